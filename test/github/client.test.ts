/** The connection: what is tried again, what never is, and what gets out of a failure. */
import { beforeEach, describe, expect, it } from 'vitest';
import { connectGitHub, createRef, getPullRequest, getRepository, getRef, listReviews } from '../../src/github/api.ts';
import { nextPage } from '../../src/github/pages.ts';
import type { Fault } from '../simulator/github.ts';
import { codeOf, connect, setStage, type Stage } from './support.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});

const fault = (kind: Fault['kind'], times?: number, more: Partial<Fault> = {}): void =>
  stage.github.fault({ path: /./u, kind, ...(times === undefined ? {} : { times }), ...more });

describe('what is asked for', () => {
  const given = (more: Partial<Parameters<typeof connectGitHub>[0]>): Promise<unknown> =>
    connectGitHub({
      apiUrl: 'https://api.github.com',
      repository: 'octo/skills',
      token: 'ghs_x',
      signal: new AbortController().signal,
      ...more,
    });

  it.each([
    ['a token with a line break', { token: 'ghs_canary\n' }, 'github-token'],
    ['an empty token', { token: '' }, 'github-token'],
    ['plain http elsewhere', { apiUrl: 'http://github.example' }, 'gateway-url'],
    ['a repository without an owner', { repository: 'skills' }, 'github-repository'],
    ['a repository that climbs', { repository: 'octo/..' }, 'github-repository'],
  ])('is refused: %s', async (_, more, code) => {
    expect(await codeOf(given(more))).toBe(code);
  });
});

describe('a read', () => {
  it('is tried again while the service stumbles, waiting longer each time', async () => {
    const waits: number[] = [];
    fault({ type: 'status', status: 502 }, 2);
    fault({ type: 'cut' }, 1);
    const { id } = await getRepository(await connect(stage, { waits }));
    expect({ id, waits }).toEqual({ id: stage.repo.id, waits: [1000, 2000, 4000] });
  });

  it('is given up after four tries', async () => {
    fault({ type: 'status', status: 500 });
    expect(await codeOf(getRepository(await connect(stage)))).toBe('github-unavailable');
    expect(stage.github.requests).toHaveLength(4);
  });

  it('waits as long as a secondary limit says, or a minute when it does not say', async () => {
    const waits: number[] = [];
    fault({ type: 'secondary-limit', retryAfter: 7 }, 1);
    fault({ type: 'secondary-limit', retryAfter: null }, 1);
    await getRepository(await connect(stage, { waits }));
    expect(waits).toEqual([7000, 60_000]);
  });

  it('does not wait for longer than a job should, nor for an hourly limit', async () => {
    fault({ type: 'secondary-limit', retryAfter: 600 }, 1);
    expect(await codeOf(getRepository(await connect(stage)))).toBe('github-rate-limited');
    fault({ type: 'primary-limit' }, 1);
    expect(await codeOf(getRepository(await connect(stage)))).toBe('github-rate-limited');
    expect(stage.github.requests).toHaveLength(2);
  });

  it('of a GraphQL query is tried again too', async () => {
    const { listCommits } = await import('../../src/github/api.ts');
    fault({ type: 'status', status: 503 }, 1, { method: 'POST' });
    fault({ type: 'garbage' }, 1, { method: 'POST' });
    expect(await listCommits(await connect(stage), stage.pull.number)).toHaveLength(1);
  });

  it.each([
    ['garbage', { type: 'garbage' }, 'github-answer'],
    ['JSON of another shape', { type: 'wrong-shape' }, 'github-answer'],
    ['a refusal', { type: 'status', status: 403 }, 'github-forbidden'],
    ['a missing thing', { type: 'status', status: 404 }, 'github-not-found'],
    ['a redirect', { type: 'redirect', location: 'https://evil.example/' }, 'github-moved'],
  ] as const)('that is answered with %s fails with its own code', async (_, kind, code) => {
    fault(kind);
    expect(await codeOf(getRepository(await connect(stage)))).toBe(code);
  });

  it('of what a token may not see says so', async () => {
    const token = stage.github.actionsToken(stage.repo, {});
    stage.github.revoke(token);
    expect(await codeOf(getRepository(await connect(stage, { token })))).toBe('github-unauthorized');
  });

  it('ends when the run is interrupted, in the middle of an answer and in the middle of a wait', async () => {
    const first = new AbortController();
    fault({ type: 'silent' }, 1);
    const reading = codeOf(getRepository(await connect(stage, { signal: first.signal })));
    await expect.poll(() => stage.github.requests.length).toBe(1);
    first.abort();
    expect(await reading).toBe('github-interrupted');
    const second = new AbortController();
    fault({ type: 'status', status: 500 }, 1);
    const client = await connect(stage, { signal: second.signal, onWait: () => second.abort() });
    expect(await codeOf(getRepository(client))).toBe('github-interrupted');
  });

  it('that gets no answer in time is tried again', async () => {
    fault({ type: 'silent' }, 1);
    expect(await getRepository(await connect(stage, { timeoutMs: 2000 }))).toMatchObject({ id: stage.repo.id });
    expect(stage.github.requests).toHaveLength(2);
  });
});

describe('a write', () => {
  const create = async (): Promise<string> =>
    codeOf(createRef(await connect(stage), 'refs/equipoise/lock', stage.repo.head()));

  it.each([
    ['an error of the service', { type: 'status', status: 502 }],
    ['a broken connection', { type: 'cut' }],
    ['something that is no answer', { type: 'garbage' }],
  ] as const)('that is answered with %s is never sent twice, and its outcome is unknown', async (_, kind) => {
    fault(kind, 5, { method: 'POST', carriedOut: true });
    expect(await create()).toBe('github-outcome-unknown');
    expect(stage.github.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    // It had been done after all, and looking tells.
    expect(await getRef(await connect(stage), 'refs/equipoise/lock')).toBe(stage.repo.head());
  });

  it('that a limit refuses was certainly not done, and is not sent again either', async () => {
    fault({ type: 'secondary-limit', retryAfter: 1 }, 1, { method: 'POST' });
    expect(await create()).toBe('github-rate-limited');
    expect(await getRef(await connect(stage), 'refs/equipoise/lock')).toBeNull();
  });
});

describe('errors', () => {
  it('hold neither the token nor anything that GitHub said', async () => {
    const token = stage.github.actionsToken(stage.repo, {});
    for (const kind of [
      { type: 'status', status: 403, message: `canary-body ${token}` },
      { type: 'status', status: 500, message: `canary-body ${token}` },
      { type: 'status', status: 422, message: `canary-body ${token}` },
      { type: 'garbage' },
      { type: 'cut' },
    ] as const) {
      stage.github.clearFaults();
      fault(kind);
      const client = await connect(stage, { token });
      for (const attempt of [
        () => getRepository(client),
        () => createRef(client, 'refs/equipoise/x', stage.repo.head()),
        () => listReviews(client, 1),
      ]) {
        const error: unknown = await attempt().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(Error);
        const { message, stack, cause } = error as Error;
        const all = `${message}\n${stack ?? ''}\n${JSON.stringify(error)}\n${String(cause)}`;
        expect(all).not.toContain(token);
        expect(all).not.toContain('canary-body');
        expect(all).not.toContain('Unicorn');
        expect(cause).toBeUndefined();
      }
    }
  });
});

describe('pages', () => {
  it('are all read, up to the cap', async () => {
    const { pull, github } = stage;
    for (let index = 0; index < 230; index += 1) pull.review(github.user(`r${index}`), 'APPROVED');
    const client = await connect(stage);
    const reviews = await listReviews(client, pull.number);
    expect(reviews.map(({ id }) => id)).toEqual(pull.pull.reviews.map(({ id }) => id));
    expect(github.requests).toHaveLength(3);
    for (let index = 230; index < 1001; index += 1) pull.review(github.user(`r${index}`), 'APPROVED');
    expect(await codeOf(listReviews(client, pull.number))).toBe('github-too-many-reviews');
  });

  it('are followed on the same server only', () => {
    const link = (url: string): string => `<${url}>; rel="next", <https://api.example/last>; rel="last"`;
    const origin = 'https://api.example';
    expect(nextPage(link('https://api.example/x?page=2'), origin)).toBe('https://api.example/x?page=2');
    for (const url of [
      'https://evil.example/x?page=2',
      'http://api.example/x',
      'https://api.example.evil.test/',
      'nonsense',
      'https://api.example/?page={owner}',
    ]) {
      expect(nextPage(link(url), origin)).toBeNull();
    }
    expect(nextPage('<https://api.example/>; rel="prev"', origin)).toBeNull();
    expect(nextPage(undefined, origin)).toBeNull();
  });
});

describe('another repository', () => {
  it('is read over the same connection', async () => {
    const fork = stage.github.fork(stage.repo, stage.author);
    const client = (await connect(stage)).at({ owner: 'author', repo: 'skills' });
    expect(await getRepository(client)).toMatchObject({ id: fork.id, fullName: 'author/skills' });
    expect(await codeOf(getPullRequest(client, 1))).toBe('github-not-found');
  });
});
