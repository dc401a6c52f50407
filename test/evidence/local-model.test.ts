/** The committed run on a real local model, verified as a stranger would: in a fresh clone, offline. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StepsReport } from '../../src/commands/support/steps.ts';
import { verifyCommand } from '../../src/commands/verify.ts';
import { parseAdmission } from '../../src/ledger/admission.ts';
import { testContext } from '../support/context.ts';
import { ROOT } from '../support/dist.ts';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';

const RUN = 'campaigns/local-model-review/runs/smollm2-135m';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, env: { ...GIT_ENVIRONMENT }, encoding: 'utf8' });

/** A clone as anybody gets it, of what is committed; nothing of this work tree. */
function clone(): string {
  const folder = join(temporaryFolder(), 'clone');
  git(ROOT, 'clone', '--quiet', '--no-hardlinks', ROOT, folder);
  return folder;
}

describe('the run on a local model', () => {
  it('verifies in a fresh clone, and no longer when a byte of it changes', async () => {
    const root = clone();
    const whole = await verifyCommand({ run: RUN }, testContext({ cwd: root }));
    const report = whole.json as StepsReport;
    expect(report.steps.filter(({ ok }) => !ok)).toEqual([]);
    expect(whole.exit).toBe(0);
    const scores = join(root, RUN, 'scores.json');
    const text = readFileSync(scores, 'utf8');
    writeFileSync(scores, text.replace('"total": 0', '"total": 1'));
    expect(readFileSync(scores, 'utf8')).not.toBe(text);
    const altered = await verifyCommand({ run: RUN }, testContext({ cwd: root }));
    expect(altered.exit).toBe(1);
    expect((altered.json as StepsReport).ok).toBe(false);
  }, 60_000);

  it('asked a real model over the reviewed route', () => {
    const bytes = readFileSync(join(ROOT, RUN, 'admission.json'));
    const admission = parseAdmission(bytes, 'admission.json');
    if (!admission.ok) throw new Error(JSON.stringify(admission.findings));
    expect(admission.value).toMatchObject({
      driver: { id: 'openai-chat', synthetic: false },
      binding: { profile_id: 'local-smollm2', model: 'smollm2-135m-instruct-q4_1-b179c9523d0e' },
    });
  });

  it('left no secret key behind', () => {
    const tracked = git(ROOT, 'ls-files', '-z').split('\0');
    expect(tracked.filter((name) => /\.(?:pem|key)$/u.test(name))).toEqual([]);
    for (const name of readdirSync(join(ROOT, RUN)))
      expect(readFileSync(join(ROOT, RUN, name), 'utf8')).not.toContain('PRIVATE KEY');
  });
});
