/**
 * What a workflow run knows about itself: where it runs, for whom, and what set it off. The Action's face reads it from
 * the runner's variables and event file; commands get it parsed.
 *
 * Nothing here is an authority. An event is a reason to look; what is true now is asked of the API.
 */
import * as z from 'zod';

const id = z.int().min(1);
const commit = z.string().regex(/^[0-9a-f]{40}$/u);
const repositoryName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/u);
/** Branch names of strangers end up in no message, path or argument; one that git itself refuses is no event of GitHub's. */
const branch = z.string().min(1).max(255);

const pullRequestEvent = z.object({
  action: z.string().max(64),
  number: id,
  pull_request: z.object({
    number: id,
    head: z.object({ sha: commit, repo: z.object({ id }).nullable() }),
    base: z.object({ sha: commit, ref: branch }),
  }),
});

const workflowRunEvent = z.object({
  workflow_run: z.object({
    id,
    event: z.string().max(64),
    head_sha: commit,
    head_branch: branch.nullable(),
    head_repository: z
      .object({ id, owner: z.object({ login: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/u) }) })
      .nullable(),
  }),
});

const anyEvent = z.object({
  repository: z.object({ id, full_name: repositoryName, default_branch: branch }),
  sender: z.object({ id }).optional(),
});

export interface Workflow {
  /** Of the web server, such as `https://github.com`; no trailing slash. */
  readonly server: string;
  /** Of the API, such as `https://api.github.com`; no trailing slash. */
  readonly api: string;
  readonly repository: { readonly id: number; readonly name: string; readonly defaultBranch: string };
  /** The commit and full ref that the workflow file was taken from. */
  readonly commit: string;
  readonly ref: string;
  readonly runId: number;
  readonly runAttempt: number;
  readonly actorId: number;
  readonly event:
    | {
        readonly name: 'pull_request';
        readonly number: number;
        readonly headSha: string;
        readonly headRepositoryId: number | null;
        readonly baseSha: string;
      }
    | {
        readonly name: 'workflow_run';
        /** The event that set off the run which set off this one. */
        readonly cause: string;
        readonly headSha: string;
        /** Where the head lay; null when the fork is gone. The branch is a stranger's text: for one look-up, never shown. */
        readonly head: { readonly repositoryId: number; readonly owner: string; readonly branch: string } | null;
      }
    | { readonly name: 'other'; readonly event: string };
}

/** What the runner hands over; texts, not yet believed. */
export interface RunnerValues {
  readonly server: string;
  readonly api: string;
  readonly eventName: string;
  /** The parsed event file. */
  readonly event: unknown;
  readonly commit: string;
  readonly ref: string;
  readonly runId: string;
  readonly runAttempt: string;
  readonly actorId: string;
}

const runnerValues = z.object({
  server: z.url({ protocol: /^https?$/u }),
  api: z.url({ protocol: /^https?$/u }),
  eventName: z.string().regex(/^[a-z_]{1,64}$/u),
  commit,
  ref: z.string().min(1).max(512),
  runId: z.coerce.number().int().min(1),
  runAttempt: z.coerce.number().int().min(1),
  actorId: z.coerce.number().int().min(1),
});

export type WorkflowRead =
  { readonly ok: true; readonly value: Workflow } | { readonly ok: false; readonly problem: string };

/** Reads what the runner hands over; the problem names the field and never quotes it. */
export function readWorkflow(values: RunnerValues): WorkflowRead {
  const runner = runnerValues.safeParse(values);
  if (!runner.success) return { ok: false, problem: problemOf('the variables of the runner', runner.error) };
  const common = anyEvent.safeParse(values.event);
  if (!common.success) return { ok: false, problem: problemOf('the event', common.error) };
  const event = readEvent(values.eventName, values.event);
  if (typeof event === 'string') return { ok: false, problem: event };
  const { repository } = common.data;
  const { server, api, commit: sha, ref, runId, runAttempt, actorId } = runner.data;
  return {
    ok: true,
    value: {
      server: server.replace(/\/+$/u, ''),
      api: api.replace(/\/+$/u, ''),
      repository: { id: repository.id, name: repository.full_name, defaultBranch: repository.default_branch },
      commit: sha,
      ref,
      runId,
      runAttempt,
      actorId,
      event,
    },
  };
}

function readEvent(name: string, payload: unknown): Workflow['event'] | string {
  if (name === 'pull_request') {
    const parsed = pullRequestEvent.safeParse(payload);
    if (!parsed.success) return problemOf('the event', parsed.error);
    const { number, head, base } = parsed.data.pull_request;
    return { name, number, headSha: head.sha, headRepositoryId: head.repo?.id ?? null, baseSha: base.sha };
  }
  if (name === 'workflow_run') {
    const parsed = workflowRunEvent.safeParse(payload);
    if (!parsed.success) return problemOf('the event', parsed.error);
    const { event, head_sha, head_branch, head_repository } = parsed.data.workflow_run;
    const head =
      head_repository === null || head_branch === null
        ? null
        : { repositoryId: head_repository.id, owner: head_repository.owner.login, branch: head_branch };
    return { name, cause: event, headSha: head_sha, head };
  }
  return { name: 'other', event: name };
}

function problemOf(what: string, error: z.ZodError): string {
  const [issue] = error.issues;
  return `${what}: the field ${issue?.path.join('.') ?? ''} is missing or not of the expected form`;
}
