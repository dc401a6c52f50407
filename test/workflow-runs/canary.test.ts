/** The three secrets of a run, looked for in everything that its jobs leave behind: streams, files, outputs, comments, git objects. */
import { execFileSync } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import type { Permissions } from '../simulator/github.ts';
import type { StepResult } from '../simulator/runner.ts';
import { CANARY, filesBelow, secretForms } from '../support/canary.ts';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';
import { setModelStage, type ModelStage } from './model-stage.ts';
import { output, type JobOptions } from './stage.ts';

let made: ModelStage | null = null;
afterEach(async () => {
  await made?.close();
  made = null;
});

/** Every object of the server's repository, reachable or not, unpacked. */
function everyObject(path: string): string {
  const args = ['cat-file', '--batch-all-objects', '--batch', '--unordered'];
  return execFileSync('git', args, { cwd: path, env: GIT_ENVIRONMENT, maxBuffer: 1 << 30 }).toString('latin1');
}

it(
  'are nowhere, in no form, after a run that was executed, lost, resumed and refused by the signer',
  { timeout: 300_000 },
  async () => {
    made = await setModelStage();
    const { stage, server } = made;
    const { github, repo, pull } = stage;
    const seed = Buffer.from(stage.signingKey.replace(/-----[^-]+-----|\s/gu, ''), 'base64').subarray(-32);
    const tokens: string[] = [];
    const folders: string[] = [];
    const steps: StepResult[] = [];
    /** The inputs and folders of a job whose token and places are known here. */
    const known = (permissions: Permissions, inputs: Record<string, string> = {}): Partial<JobOptions> => {
      const token = github.actionsToken(repo, permissions);
      const [workspace, folder] = [temporaryFolder(), temporaryFolder()];
      tokens.push(token);
      folders.push(workspace, folder);
      return { workspace, folder, inputs: { ...inputs, token }, secrets: [] };
    };
    const writer: Permissions = { contents: 'write', pull_requests: 'write', actions: 'read' };
    const baseUrl = { 'base-url': `${server.origin}/v1` };

    stage.approve();
    const workflow = stage.dispatch();
    const authorized = await stage.authorize({ ...known(writer, baseUrl), runId: workflow.id });
    const ref = output(authorized, 'run-ref');
    const env = { OPENAI_API_KEY: CANARY };

    // A server that repeats the key wherever it can, and a machine that goes while it has requests under way.
    made.before = ({ index, headers }) =>
      index <= 4
        ? new Promise(() => undefined)
        : Promise.resolve(
            index === 5
              ? {
                  kind: 'answer',
                  status: 429,
                  headers: { 'x-echo': headers.authorization ?? '' },
                  body: `{"error":{"message":"${CANARY.slice(0, 12)}","code":"${encodeURIComponent(CANARY)}"}}`,
                }
              : null,
          );
    const job = { ...known(writer, baseUrl), runId: workflow.id, env };
    const lost = made.execute(ref, workflow, job);
    await made.reached(4);
    lost.kill();
    steps.push(authorized, await lost.done);
    workflow.status = 'completed';
    const next = stage.dispatch();
    const paused = await made.execute(ref, next, { ...known(writer, baseUrl), env }).done;
    expect(output(paused, 'state')).toBe('paused');
    const refused = await stage.sign(paused, known(writer));
    steps.push(paused, refused);
    const merged = await stage.sign(paused, { ...known(writer), env });
    expect(merged.log).toContain('[authorities-merged]');
    const broken = await stage.sign(paused, {
      ...known(writer),
      env: { EQUIPOISE_SIGNING_KEY: `${stage.signingKey}x` },
    });
    steps.push(merged, broken);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${CANARY}`);

    const everything: readonly (readonly [string, string])[] = [
      ...steps.map(
        ({ raw, summary, outputs }, index) => [`step ${index}`, JSON.stringify([raw, summary, [...outputs]])] as const,
      ),
      ...steps.map(({ raw }, index) => [`stream of step ${index}`, raw] as const),
      ...folders.flatMap((folder) => filesBelow(folder)),
      ['objects of the server', everyObject(repo.repo.store.path)],
      ['comments and checks', JSON.stringify([pull.comments, repo.checkRuns, repo.dispatches])],
      ['what was asked of the server', JSON.stringify(github.requests)],
    ];
    const secrets = {
      'gateway key': secretForms(CANARY),
      'signing key': secretForms(stage.signingKey.replace(/-----[^-]+-----|\s/gu, '')),
      'seed of the signing key': secretForms(seed.toString('latin1')),
      'seed in hex': secretForms(seed.toString('hex')),
      ...Object.fromEntries(tokens.map((token, index) => [`token ${index}`, secretForms(token)])),
      ...Object.fromEntries(
        tokens.map((token, index) => [`header of token ${index}`, secretForms(`x-access-token:${token}`)]),
      ),
    };
    const found = everything.flatMap(([place, text]) =>
      Object.entries(secrets).flatMap(([secret, forms]) =>
        Object.entries(forms)
          // Half of the user name that goes with every token is no secret.
          .filter(
            ([form, value]) => !(secret.startsWith('header') && form.startsWith('first half')) && text.includes(value),
          )
          .map(([form]) => `${secret}, ${form}: ${place}`),
      ),
    );
    expect(found).toEqual([]);
    // The search finds what is there.
    expect(everyObject(repo.repo.store.path)).toContain('equipoise.run-seal.v1');
    expect(folders.length).toBeGreaterThan(8);
  },
);
