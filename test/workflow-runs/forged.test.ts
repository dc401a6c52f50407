/** Whoever may push puts something else in the place of a run: nothing of it is executed, paid for or signed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256Hex } from '../../src/protocol/digest.ts';
import type { Run } from '../simulator/model.ts';
import { failureOf, PAIRS, setModelStage, type ModelStage } from './model-stage.ts';
import { output } from './stage.ts';

const LONG = { timeout: 300_000 };

type Json = Record<string, unknown>;

/** What it names does not exist, does not fit, or does not follow from what was reviewed. */
const NOT_OURS = /\[(?:run-other|evidence-invalid|github-not-found|file-missing)\]$/u;

/** Moves the run's ref to a commit of these files beside those that are there, as anybody with a clone can. */
function push({ stage }: ModelStage, ref: string, files: Readonly<Record<string, string | null>>): void {
  const { store } = stage.repo.repo;
  const before = store.ref(ref) ?? '';
  const who = { name: 'author', email: 'author@example.com', date: '2026-11-01T12:00:00Z' };
  const tree = store.writeFiles(before, files);
  const commit = store.writeCommit({ tree, parents: [before], author: who, committer: who, message: 'Mine\n' });
  if (!store.updateRef(ref, commit, before)) throw new Error('The ref was not moved.');
}

/** Another admission, and the one line of the journal that names it. */
function forgedAdmission(
  made: ModelStage,
  ref: string,
  change: (admission: Json, grant: Json) => void,
): Record<string, string> {
  const { repo } = made.stage;
  const admission = JSON.parse(repo.read(ref, 'admission.json').toString('utf8')) as Json;
  change(admission, admission['grant'] as Json);
  const text = `${JSON.stringify(admission, null, 2)}\n`;
  const journal = repo.read(ref, 'journal.jsonl').toString('utf8');
  return {
    'admission.json': text,
    'journal.jsonl': journal.replace(/"admissionSha256":"[0-9a-f]{64}"/u, `"admissionSha256":"${sha256Hex(text)}"`),
  };
}

describe('a run that was authorized, and then forged', () => {
  let made: ModelStage;
  let ref: string;
  let workflow: Run;
  let honest: string;
  beforeAll(async () => {
    made = await setModelStage();
    ({ ref, workflow } = await made.authorized());
    honest = made.stage.repo.head(ref);
  }, 120_000);
  afterAll(() => made.close());

  async function refusal(files: Readonly<Record<string, string | null>>): Promise<string> {
    const { store } = made.stage.repo.repo;
    push(made, ref, files);
    const step = await made.execute(ref, workflow).done;
    store.updateRef(ref, honest, made.stage.repo.head(ref));
    expect(made.server.requests).toEqual([]);
    expect(step.outputs.has('run-commit')).toBe(false);
    return failureOf(step);
  }

  it.each<[string, (admission: Json, grant: Json) => void]>([
    ['lasts for ever', (_, grant) => (grant['expiresAt'] = '2099-01-01T00:00:00.000Z')],
    ['may cost more', (_, grant) => ((grant['ceilings'] as Json)['maxCostUsd'] = '999999')],
    ['names a review that nobody made', (_, grant) => (grant['approvals'] = [{ reviewId: 1, userId: 2 }])],
    ['is of another commit', (_, grant) => (grant['headCommit'] = grant['baseCommit'])],
    ['is of another pull request', (_, grant) => (grant['pullRequest'] = 99)],
    ['sends more at once than the policy allows', (admission) => (admission['concurrency'] = 100)],
    [
      'was approved by the person who ran it',
      (admission, { approvedAt, expiresAt, ceilings, headCommit: commit }) => {
        admission['grant'] = { kind: 'local-self-approval', approvedAt, expiresAt, ceilings, commit };
      },
    ],
    [
      'marks made-up answers as a model’s',
      (admission) => (admission['driver'] = { id: 'openai-chat', synthetic: true }),
    ],
    ['is of another run', (admission) => (admission['runId'] = 'pr1-000000000000')],
  ])('is refused when its admission %s', LONG, async (_, change) => {
    const message = await refusal(forgedAdmission(made, ref, change));
    expect(message).toMatch(NOT_OURS);
  });

  it('is refused when its admission changed alone', LONG, async () => {
    const { 'admission.json': admission = '' } = forgedAdmission(made, ref, (_, grant) => (grant['pullRequest'] = 99));
    expect(await refusal({ 'admission.json': admission })).toMatch(
      /\[(?:run-other|github-not-found|evidence-invalid)\]/u,
    );
  });

  it('is refused with a file that no run has', LONG, async () => {
    expect(await refusal({ 'install.sh': 'id\n' })).toContain('[run-ref-damaged]');
  });

  it('is refused without its lock', LONG, async () => {
    expect(await refusal({ 'lock.json': null })).toContain('[run-ref-damaged]');
  });

  it('is executed when it is itself again, signed as what was executed, and not as what came after', LONG, async () => {
    const { stage, server } = made;
    const executed = await made.execute(ref, workflow).done;
    expect(executed).toMatchObject({ conclusion: 'success' });
    expect(server.requests).toHaveLength(2 * PAIRS);
    const done = stage.repo.head(ref);
    expect(output(executed, 'run-commit')).toBe(done);

    const branches = Object.fromEntries(stage.repo.refs());
    push(made, ref, { 'scores.json': '{}\n' });
    expect(failureOf(await stage.sign(executed))).toContain('[run-moved]');
    stage.repo.repo.store.updateRef(ref, honest, stage.repo.head(ref));
    expect(failureOf(await stage.sign(executed))).toContain('[run-moved]');
    expect(Object.fromEntries(stage.repo.refs())).toEqual(branches);
    stage.repo.repo.store.updateRef(ref, done, honest);
    expect(await stage.sign(executed)).toMatchObject({ conclusion: 'success' });
  });
});

describe('a run that somebody else executed with a key of their own', () => {
  it('is neither gone on with nor taken for complete, though every record of it adds up', LONG, async () => {
    const made = await setModelStage();
    try {
      const { stage, server } = made;
      const { ref, workflow } = await made.authorized();
      // The very program, against the very ref, with answers of a server of theirs: only the key is another.
      const forged = await made.execute(ref, workflow, { env: { OPENAI_API_KEY: 'sk-key-of-somebody-else' } }).done;
      expect(output(forged, 'state')).toBe('completed');
      const paid = server.requests.length;

      const step = await made.execute(ref, stage.dispatch()).done;
      expect(failureOf(step)).toContain('[run-unsealed]');
      expect(step.outputs.has('run-commit')).toBe(false);
      expect(server.requests).toHaveLength(paid);
      const seal = JSON.stringify({ schemaVersion: 'equipoise.run-seal.v1', mac: '0'.repeat(64) });
      push(made, ref, { 'seal.json': `${seal}\n` });
      expect(failureOf(await made.execute(ref, stage.dispatch()).done)).toContain('[run-unsealed]');
      push(made, ref, { 'seal.json': null });
      expect(failureOf(await made.execute(ref, stage.dispatch()).done)).toContain('[run-unsealed]');
      expect(stage.repo.head('campaign')).toBe(stage.pull.headSha);
    } finally {
      await made.close();
    }
  });
});
