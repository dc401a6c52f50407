/** A run on a ref of a real git server, with a clock that passes only when somebody waits for it. */
import { tmpdir } from 'node:os';
import { openGitRefStore, type GitRefStoreOptions } from '../../../src/runner/store-gitref.ts';
import type { RunStore } from '../../../src/runner/store.ts';
import type { GitServer } from '../../support/git-http-server.ts';
import { GIT_ENVIRONMENT } from '../../support/repo.ts';

export const REPOSITORY = 'octo/evidence';
export const REF = 'refs/equipoise/runs/index-checks/run-1';
export const HOLDER = { workflowRunId: 101, runAttempt: 1 };

export interface FakeTime {
  readonly waits: readonly number[];
  readonly monotonic: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export function fakeTime(): FakeTime {
  const waits: number[] = [];
  let at = 0;
  return {
    waits,
    monotonic: () => at,
    async sleep(ms) {
      waits.push(ms);
      at += ms;
      await Promise.resolve();
    },
  };
}

export function storeOptions(server: GitServer, change: Partial<GitRefStoreOptions> = {}): GitRefStoreOptions {
  const { monotonic, sleep } = fakeTime();
  return {
    remote: { server: server.url, repository: REPOSITORY, token: null },
    campaignId: 'index-checks',
    runId: 'run-1',
    environment: (name) => GIT_ENVIRONMENT[name],
    parent: tmpdir(),
    holder: HOLDER,
    isAlive: () => Promise.resolve(true),
    now: () => new Date('2026-07-16T12:00:00.000Z'),
    monotonic,
    sleep,
    ...change,
  };
}

export function openStore(server: GitServer, change: Partial<GitRefStoreOptions> = {}): Promise<RunStore> {
  return openGitRefStore(storeOptions(server, change));
}
