/** How the Action is called: the event, the branch, the inputs and the secrets of a job, each refused by its name when it is not right. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/repo.ts';
import { refusals, setStage, type JobOptions, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  stage.approve();
  stage.dispatch();
});
afterAll(() => stage.github.close());

const authorizeInputs = (): Record<string, string> => ({
  'pull-request': String(stage.pull.number),
  'head-sha': stage.pull.headSha,
  'campaign-sha256': stage.campaignSha256,
});
const dispatched = (): Partial<JobOptions> => ({
  event: stage.github.lastEvent('workflow_dispatch'),
  inputs: authorizeInputs(),
});

async function refused(command: string, given: Partial<JobOptions>, ...codes: string[]): Promise<string> {
  const step = await stage.job(command, given).done;
  expect(step.conclusion).toBe('failure');
  expect(refusals(step)).toEqual(codes);
  expect(stage.repo.refs('refs/equipoise/').size).toBe(0);
  expect(stage.repo.dispatches).toHaveLength(0);
  expect(stage.pull.comments).toHaveLength(0);
  return step.log;
}

describe('an event', () => {
  it('that is not the one a job works on is refused', async () => {
    const push = stage.github.lastEvent('push');
    await refused('authorize', { ...dispatched(), event: push }, 'event-unsupported');
    await refused('gate', { event: push }, 'event-unsupported');
    await refused('gate', { event: stage.github.lastEvent('workflow_dispatch') }, 'event-unsupported');
    const event = stage.github.lastEvent('pull_request');
    // Taken from the pull request, whose text nobody has reviewed.
    await refused('authorize', { ...dispatched(), event }, 'event-unsupported');
    await refused('gate', { event, inputs: { 'pull-request': String(stage.pull.number) } }, 'not-default-branch');
  });

  it('of a branch that is not the default one is refused, however it is called', async () => {
    for (const ref of ['refs/heads/campaign', 'refs/tags/main', 'refs/heads/MAIN', 'main']) {
      await refused('authorize', { ...dispatched(), ref }, 'not-default-branch');
    }
    const event = stage.github.completeWorkflow(stage.repo, {
      name: 'equipoise validate',
      conclusion: 'success',
      actor: stage.author,
      pull: stage.pull,
    });
    await refused('gate', { event, ref: 'refs/heads/campaign' }, 'not-default-branch');
  });
});

describe('an event of a pull request', () => {
  it('that cannot be read is not replaced by whatever lies in the workspace', async () => {
    const path = join(temporaryFolder(), 'event.json');
    writeFileSync(path, '{"pull_request": {}}');
    const event = { ...stage.github.lastEvent('pull_request'), path };
    for (const command of ['validate', 'plan']) await refused(command, { event }, 'runner-unreadable');
  });
});

describe('a secret', () => {
  const gateway = { OPENAI_API_KEY: 'sk-canary-0123456789' };
  const signer = { EQUIPOISE_SIGNING_KEY: 'canary-key-0123456789' };

  it.each(['validate', 'plan', 'verify', 'gate', 'authorize'])(
    'that %s needs not is refused by its name, and two by theirs',
    async (command) => {
      const event = stage.github.lastEvent('workflow_dispatch');
      const given = command === 'authorize' ? dispatched() : command === 'gate' ? { event } : {};
      const one = await refused(command, { ...given, env: gateway }, 'secret-unneeded');
      expect(one).toContain('OPENAI_API_KEY');
      const other = await refused(command, { ...given, env: signer }, 'secret-unneeded');
      expect(other).toContain('EQUIPOISE_SIGNING_KEY');
      const both = await refused(command, { ...given, env: { ...gateway, ...signer } }, 'authorities-merged');
      for (const log of [one, other, both]) expect(log).not.toContain('canary');
    },
  );
});

describe('an input', () => {
  it('that does not exist is refused with the name that was meant', async () => {
    const { 'head-sha': headSha = '', ...rest } = authorizeInputs();
    const log = await refused(
      'authorize',
      { ...dispatched(), inputs: { ...rest, 'head-commit': headSha } },
      'unknown-input',
    );
    expect(log).toContain('"head-commit"');
    const near = await refused(
      'authorize',
      { ...dispatched(), inputs: { ...rest, head_sha: headSha } },
      'unknown-input',
    );
    expect(near).toContain('Did you mean head-sha?');
  });

  it('of another command is refused with the commands that it is for', async () => {
    const log = await refused('gate', { inputs: { 'run-ref': 'refs/equipoise/runs/a/b' } }, 'usage');
    expect(log).toContain('it is for execute, sign.');
    await refused('validate', { inputs: { 'campaign-sha256': 'a'.repeat(64) } }, 'usage');
    await refused('authorize', { ...dispatched(), inputs: { ...authorizeInputs(), workflow: 'other.yml' } }, 'usage');
  });

  it.each([
    ['head-sha', (value: string) => value.toUpperCase()],
    ['head-sha', (value: string) => value.slice(0, 7)],
    ['head-sha', () => 'main'],
    ['campaign-sha256', (value: string) => `${value}0`],
    ['campaign-sha256', () => ''],
    ['pull-request', () => '0'],
    ['pull-request', () => '1 2'],
    ['pull-request', () => '1e3'],
    ['concurrency', () => '-1'],
  ] as const)('%s that is not well-formed is refused', async (name, spoil) => {
    const inputs = { concurrency: '1', ...authorizeInputs() };
    const value = (inputs as Record<string, string>)[name] ?? '';
    const log = await refused('authorize', { ...dispatched(), inputs: { ...inputs, [name]: spoil(value) } }, 'usage');
    expect(log).toContain(name);
  });

  it.each(['../run.yml', 'run', '.github/workflows/run.yml', 'run.yml\n::error::x'])(
    'workflow %j is refused',
    async (workflow) => {
      const log = await refused('gate', { inputs: { workflow } }, 'usage');
      expect(log).not.toMatch(/^##\[error\]x/mu);
    },
  );

  it('command is one of those that there are, and says which', async () => {
    expect(await refused('Gate', {}, 'usage')).toContain('Did you mean gate?');
    expect(await refused('audit', {}, 'usage')).toContain('not part of this version');
    expect(await refused('promote-check', {}, 'usage')).toContain('not part of this version');
  });

  it.each([
    ['profile', 'no-such-profile'],
    ['concurrency', '64'],
  ])('%s beyond what the default branch allows is refused', async (name, value) => {
    const step = await stage.authorize({ inputs: { [name]: value } });
    expect(step.conclusion).toBe('failure');
    expect(refusals(step)).toHaveLength(1);
    expect(step.log).toContain(value);
    expect(stage.repo.refs('refs/equipoise/').size).toBe(0);
  });

  it('token is needed by everything that asks the API', async () => {
    expect(await refused('gate', { inputs: { token: '' } }, 'usage')).toContain('token');
    const inputs = { ...authorizeInputs(), token: '' };
    expect(await refused('authorize', { ...dispatched(), inputs }, 'usage')).toContain('token');
  });
});
