/** Check runs, which Apps alone may write, fifty annotations a request. */
import {
  invalid,
  notFound,
  optionalText,
  Refusal,
  seenRepo,
  textField,
  writableRepo,
  type Call,
  type Route,
} from './http.ts';
import type { Annotation, CheckRun, Repo } from './model.ts';
import type { Json } from './render-basics.ts';
import { renderAnnotation, renderCheckRun } from './render-pulls.ts';

const RUNS = '/repos/{owner}/{repo}/check-runs';
const MOST_ANNOTATIONS = 50;
const LONGEST_TEXT = 65_535;
const CONCLUSIONS = new Set([
  'action_required',
  'cancelled',
  'failure',
  'neutral',
  'success',
  'skipped',
  'stale',
  'timed_out',
]);

function annotation(value: unknown): Annotation {
  const given = typeof value === 'object' && value !== null ? (value as Json) : {};
  const { path, start_line, end_line, annotation_level, message } = given;
  const level = annotation_level === 'notice' || annotation_level === 'warning' || annotation_level === 'failure';
  if (typeof path !== 'string' || typeof message !== 'string' || !level) {
    throw invalid('CheckRun', 'annotations', 'invalid');
  }
  if (!Number.isInteger(start_line) || !Number.isInteger(end_line)) throw invalid('CheckRun', 'annotations', 'invalid');
  if (Buffer.byteLength(message) > 64 * 1024) throw invalid('CheckRun', 'annotations', 'invalid');
  const column = (name: string): number | null => (typeof given[name] === 'number' ? given[name] : null);
  return {
    path,
    start_line: Number(start_line),
    end_line: Number(end_line),
    start_column: column('start_column'),
    end_column: column('end_column'),
    annotation_level,
    message,
    title: optionalText(given, 'CheckRun', 'title'),
    raw_details: optionalText(given, 'CheckRun', 'raw_details'),
  };
}

function apply(call: Call, run: CheckRun): void {
  const { body } = call;
  const output = body['output'];
  if (typeof output === 'object' && output !== null) {
    const given = output as Json;
    const annotations = given['annotations'] ?? [];
    if (!Array.isArray(annotations) || annotations.length > MOST_ANNOTATIONS) {
      throw invalid('CheckRun', 'annotations', 'invalid', `at most ${MOST_ANNOTATIONS} annotations per request`);
    }
    const title = textField(given, 'CheckRun', 'title');
    const summary = textField(given, 'CheckRun', 'summary');
    const text = optionalText(given, 'CheckRun', 'text');
    if (Math.max(summary.length, text?.length ?? 0) > LONGEST_TEXT) throw invalid('CheckRun', 'summary', 'invalid');
    run.annotations.push(...annotations.map(annotation));
    run.output = { title, summary, text };
  }
  const conclusion = optionalText(body, 'CheckRun', 'conclusion');
  if (conclusion !== null && !CONCLUSIONS.has(conclusion)) throw invalid('CheckRun', 'conclusion', 'invalid');
  const status = optionalText(body, 'CheckRun', 'status') ?? (conclusion === null ? run.status : 'completed');
  if (status !== 'queued' && status !== 'in_progress' && status !== 'completed') {
    throw invalid('CheckRun', 'status', 'invalid');
  }
  if (status === 'completed' && conclusion === null) throw invalid('CheckRun', 'conclusion', 'missing_field');
  run.status = status;
  run.conclusion = conclusion;
  run.completedAt = status === 'completed' ? call.state.now() : null;
  run.externalId = optionalText(body, 'CheckRun', 'external_id') ?? run.externalId;
  run.detailsUrl = optionalText(body, 'CheckRun', 'details_url') ?? run.detailsUrl;
}

function writable(call: Call): { repo: Repo; actor: CheckRun['app'] } {
  const { repo, actor } = writableRepo(call, ['checks'], 'write');
  if (actor.app === null) throw new Refusal(403, 'You must authenticate via a GitHub App.');
  return { repo, actor };
}

function runOf(repo: Repo, id: string | undefined): CheckRun {
  const run = repo.checkRuns.get(Number(id));
  if (run === undefined) throw notFound();
  return run;
}

export const CHECK_ROUTES: readonly Route[] = [
  {
    operation: `POST ${RUNS}`,
    handle: (call) => {
      const { repo, actor } = writable(call);
      const headSha = textField(call.body, 'CheckRun', 'head_sha');
      if (!/^[0-9a-f]{40}$/u.test(headSha) || repo.store.type(headSha) !== 'commit') {
        throw new Refusal(422, `No commit found for SHA: ${headSha}`);
      }
      const run: CheckRun = {
        id: call.state.id(),
        name: textField(call.body, 'CheckRun', 'name'),
        headSha,
        app: actor,
        externalId: '',
        detailsUrl: call.state.base,
        status: 'queued',
        conclusion: null,
        startedAt: call.state.now(),
        completedAt: null,
        output: { title: null, summary: null, text: null },
        annotations: [],
      };
      apply(call, run);
      repo.checkRuns.set(run.id, run);
      return { status: 201, body: renderCheckRun(call.state.base, repo, run) };
    },
  },
  {
    operation: `PATCH ${RUNS}/{check_run_id}`,
    handle: (call) => {
      const { repo, actor } = writable(call);
      const run = runOf(repo, call.params['check_run_id']);
      if (run.app.id !== actor.id) throw new Refusal(403, 'Invalid app_id: the check run belongs to another App.');
      apply(call, run);
      return { status: 200, body: renderCheckRun(call.state.base, repo, run) };
    },
  },
  {
    operation: `GET ${RUNS}/{check_run_id}`,
    handle: (call) => {
      const repo = seenRepo(call, 'checks');
      return { status: 200, body: renderCheckRun(call.state.base, repo, runOf(repo, call.params['check_run_id'])) };
    },
  },
  {
    operation: `GET ${RUNS}/{check_run_id}/annotations`,
    handle: (call) => {
      const repo = seenRepo(call, 'checks');
      const run = runOf(repo, call.params['check_run_id']);
      return { status: 200, list: run.annotations.map((one) => renderAnnotation(call.state.base, repo, run, one)) };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
    handle: (call) => {
      const repo = seenRepo(call, 'checks');
      const sha = repo.store.commitId(call.params['ref'] ?? '');
      const runs = [...repo.checkRuns.values()].filter((run) => run.headSha === sha);
      return {
        status: 200,
        list: runs.map((run) => renderCheckRun(call.state.base, repo, run)),
        wrap: (page) => ({ total_count: runs.length, check_runs: page }),
      };
    },
  },
];
