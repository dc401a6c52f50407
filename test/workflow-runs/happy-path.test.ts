/** From a pull request to evidence in git, job by job, as a repository with our example workflows would go through it. */
import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { equipoise } from '../support/dist.ts';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';
import { output, setStage, type Stage } from './stage.ts';

let stage: Stage | null = null;
afterEach(async () => {
  await stage?.github.close();
  stage = null;
});

describe('a campaign of a pull request', () => {
  it(
    'is validated, gated, authorized, executed, signed and committed as Verified evidence that a clone verifies',
    { timeout: 300_000 },
    async () => {
      stage = await setStage();
      const { repo, pull } = stage;

      const validated = await stage.validate();
      expect(validated).toMatchObject({ conclusion: 'success' });
      expect(JSON.parse(output(validated, 'campaigns'))).toMatchObject([{ campaignSha256: stage.campaignSha256 }]);

      const early = await stage.gate();
      expect(early).toMatchObject({ conclusion: 'success' });
      expect(output(early, 'dispatched')).toBe('0');
      expect(pull.comments).toHaveLength(1);
      expect(pull.comments[0]?.body).toContain('waiting for approval');

      stage.approve();
      const gate = await stage.gate();
      expect(output(gate, 'dispatched')).toBe('1');
      expect(pull.comments).toHaveLength(1);
      expect(repo.dispatches).toMatchObject([
        {
          workflow: 'run.yml',
          inputs: { pr: String(pull.number), 'head-sha': pull.headSha, 'campaign-sha256': stage.campaignSha256 },
        },
      ]);

      const authorized = await stage.authorize();
      expect(authorized.log).not.toContain('error');
      expect(authorized).toMatchObject({ conclusion: 'success' });
      const ref = output(authorized, 'run-ref');

      const executed = await stage.execute(ref).done;
      expect(executed).toMatchObject({ conclusion: 'success' });
      expect(output(executed, 'state')).toBe('completed');

      const signed = await stage.sign(executed);
      expect(signed).toMatchObject({ conclusion: 'success' });
      expect(output(signed, 'evidence-branch')).toBe('campaign');
      expect(signed.summary).toContain(`pull request ${pull.number}, 1 review by others than its author`);
      expect(signed.summary).not.toContain('self-approv');
      expect(repo.head('campaign')).toBe(output(signed, 'evidence-commit'));
      expect(pull.comments).toHaveLength(1);
      expect(pull.comments[0]?.body).toContain('completed');

      const clone = temporaryFolder();
      execFileSync('git', ['clone', '-q', '--branch', 'campaign', repo.repo.store.path, clone], {
        env: GIT_ENVIRONMENT,
      });
      const run = `campaigns/${stage.campaignId}/runs/${output(signed, 'run-id')}`;
      expect(equipoise(['verify', run], { cwd: clone })).toMatchObject({ code: 0 });

      const again = await stage.gate();
      expect(output(again, 'dispatched')).toBe('0');
    },
  );
});
