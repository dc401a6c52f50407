/** The whole main job in one process: from a fresh repository to signed, verified, reported evidence. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CommandResult } from '../../src/commands/context.ts';
import { keysGenerateCommand, type KeysGenerateReport } from '../../src/commands/keys.ts';
import { previewCommand } from '../../src/commands/preview.ts';
import { reportCommand, type ReportJson } from '../../src/commands/report.ts';
import { runCommand } from '../../src/commands/run.ts';
import { signCommand } from '../../src/commands/sign.ts';
import { statusCommand, type StatusReport } from '../../src/commands/status.ts';
import type { StepsReport } from '../../src/commands/support/steps.ts';
import { validateCommand } from '../../src/commands/validate.ts';
import { verifyCommand } from '../../src/commands/verify.ts';
import type { RunSummary } from '../../src/ledger/summary.ts';
import { testContext } from '../support/context.ts';
import { evidenceRepo, RUN_REQUEST } from '../support/evidence-repo.ts';
import { temporaryFolder } from '../support/repo.ts';

const RUN = 'campaigns/review/runs/run-1';

it.each(['code-review-coverage', 'workflow-adherence'])(
  'goes from init to a verified report (%s)',
  async (category) => {
    const repo = await evidenceRepo({ category });
    const context = testContext({ cwd: repo.root });
    repo.commit({}, 'A campaign');

    expect(await validateCommand({ paths: [], fileOnly: false, campaign: null }, context)).toMatchObject({ exit: 0 });
    expect(await previewCommand({ path: repo.campaign, requireWithinBudget: true }, context)).toMatchObject({
      exit: 0,
    });

    const run = await runCommand({ ...RUN_REQUEST }, context);
    expect(run.exit).toBe(0);
    const summary = run.json as RunSummary;
    expect(summary).toMatchObject({ status: 'completed', synthetic: true, pairs: { total: 6, complete: 6 } });
    expect(context.warned.at(-1)).toContain('pairs 6/6');
    expect(JSON.parse(repo.readText(`${RUN}/admission.json`))).toMatchObject({
      grant: { kind: 'local-self-approval', commit: repo.git('rev-parse', 'HEAD') },
    });

    const status = (await statusCommand({ run: RUN }, context)).json as StatusReport;
    expect(status).toMatchObject({
      ...summary,
      signed: false,
      state: summary.status,
      pending: [],
      indeterminate: [],
      tornBytes: 0,
    });

    const keyFile = join(temporaryFolder(), 'key.pem');
    const key = (await keysGenerateCommand({ out: keyFile, label: 'test' }, context)).json as KeysGenerateReport;
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);

    const unsigned = await verifyCommand({ run: RUN }, context);
    expect(unsigned.exit).toBe(1);
    const signed = await signCommand({ run: RUN, key: keyFile }, context);
    expect(signed.text).toContain(`Signed: ${RUN}/evidence.dsse.json`);
    expect(signed).toMatchObject({ exit: 0, json: { ok: true, keyId: key.keyId } });

    const verified = await verifyCommand({ run: RUN }, context);
    expect(verified.exit).toBe(0);
    const steps = verified.json as StepsReport;
    expect(Object.keys(steps)).toEqual(['ok', 'steps', 'keyId', 'verdict']);
    expect(steps.steps.every(({ ok }) => ok)).toBe(true);
    expect(steps.verdict).toBe((signed.json as StepsReport).verdict);

    const page = join(temporaryFolder(), 'report.html');
    const report = await reportCommand({ run: RUN, html: page, format: 'markdown' }, context);
    expect(report.exit).toBe(0);
    expect((report.json as ReportJson).verdict).toBe(steps.verdict);
    expect(report.text).toContain(steps.verdict ?? 'no verdict');
    expect(readFileSync(page, 'utf8')).toContain('</html>');

    repo.commit({}, 'Evidence');
    expect(await validateCommand({ paths: [], fileOnly: false, campaign: null }, context)).toMatchObject({
      exit: 0,
      json: { ok: true, findings: [] },
    });

    // What was signed cannot be signed again, and a later edit of any record shows.
    await expect(signCommand({ run: RUN, key: keyFile }, context)).rejects.toMatchObject({
      code: 'already-signed',
      exit: 1,
    });
    for (const file of [`${RUN}/scores.json`, 'campaigns/review/rubric.json', 'campaigns/review/campaign.json']) {
      const before = repo.readText(file);
      writeFileSync(repo.path(file), `${before} `);
      const result: CommandResult = await verifyCommand({ run: RUN }, context);
      expect(result, file).toMatchObject({ exit: 1, json: { ok: false, verdict: null } });
      writeFileSync(repo.path(file), before);
    }
    expect(await verifyCommand({ run: RUN }, context)).toMatchObject({ exit: 0 });
    expect(existsSync(repo.path(RUN, 'evidence.sshsig'))).toBe(true);
  },
);
