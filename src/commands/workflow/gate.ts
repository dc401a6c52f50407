/**
 * `gate`: looks at a pull request from the default branch and says in one comment and one check run where it stands. Starts
 * the run of every campaign that is valid, asked for and approved, and nothing else: the run checks it all again.
 */
import {
  ACTIONS_AUTHOR,
  completeCheckRun,
  createCheckRun,
  dispatchWorkflow,
  findPullRequests,
  labelledBeforeHead,
  removeLabel,
} from '../../github/api.ts';
import type { ApprovalDecision } from '../../github/approvals.ts';
import { placeComment, renderComment, type CommentCampaign, type CommentStatus } from '../../github/comment.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { previewBudget } from '../../protocol/budget.ts';
import { formatUsd, usd } from '../../protocol/money.ts';
import type { LoadedCampaign } from '../../repository/records.ts';
import { decide, readApprovals, runIdOf } from '../support/approval.ts';
import { count, hasErrors, worstFirst } from '../support/findings.ts';
import { withPullView, type PullView } from '../support/pull-view.ts';
import { refuse } from '../support/refusals.ts';
import { findRun, hasLanded } from '../support/run-on-ref.ts';
import { requireAuthority, requireDefaultBranch, type World } from '../support/world.ts';
import { campaignsOutput, outcome, type WorkflowResult } from './outcome.ts';

export interface GateRequest {
  /** null: the pull request of the run that triggered this one. */
  readonly pullRequest: number | null;
  /** File name of the workflow that runs campaigns. */
  readonly workflow: string;
}

const CHECK = 'equipoise';
/** Requests of fifty each; the job summary has more room. */
const MOST_ANNOTATIONS = 200;

export async function gateCommand(request: GateRequest, world: World): Promise<WorkflowResult> {
  requireAuthority('none', world.context);
  requireDefaultBranch(world.workflow);
  const number = request.pullRequest ?? (await triggeringPull(world));
  if (number === null) {
    const message =
      'The head of the triggering run is not, or no longer, that of an open pull request to the default branch; there is nothing to look at.';
    return outcome({ ok: true, message, outputs: { ok: true, approved: false, dispatched: 0, findings: 0 } });
  }
  return withPullView(world, number, (view) => judge(view, request, world));
}

/** The event names a branch; whether it is still the head of a pull request is asked live. Null when it is of none. */
async function triggeringPull({ workflow, client }: World): Promise<number | null> {
  const { event } = workflow;
  if (event.name !== 'workflow_run' || event.cause !== 'pull_request') throw refuse('event-unsupported');
  if (event.head === null) return null;
  const { owner, branch, repositoryId } = event.head;
  const { defaultBranch } = workflow.repository;
  const numbers = await findPullRequests(client, { owner, branch, repositoryId, sha: event.headSha }, defaultBranch);
  if (numbers.length > 1) throw refuse('pull-request-unknown', 'Give the input pull-request.');
  return numbers[0] ?? null;
}

interface Judgement {
  readonly status: CommentStatus;
  readonly approval: ApprovalDecision | null;
  readonly dispatched: number;
  /** Whether the evidence has landed: what signed it has said so in the comment, with its hash. */
  readonly isSaid: boolean;
  /** Why a run that is approved was not started for certain. */
  readonly failure: EquipoiseError | null;
}

async function judge(view: PullView, request: GateRequest, world: World): Promise<WorkflowResult> {
  const { client } = world;
  const { pull, report, policy, asked } = view;
  const notices: string[] = [];
  /** A token that may not write here changes no verdict. */
  const courtesy = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof EquipoiseError)) throw error;
      notices.push(`${what}: ${error.message} [${error.code}]`);
    }
  };
  const judgement = await judgementOf(view, request, world, courtesy);
  const { status, approval, dispatched, failure } = judgement;
  const campaigns = asked.map(commentCampaign);
  const isEmpty = status.kind === 'empty';
  if (!judgement.isSaid) {
    const model = { headSha: pull.head.sha, status, campaigns, approval, minimumApprovals: policy.approvers.minimum };
    await courtesy('The comment was not written', () =>
      placeComment(client, pull.number, renderComment(model), ACTIONS_AUTHOR, isEmpty ? 'leave' : 'post'),
    );
  }
  const errors = report.findings.filter(({ severity }) => severity === 'error').length;
  const valid = errors === 0;
  await courtesy('The check run was not written', async () => {
    const id = await createCheckRun(client, { name: CHECK, headSha: pull.head.sha, externalId: `pr-${pull.number}` });
    const title = valid ? `${count(report.campaigns.length, 'campaign')} valid` : count(errors, 'error');
    await completeCheckRun(client, id, {
      conclusion: valid ? 'success' : 'failure',
      title,
      summary: `${title}; ${statusWord(status)}.`,
      annotations: worstFirst(report.findings)
        .slice(0, MOST_ANNOTATIONS)
        .map(({ file, line, severity, code, message }) => ({
          path: file,
          line,
          level: severity === 'error' ? 'failure' : severity,
          title: code,
          message,
        })),
    });
  });
  const approved = approval?.approved ?? false;
  const ok = valid && failure === null;
  const message = valid
    ? `Pull request ${pull.number}: ${statusWord(status)}.`
    : `Pull request ${pull.number} has ${count(errors, 'error')}.`;
  const listed = campaignsOutput(report.campaigns);
  return outcome({
    ok,
    message: failure === null ? message : `${message} ${failure.message} [${failure.code}]`,
    findings: report.findings,
    outputs: { ok, findings: report.findings.length, ...listed.outputs, approved, dispatched },
    notices: [...notices, ...listed.notices],
  });
}

const NOTHING_STARTED = { approval: null, dispatched: 0, isSaid: false, failure: null } as const;

type Courtesy = (what: string, work: () => Promise<unknown>) => Promise<void>;

async function judgementOf(
  { pull, report, policy, asked }: PullView,
  { workflow }: GateRequest,
  world: World,
  courtesy: Courtesy,
): Promise<Judgement> {
  const { client, workflow: here } = world;
  const label = policy.labels.run;
  const isLabelled = pull.labels.some((name) => name.toLowerCase() === label.toLowerCase());
  let moved = false;
  if (isLabelled && (await labelledBeforeHead(client, pull, label))) {
    moved = true;
    await courtesy('The label was not removed', () => removeLabel(client, pull.number, label));
  }
  if (hasErrors(report.findings)) {
    const errors = report.findings.filter(({ severity }) => severity === 'error').length;
    const warnings = report.findings.filter(({ severity }) => severity === 'warning').length;
    return { ...NOTHING_STARTED, status: { kind: 'invalid', errors, warnings } };
  }
  if (report.campaigns.length === 0) return { ...NOTHING_STARTED, status: { kind: 'empty' } };
  if (asked.length === 0) return { ...NOTHING_STARTED, status: { kind: 'ended' }, isSaid: true };
  const facts = await readApprovals(
    world,
    moved ? { ...pull, labels: pull.labels.filter((name) => name.toLowerCase() !== label.toLowerCase()) } : pull,
  );
  const decisions = asked.map((loaded) => ({ loaded, decision: decide(facts, policy, loaded.campaignSha256) }));
  const first = decisions.find(({ decision }) => !decision.approved) ?? decisions[0];
  let dispatched = 0;
  let [ended, landed] = [0, 0];
  let running: number | null = null;
  let failure: EquipoiseError | null = null;
  for (const { loaded, decision } of decisions) {
    if (!decision.approved) continue;
    const runId = runIdOf(pull.number, pull.head.sha, loaded.campaignSha256);
    const found = await findRun(world, loaded.campaign, runId);
    if (found !== null && (found.ended || found.holder !== null)) {
      running ??= found.holder;
      if (found.ended) ended += 1;
      if (found.completed && (await hasLanded(world, loaded.campaign.campaignId, runId))) landed += 1;
      continue;
    }
    const inputs = { pr: String(pull.number), 'head-sha': pull.head.sha, 'campaign-sha256': loaded.campaignSha256 };
    try {
      await dispatchWorkflow(client, { workflow, ref: here.repository.defaultBranch, inputs });
      dispatched += 1;
    } catch (error) {
      // What was started and what stands must still be said. The next look starts the rest.
      if (!(error instanceof EquipoiseError)) throw error;
      failure = error;
      break;
    }
  }
  const status = ((): CommentStatus => {
    if (failure !== null) return { kind: 'not-started' };
    if (dispatched > 0) return { kind: 'dispatched' };
    if (running !== null) return { kind: 'running', workflowRunId: running };
    if (ended > 0) return { kind: 'ended' };
    return moved ? { kind: 'moved' } : { kind: 'waiting' };
  })();
  return { status, approval: first?.decision ?? null, dispatched, isSaid: landed === decisions.length, failure };
}

function commentCampaign({ campaign, campaignSha256 }: LoadedCampaign): CommentCampaign {
  return {
    campaignId: campaign.campaignId,
    campaignSha256,
    pairs: campaign.trials.pairs,
    maxRequests: previewBudget(campaign).worstCaseRequests,
    maxCostUsd: formatUsd(usd(campaign.budget.maxCostUsd)),
  };
}

function statusWord(status: CommentStatus): string {
  const words: Readonly<Record<CommentStatus['kind'], string>> = {
    invalid: 'not valid yet',
    empty: 'no campaign to run',
    waiting: 'waiting for approval',
    moved: 'the head moved, so the run label was removed',
    dispatched: 'approved, a run was started',
    'not-started': 'approved, but not every run was started',
    ended: 'the run has ended',
    running: 'a run is under way',
    paused: 'a run is paused',
    completed: 'a run is complete',
  };
  return words[status.kind];
}
