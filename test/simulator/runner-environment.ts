/** The environment of a step: what every job gets, and nothing of the environment that the tests run in. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS_BOT, type RecordedEvent } from './github.ts';
import type { ActionRun } from './runner.ts';

export function inputEnvironment(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

/** Only where programs lie is taken over. */
export function environment(run: ActionRun): Record<string, string> {
  const { github, repository, event } = run;
  const temp = join(run.folder, 'temp');
  mkdirSync(temp, { recursive: true });
  const pull = event?.payload['pull_request'] as
    { readonly number: number; readonly merge_commit_sha: string | null } | undefined;
  const base = github?.url ?? 'http://127.0.0.1:9';
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_TEMP: temp,
    RUNNER_ENVIRONMENT: 'github-hosted',
    GITHUB_WORKSPACE: run.workspace,
    GITHUB_API_URL: base,
    GITHUB_GRAPHQL_URL: `${base}/graphql`,
    GITHUB_SERVER_URL: base,
    GITHUB_ACTION: '__self',
    GITHUB_WORKFLOW: 'test',
    GITHUB_JOB: run.job ?? 'test',
    GITHUB_RUN_ID: String(run.runId ?? 1),
    GITHUB_RUN_NUMBER: '1',
    GITHUB_RUN_ATTEMPT: String(run.runAttempt ?? 1),
    GITHUB_EVENT_NAME: event?.name ?? 'push',
    ...(event === undefined ? {} : { GITHUB_EVENT_PATH: event.path }),
    ...actors(event),
    ...(repository === undefined
      ? {}
      : {
          GITHUB_REPOSITORY: repository.fullName,
          GITHUB_REPOSITORY_ID: String(repository.id),
          GITHUB_REPOSITORY_OWNER: repository.repo.owner.login,
          GITHUB_REPOSITORY_OWNER_ID: String(repository.repo.owner.id),
          GITHUB_SHA: run.sha ?? pull?.merge_commit_sha ?? repository.head('main'),
          GITHUB_REF: run.ref ?? (pull === undefined ? 'refs/heads/main' : `refs/pull/${pull.number}/merge`),
        }),
    ...Object.fromEntries([...(run.state ?? [])].map(([name, value]) => [`STATE_${name}`, value])),
  };
}

function actors(event: RecordedEvent | undefined): Record<string, string> {
  const sender = event?.payload['sender'] as { readonly login: string; readonly id: number } | undefined;
  const { login, id } = sender ?? ACTIONS_BOT;
  return { GITHUB_ACTOR: login, GITHUB_ACTOR_ID: String(id), GITHUB_TRIGGERING_ACTOR: login };
}
