/** Check runs and the dispatch of workflows. */
import * as z from 'zod';
import type { GitHubClient } from './client.ts';

const RUNS = '/repos/{owner}/{repo}/check-runs';
const created = z.object({ id: z.int().positive() });
/** GitHub takes no more annotations in one request. */
const BATCH = 50;

export async function createCheckRun(
  client: GitHubClient,
  given: { readonly name: string; readonly headSha: string; readonly externalId?: string },
): Promise<number> {
  const { name, headSha, externalId } = given;
  const parameters = {
    name,
    head_sha: headSha,
    status: 'in_progress',
    ...(externalId === undefined ? {} : { external_id: externalId }),
  };
  const { id } = await client.write('create a check run', `POST ${RUNS}`, parameters, created);
  return id;
}

export interface CheckAnnotation {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly level: 'notice' | 'warning' | 'failure';
  readonly title: string;
  readonly message: string;
}

/** Ends a check run. Annotations go in requests of fifty; the conclusion comes with the last, so that none is missing by then. */
export async function completeCheckRun(
  client: GitHubClient,
  checkRunId: number,
  given: {
    readonly conclusion: 'success' | 'failure' | 'neutral' | 'action_required' | 'cancelled';
    readonly title: string;
    /** Markdown. */
    readonly summary: string;
    readonly annotations: readonly CheckAnnotation[];
  },
): Promise<void> {
  const { title, summary, conclusion } = given;
  const annotations = given.annotations.map(({ path, line, level, title: heading, message }) => ({
    path,
    start_line: line,
    end_line: line,
    annotation_level: level,
    title: heading,
    message,
  }));
  for (let at = 0; at === 0 || at < annotations.length; at += BATCH) {
    const last = at + BATCH >= annotations.length;
    const parameters = {
      check_run_id: checkRunId,
      ...(last ? { status: 'completed', conclusion } : { status: 'in_progress' }),
      output: { title, summary, annotations: annotations.slice(at, at + BATCH) },
    };
    await client.write('update a check run', `PATCH ${RUNS}/{check_run_id}`, parameters, created);
  }
}

/** @param given `workflow`: file name such as `run.yml`; `ref`: branch whose copy of it runs; inputs are texts. */
export async function dispatchWorkflow(
  client: GitHubClient,
  given: { readonly workflow: string; readonly ref: string; readonly inputs: Readonly<Record<string, string>> },
): Promise<void> {
  const { workflow, ref, inputs } = given;
  const route = 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches';
  await client.write('dispatch a workflow', route, { workflow_id: workflow, ref, inputs }, z.unknown());
}
