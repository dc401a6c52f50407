/** What was compared, with which model and settings, under whose approval; and how a stranger checks it. */
import { candidateOf, type Role } from '../../protocol/campaign.ts';
import type { Inline, Section } from '../content.ts';
import { counted, NONE, points, whole } from '../format.ts';
import type { ReportInput } from '../input.ts';
import { section } from './section.ts';

const ITEMS = [{ title: 'Item' }, { title: 'Value' }];

const time = (at: string | null): Inline => (at === null ? NONE : { code: at });

function trialRows({ campaign, schedule }: ReportInput): Inline[][] {
  const { trials, decision, fixture } = campaign;
  const retries = trials.maxRetriesPerRequest;
  return [
    ['Campaign', { code: campaign.campaignId }],
    ['Category', { code: campaign.category }],
    ['Fixture', { code: fixture.id }],
    ['Fixture version', { code: fixture.version }],
    ['Scheduled', `${counted(trials.pairs, 'pair')}, ${counted(schedule.requests, 'request')}`],
    ['Retries of a request', retries === 0 ? 'none' : `at most ${whole(retries)}`],
    ['Demanded for a verdict', `at least ${counted(decision.minimumSuccessfulPairs, 'pair')}`],
    ['Practical delta', `${points(decision.minimumPracticalScoreDelta)} points`],
    ['Promotion', 'only with signed evidence and a person’s approval'],
  ];
}

function runRows({ campaign, run, synthetic, review, humanAudited }: ReportInput): Inline[][] {
  const { model, sampling } = campaign;
  return [
    ['Run', { code: run.runId }],
    ['Run state', run.reason === null ? run.status : `${run.status} (${run.reason})`],
    ['Started', time(run.startedAt)],
    ['Last event', time(run.updatedAt)],
    ['Provider', { code: model.provider }],
    ['Model', { code: model.model }],
    ['Model version asked for', { code: model.version }],
    ['Driver', { code: run.driver }],
    ['Answers', synthetic ? 'synthetic: no model was asked' : 'from the model'],
    ['Temperature, top-p', `${String(sampling.temperature)}, ${String(sampling.topP)}`],
    [
      'Token caps of an attempt',
      `${whole(sampling.maxInputTokensPerRequest)} in, ${whole(sampling.maxOutputTokensPerRequest)} out`,
    ],
    ['Approval', review === null ? 'local self-approval, no second person' : approvalText(review)],
    ['Human audit', humanAudited ? 'audited' : 'not audited'],
  ];
}

function approvalText({ pullRequest, approvals }: NonNullable<ReportInput['review']>): string {
  return `pull request ${whole(pullRequest)}, ${approvals === 1 ? '1 review' : `${whole(approvals)} reviews`} by others than its author`;
}

function armRow(input: ReportInput, role: Role): Inline[] {
  const { id, packageId, skillPath, reviewedCommit } = candidateOf(input.campaign, role);
  return [role, { code: id }, { code: packageId }, { code: skillPath }, { code: reviewedCommit }];
}

export function scopeSection(input: ReportInput): Section {
  return section({
    id: 'scope',
    title: 'Scope',
    extent: 'full',
    tables: [
      { caption: 'The trial', columns: ITEMS, rows: trialRows(input) },
      { caption: 'The run', columns: ITEMS, rows: runRows(input) },
      {
        wide: true,
        caption: 'The two instructions',
        columns: [{ title: 'Arm' }, { title: 'Id' }, { title: 'Package' }, { title: 'Path' }, { title: 'Commit' }],
        rows: [armRow(input, 'baseline'), armRow(input, 'candidate')],
      },
    ],
  });
}

function hashRows({ campaign, campaignSha256, schedule, hashes }: ReportInput): Inline[][] {
  const known = [
    ['Campaign', campaignSha256],
    ['Schedule', schedule.sha256],
    ['Fixture', campaign.fixture.fixtureSha256],
    ['Rubric', campaign.fixture.rubricSha256],
    ['Baseline instruction', candidateOf(campaign, 'baseline').instructionSha256],
    ['Candidate instruction', candidateOf(campaign, 'candidate').instructionSha256],
  ] as const;
  // A caller may hand over the same hash by its file's name; one row is enough.
  const shown = new Set<string>(known.map(([, sha256]) => sha256));
  const further = hashes.filter(({ sha256 }) => !shown.has(sha256)).map(({ name, sha256 }) => [name, sha256] as const);
  return [...known, ...further].map(([name, sha256]) => [name, { code: sha256 }]);
}

/** What a stranger does: recompute a signed run; an unsigned one has nothing to verify yet. */
function instructions({ verification, runFolder }: ReportInput): Pick<Section, 'paragraphs' | 'commands'> {
  const folder = runFolder === null ? null : quoted(runFolder);
  if (verification === null) {
    const text =
      'This run is not signed. Signing recomputes everything from the run’s files and refuses what does not add up:';
    return { paragraphs: [[text]], commands: folder === null ? [] : [`equipoise sign ${folder} --key FILE`] };
  }
  const state = verification.ok
    ? 'Every step of the verification held when this report was written.'
    : 'The verification failed when this report was written.';
  const key: Inline[] = verification.keyId === null ? [] : [' Signing key: ', { code: verification.keyId }, '.'];
  return {
    paragraphs: [
      [state, ...key],
      [
        'Do not believe this page: recompute it from a clone of the repository. Verification needs no network and no trust in whoever wrote the report; how to do it with ',
        { code: 'openssl' },
        ' and ',
        { code: 'ssh-keygen' },
        ' alone stands in ',
        { code: 'docs/verify-by-hand.md' },
        '.',
      ],
    ],
    commands: folder === null ? [] : [`equipoise verify ${folder}`, `equipoise report ${folder}`],
  };
}

export function evidenceSection(input: ReportInput): Section {
  const { verification } = input;
  return section({
    id: 'verify',
    title: 'Hashes and verification',
    extent: 'full',
    ...instructions(input),
    tables: [
      ...(verification === null
        ? []
        : [
            {
              wide: true,
              caption: 'Steps of the verification',
              columns: [{ title: 'Step' }, { title: 'Result' }, { title: 'Detail' }],
              rows: verification.steps.map(({ name, ok, detail }): Inline[] => [
                { code: name },
                ok ? 'holds' : 'FAILS',
                detail,
              ]),
            },
          ]),
      {
        wide: true,
        caption: 'SHA-256 of what was tried',
        columns: [{ title: 'Subject' }, { title: 'SHA-256' }],
        rows: hashRows(input),
      },
    ],
  });
}

/** A path as one word of a shell line, so that copying the line cannot run anything else. */
function quoted(path: string): string {
  const file = path.startsWith('-') ? `./${path}` : path;
  return /^[A-Za-z0-9._/-]+$/u.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;
}
