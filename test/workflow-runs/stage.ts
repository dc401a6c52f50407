/**
 * A repository on a simulated GitHub with everything that a maintainer sets up, a pull request that asks for a campaign, and
 * the jobs of its workflows as the runner would start them: `dist/action/index.js` on Node 24.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keysGenerateCommand } from '../../src/commands/keys.ts';
import { CAMPAIGN_REQUEST, evidenceRepo, type EvidenceRepo } from '../support/evidence-repo.ts';
import { testContext } from '../support/context.ts';
import { temporaryFolder } from '../support/repo.ts';
import {
  ACTIONS_BOT,
  startGitHub,
  type Account,
  type Change,
  type Permissions,
  type PullRequest,
  type RecordedEvent,
  type Repository,
  type SimulatedGitHub,
} from '../simulator/github.ts';
import type { Review, ReviewState, Run } from '../simulator/model.ts';
import { recordDispatch } from '../simulator/workflow-events.ts';
import { runAction, type ActionRun, type RunningStep, type StepResult } from '../simulator/runner.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The bundle that is tested; another build can be named while developing. */
const MAIN = process.env['EQUIPOISE_ACTION_BUNDLE'] ?? join(ROOT, 'dist/action/index.js');
export const LABEL = 'equipoise:run';

export interface People {
  readonly owner: Account;
  readonly author: Account;
  readonly reviewer: Account;
}

export interface StageOptions {
  /** Changes `.equipoise/policy.json` before it is committed. */
  readonly policy?: (policy: Record<string, unknown>) => void;
  readonly campaign?: Parameters<typeof evidenceRepo>[0];
  /** Changes anything else before the control plane is committed. */
  readonly prepare?: (local: EvidenceRepo) => Promise<void>;
  /** Branch of the pull request, and its title; strangers choose both. */
  readonly branch?: string;
  readonly title?: string;
  /** Further files of the pull request. */
  readonly extra?: (campaign: string) => Readonly<Record<string, Change>>;
  /** Whether the pull request comes from a fork. */
  readonly fork?: boolean;
}

export interface Stage extends People {
  readonly github: SimulatedGitHub;
  readonly repo: Repository;
  /** Where the branch of the pull request lies. */
  readonly source: Repository;
  readonly pull: PullRequest;
  readonly campaignId: string;
  readonly campaignSha256: string;
  /** The campaign's files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** PEM text of the signing key. */
  readonly signingKey: string;
  /** A job of a workflow of the default branch, or of the pull request for `validate`. */
  job(command: string, given?: Partial<JobOptions>): RunningStep;
  validate(): Promise<StepResult>;
  /** As if `validate` had completed for the pull request's head: wakes the gate. */
  gate(given?: Partial<JobOptions>): Promise<StepResult>;
  /** As if `gate` had started the run workflow, for the head unless told otherwise; that workflow run goes on. */
  dispatch(inputs?: Readonly<Record<string, string>>): Run;
  authorize(given?: Partial<JobOptions>): Promise<StepResult>;
  execute(runRef: string, given?: Partial<JobOptions>): RunningStep;
  /** @param executed what `execute` came to */
  sign(executed: StepResult, given?: Partial<JobOptions>): Promise<StepResult>;
  /** Sets the label and reviews the head as an independent person. */
  approve(body?: string): Review;
  /** A review at this very moment, of the head unless told otherwise. */
  review(who: Account, state: ReviewState, options?: { readonly body?: string; readonly commit?: string }): Review;
}

export interface JobOptions {
  readonly inputs: Readonly<Record<string, string>>;
  readonly permissions: Permissions;
  readonly event: RecordedEvent;
  readonly env: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly runId: number;
  readonly runAttempt: number;
  readonly ref: string;
  readonly patience: NonNullable<ActionRun['patience']>;
  /** Empty folders: the job's workspace, and the one with its temporary and command files. */
  readonly workspace: string;
  readonly folder: string;
}

const PERMISSIONS: Readonly<Record<string, Permissions>> = {
  validate: { contents: 'read' },
  plan: { contents: 'read' },
  gate: { contents: 'read', pull_requests: 'write', checks: 'write', actions: 'write' },
  authorize: { contents: 'write', pull_requests: 'read', actions: 'read' },
  execute: { contents: 'write', pull_requests: 'read', actions: 'read' },
  sign: { contents: 'write', pull_requests: 'write' },
};

export async function setStage(options: StageOptions = {}): Promise<Stage> {
  const github = await startGitHub(temporaryFolder());
  const owner = github.user('octo');
  const author = github.user('author');
  const reviewer = github.user('reviewer');
  const repo = github.createRepository(owner, 'skills', { workflows: ['run.yml'] });
  repo.grant(author, 'write');
  repo.grant(reviewer, 'write');

  const local = await evidenceRepo({ ...CAMPAIGN_REQUEST, ...options.campaign });
  const keyFile = join(temporaryFolder(), 'key.pem');
  // The counted randomness of tests would make the key of the same bytes as the campaign's seed.
  const keyContext = { ...testContext({ cwd: local.root }), randomBytes: (size: number) => randomBytes(size) };
  await keysGenerateCommand({ out: keyFile, label: null }, keyContext);
  local.edit('.equipoise/policy.json', (policy) => options.policy?.(policy));
  const { report } = local;
  const campaign = report.path;
  const files = Object.fromEntries(
    ['campaign.json', 'fixture.json', 'rubric.json'].map((name) => [
      `${campaign}/${name}`,
      local.readText(`${campaign}/${name}`),
    ]),
  );
  await options.prepare?.(local);
  local.git('add', '.equipoise', '.gitattributes');
  local.git('commit', '-q', '-m', 'Set the repository up');
  repo.repo.store.text('fetch', '--quiet', local.root, 'HEAD');
  repo.forcePush('main', local.git('rev-parse', 'HEAD'), owner);

  const source = options.fork === true ? github.fork(repo, author) : repo;
  const branch = options.branch ?? 'campaign';
  const asked = { ...files, ...options.extra?.(campaign) };
  source.commit({ branch, files: asked, author, message: 'Ask a question' });
  const pull = repo.openPullRequest({
    author,
    branch,
    ...(options.title === undefined ? {} : { title: options.title }),
    ...(options.fork === true ? { from: source } : {}),
  });
  let nextRun = 9000;

  function job(command: string, given: Partial<JobOptions> = {}): RunningStep {
    const token = github.actionsToken(repo, given.permissions ?? PERMISSIONS[command] ?? {});
    return runAction({
      main: MAIN,
      manifest: join(ROOT, 'action.yml'),
      workspace: given.workspace ?? temporaryFolder(),
      folder: given.folder ?? temporaryFolder(),
      github,
      repository: repo,
      inputs: { command, token, ...given.inputs },
      secrets: [token, ...(given.secrets ?? [])],
      runId: given.runId ?? (nextRun += 1),
      ...(given.runAttempt === undefined ? {} : { runAttempt: given.runAttempt }),
      ...(given.event === undefined ? {} : { event: given.event }),
      ...(given.ref === undefined ? {} : { ref: given.ref }),
      ...(given.env === undefined ? {} : { env: given.env }),
      ...(given.patience === undefined ? {} : { patience: given.patience }),
    });
  }

  const dispatched = (): RecordedEvent => github.lastEvent('workflow_dispatch');
  const review: Stage['review'] = (who, state, options = {}) => {
    const made = pull.review(who, state, options);
    // The simulated clock is another one than that of the jobs, which say whether an approval still counts.
    made.submittedAt = new Date().toISOString().replace(/\.\d+Z$/u, 'Z');
    return made;
  };
  const signingKey = readFileSync(keyFile, 'utf8');
  return {
    github,
    repo,
    source,
    pull,
    owner,
    author,
    reviewer,
    campaignId: report.campaignId,
    campaignSha256: report.campaignSha256,
    files,
    signingKey,
    job,
    validate: () => job('validate', { event: github.lastEvent('pull_request') }).done,
    gate: (given = {}) =>
      job('gate', {
        event: github.completeWorkflow(repo, {
          name: 'equipoise validate',
          conclusion: 'success',
          actor: author,
          pull,
        }),
        ...given,
      }).done,
    dispatch: (more = {}) => {
      const actor = ACTIONS_BOT;
      const run = repo.startRun({ workflow: 'run.yml', actor });
      const inputs = {
        pr: String(pull.number),
        'head-sha': pull.headSha,
        'campaign-sha256': report.campaignSha256,
        ...more,
      };
      recordDispatch(github.state, repo.repo, { workflow: 'run.yml', ref: 'main', inputs, actor, runId: run.id });
      return run;
    },
    authorize: (given = {}) => {
      const event = given.event ?? dispatched();
      const inputs = event.payload['inputs'] as Record<string, string>;
      const { pr = '', 'head-sha': headSha = '', 'campaign-sha256': hash = '' } = inputs;
      return job('authorize', {
        ...given,
        event,
        inputs: { 'pull-request': pr, 'head-sha': headSha, 'campaign-sha256': hash, ...given.inputs },
      }).done;
    },
    execute: (runRef, given = {}) =>
      job('execute', { event: dispatched(), ...given, inputs: { 'run-ref': runRef, ...given.inputs } }),
    sign: (executed, given = {}) =>
      job('sign', {
        event: dispatched(),
        ...given,
        inputs: {
          'run-ref': output(executed, 'run-ref'),
          'run-commit': output(executed, 'run-commit'),
          ...given.inputs,
        },
        env: { EQUIPOISE_SIGNING_KEY: signingKey, ...given.env },
        secrets: [signingKey, ...(given.secrets ?? [])],
      }).done,
    approve(body) {
      pull.label(owner, LABEL);
      return review(reviewer, 'APPROVED', body === undefined ? {} : { body });
    },
    review,
  };
}

/** Codes of the errors that a step ended with, as they are annotated: the last word of each, in brackets. */
export function refusals({ annotations }: StepResult): string[] {
  return annotations
    .filter(({ level }) => level === 'error')
    .flatMap(({ message }) => /\[([a-z-]+)\]$/u.exec(message)?.[1] ?? []);
}

export function output(step: StepResult, name: string): string {
  const value = step.outputs.get(name);
  if (value === undefined) throw new Error(`The step has no output ${name}:\n${step.log}`);
  return value;
}
