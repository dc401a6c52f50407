/** What the Actions runner hands over in variables and the event file, read once. */
import { readFileSync, statSync } from 'node:fs';
import { readWorkflow, type Workflow, type WorkflowRead } from '../commands/support/workflow.ts';
import { EquipoiseError } from '../protocol/findings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** GitHub's own limit for events is 25 MB. */
const MOST_EVENT_BYTES = 32 * 1024 * 1024;

/** Why it cannot be read is for commands that need it; `validate` of a checkout does not. */
function readRunner(environment: Environment): WorkflowRead {
  const value = (name: string): string => environment[name] ?? '';
  const event = readEvent(value('GITHUB_EVENT_PATH'));
  if (event === null) return { ok: false, problem: 'the event file is missing or is no JSON' };
  return readWorkflow({
    server: value('GITHUB_SERVER_URL'),
    api: value('GITHUB_API_URL'),
    eventName: value('GITHUB_EVENT_NAME'),
    event,
    commit: value('GITHUB_SHA'),
    ref: value('GITHUB_REF'),
    runId: value('GITHUB_RUN_ID'),
    runAttempt: value('GITHUB_RUN_ATTEMPT'),
    actorId: value('GITHUB_ACTOR_ID'),
  });
}

/**
 * For commands that also work at a checkout: null where the event cannot be read, unless it is that of a pull request. Looking at
 * whatever lies there instead of at the change would pass something that nobody looked at.
 */
export function workflowIfAny(environment: Environment): Workflow | null {
  const read = readRunner(environment);
  if (read.ok) return read.value;
  return environment['GITHUB_EVENT_NAME'] === 'pull_request' ? requireWorkflow(environment) : null;
}

export function requireWorkflow(environment: Environment): Workflow {
  const read = readRunner(environment);
  if (read.ok) return read.value;
  throw new EquipoiseError(
    'runner-unreadable',
    `What the runner hands over cannot be read: ${read.problem}. This command works in a workflow of GitHub Actions alone.`,
    3,
  );
}

function readEvent(path: string): unknown {
  try {
    if (path === '' || statSync(path).size > MOST_EVENT_BYTES) return null;
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

/** The full commit that the workflow pinned the Action by; null for a tag or a branch, which prove nothing. */
export function actionCommit(environment: Environment): string | null {
  const ref = environment['GITHUB_ACTION_REF'] ?? '';
  return /^[0-9a-f]{40}$/u.test(ref) ? ref : null;
}

/** Numeric id of the repository whose workflow runs: the base's for a pull request from a fork. Null outside of Actions. */
export function repositoryId(environment: Environment): number | null {
  const id = environment['GITHUB_REPOSITORY_ID'] ?? '';
  return /^[1-9]\d{0,15}$/u.test(id) ? Number(id) : null;
}
