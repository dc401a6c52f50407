/**
 * `campaign new`: a whole campaign from two places in git and a category. Commits and hashes are computed, the seed is
 * random, the budget is exactly the worst case; what is written is loaded back and validated like any other.
 */
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CATEGORIES, campaignSha256, parseCampaign, type Campaign, type Category } from '../protocol/campaign.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { kindOf, readFileCapped } from '../repository/files.ts';
import { writeFileAtomic } from '../repository/write-file.ts';
import type { Git } from '../repository/git.ts';
import {
  CAMPAIGN_FILE,
  campaignFolder,
  CAMPAIGNS_FOLDER,
  FIXTURE_FILE,
  inRoot,
  RUBRIC_FILE,
  SIZE_LIMITS,
} from '../repository/layout.ts';
import type { Policy } from '../repository/policy.ts';
import { THIS_REPOSITORY } from '../repository/policy-rules.ts';
import { loadCampaign } from '../repository/records.ts';
import { parseFixture, type Fixture } from '../trial/fixture.ts';
import { assemblePrompt } from '../trial/prompt.ts';
import { parseRubric } from '../trial/rubric.ts';
import type { CommandResult, Context } from './context.ts';
import { findingLines, refusal } from './support/findings.ts';
import { composeCampaign, DEFAULT_LIMITS, type CampaignLimits } from './support/new-campaign.ts';
import { requirePolicy, shownPath, withGit } from './support/repository.ts';
import { SYNTHETIC_MODEL } from './support/routes.ts';
import { NO_INSTRUCTION, noInstruction, resolveSource, type ResolvedSource } from './support/source-ref.ts';

/** Every null is a default. */
export interface CampaignNewRequest {
  readonly category: string;
  /** `REF:PATH`, or `none` for an arm without an instruction (not both). */
  readonly baseline: string;
  readonly candidate: string;
  readonly id: string | null;
  /** `PROVIDER/MODEL@VERSION`; null: the built-in synthetic model. */
  readonly model: string | null;
  /** Package of both arms; null: the only package of this repository in the policy. */
  readonly packageId: string | null;
  /** Existing files to use; both or neither. */
  readonly fixture: string | null;
  readonly rubric: string | null;
  readonly limits: { readonly [K in keyof CampaignLimits]: CampaignLimits[K] | null };
}

export interface CampaignNewReport {
  /** The campaign's folder. */
  readonly path: string;
  readonly campaignId: string;
  readonly campaignSha256: string;
  /** Files written. */
  readonly files: readonly string[];
}

interface Trial {
  readonly fixture: Fixture;
  readonly fixtureBytes: Uint8Array;
  readonly rubricBytes: Uint8Array;
}

export async function campaignNewCommand(request: CampaignNewRequest, context: Context): Promise<CommandResult> {
  const category = categoryOf(request.category);
  return withGit(context, context.cwd, async (git) => {
    const policy = await requirePolicy(git, context);
    const packageId = packageOf(policy, request.packageId);
    const { baseline, candidate } = await resolveArms(git, request);
    const trial = await readTrial(request, category, context);
    const campaignId = request.id ?? (await freeId(git, candidate.name, context));
    const campaign = composeCampaign(
      {
        campaignId,
        createdAt: context.now().toISOString(),
        category,
        fixture: {
          id: trial.fixture.id,
          version: trial.fixture.version,
          fixtureSha256: sha256Hex(trial.fixtureBytes),
          rubricSha256: sha256Hex(trial.rubricBytes),
        },
        baseline: { id: armId(baseline, candidate, 'baseline'), packageId, ...baseline.reference },
        candidate: { id: armId(candidate, baseline, 'candidate'), packageId, ...candidate.reference },
        model: modelOf(request.model),
        limits: limitsOf(request, trial.fixture, [baseline.text, candidate.text]),
      },
      () => hex(context.randomBytes(32)),
    );
    return write(git, policy, campaign, trial, context);
  });
}

async function write(
  git: Git,
  policy: Policy,
  campaign: Campaign,
  trial: Trial,
  context: Context,
): Promise<CommandResult> {
  const bytes = Buffer.from(`${JSON.stringify(campaign, null, 2)}\n`, 'utf8');
  const parsed = parseCampaign(bytes, CAMPAIGN_FILE);
  if (!parsed.ok) throw refusal('These choices make no campaign.', parsed.findings);
  const folder = campaignFolder(campaign.campaignId);
  const shown = shownPath(context, inRoot(git.root, folder));
  if ((await kindOf(inRoot(git.root, folder))) !== 'missing') {
    throw new EquipoiseError(
      'campaign-exists',
      `${shown} already exists and is not overwritten. Choose another name with --id.`,
      1,
    );
  }
  const contents: readonly (readonly [name: string, bytes: Uint8Array])[] = [
    [FIXTURE_FILE, trial.fixtureBytes],
    [RUBRIC_FILE, trial.rubricBytes],
    [CAMPAIGN_FILE, bytes],
  ];
  for (const [name, content] of contents) {
    await writeFileAtomic(inRoot(git.root, `${folder}/${name}`), content, { replace: false });
  }
  const loaded = await loadCampaign({ git, folder, shown }, policy);
  if (!loaded.ok) throw refusal(`${shown} was written and does not validate.`, loaded.findings);
  const report: CampaignNewReport = {
    path: shown,
    campaignId: campaign.campaignId,
    campaignSha256: campaignSha256(campaign),
    files: contents.map(([name]) => `${shown}/${name}`),
  };
  const text = [
    ...report.files.map((file) => `created  ${file}`),
    `Campaign SHA-256: ${report.campaignSha256}`,
    ...findingLines(loaded.findings, context.colour),
    `Next: equipoise validate ${shown}, equipoise preview ${shown}, then`,
    `  equipoise run ${shown} --run-id run-1 --gateway synthetic`,
  ].join('\n');
  return { exit: 0, json: report, text };
}

function categoryOf(text: string): Category {
  const category = CATEGORIES.find((known) => known === text);
  if (category !== undefined) return category;
  throw new EquipoiseError('usage', `${quote(text)} is no category; choose one of ${CATEGORIES.join(', ')}.`, 2);
}

function packageOf(policy: Policy, asked: string | null): string {
  const here = Object.keys(policy.packages)
    .filter((id) => policy.packages[id] === THIS_REPOSITORY)
    .sort();
  if (asked !== null && here.includes(asked)) return asked;
  if (asked === null && here.length === 1 && here[0] !== undefined) return here[0];
  const known = here.length === 0 ? 'none' : here.join(', ');
  const message =
    asked === null
      ? `.equipoise/policy.json names these packages of this repository: ${known}. Choose one with --package ID.`
      : `${quote(asked)} is no package of this repository in .equipoise/policy.json (there: ${known}).`;
  throw new EquipoiseError('package-unknown', message, 2);
}

async function resolveArms(
  git: Git,
  { baseline, candidate }: CampaignNewRequest,
): Promise<{ baseline: ResolvedSource; candidate: ResolvedSource }> {
  if (baseline === NO_INSTRUCTION && candidate === NO_INSTRUCTION) {
    throw new EquipoiseError(
      'usage',
      'Only one arm can be without an instruction; with two there is nothing to compare.',
      2,
    );
  }
  if (baseline === NO_INSTRUCTION) {
    const other = await resolveSource(git, candidate, '--candidate');
    return { baseline: noInstruction(other.reference.reviewedCommit), candidate: other };
  }
  const first = await resolveSource(git, baseline, '--baseline');
  if (candidate === NO_INSTRUCTION)
    return { baseline: first, candidate: noInstruction(first.reference.reviewedCommit) };
  return { baseline: first, candidate: await resolveSource(git, candidate, '--candidate') };
}

/** Arms are called by what they are and when it was reviewed; only two of one name need to be told apart by role. */
function armId(arm: ResolvedSource, other: ResolvedSource, role: string): string {
  const id = (source: ResolvedSource): string =>
    source.text === '' ? source.name : `${source.name}-${source.reference.reviewedCommit.slice(0, 8)}`;
  return id(arm) === id(other) ? `${id(arm)}-${role}` : id(arm);
}

async function readTrial(request: CampaignNewRequest, category: Category, context: Context): Promise<Trial> {
  if ((request.fixture === null) !== (request.rubric === null)) {
    throw new EquipoiseError(
      'usage',
      '--fixture and --rubric belong together: give both, or neither for a template.',
      2,
    );
  }
  if (request.fixture === null || request.rubric === null) return templateOf(category);
  const read = async (path: string, maxBytes: number): Promise<Uint8Array> => {
    const file = await readFileCapped(await realpath(resolve(context.cwd, path)).catch(() => path), maxBytes);
    if (file.ok) return file.bytes;
    throw new EquipoiseError(file.problem, `${quote(path)}: ${file.message}`, 2);
  };
  const files = {
    fixture: await read(request.fixture, SIZE_LIMITS.fixture),
    rubric: await read(request.rubric, SIZE_LIMITS.rubric),
  };
  const trial = trialOf(files, request.fixture, request.rubric);
  if (trial.fixture.category === category) return trial;
  throw new EquipoiseError(
    'fixture-mismatch',
    `${quote(request.fixture)} is for ${trial.fixture.category}, not for ${category}.`,
    2,
  );
}

async function templateOf(category: Category): Promise<Trial> {
  const { templateTrial } = await import('../trial/templates.ts');
  const template = templateTrial(category);
  if (template === null) {
    const message = `There is no template for ${category} yet: give --fixture FILE and --rubric FILE.`;
    throw new EquipoiseError('category-not-supported', message, 1);
  }
  const encode = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8');
  return trialOf({ fixture: encode(template.fixture), rubric: encode(template.rubric) }, FIXTURE_FILE, RUBRIC_FILE);
}

function trialOf(files: { fixture: Uint8Array; rubric: Uint8Array }, fixtureName: string, rubricName: string): Trial {
  const fixture = parseFixture(files.fixture, fixtureName);
  if (!fixture.ok) throw refusal('The fixture has errors.', fixture.findings);
  const rubric = parseRubric(files.rubric, rubricName, fixture.value);
  if (!rubric.ok) throw refusal('The rubric has errors.', rubric.findings);
  return { fixture: fixture.value, fixtureBytes: files.fixture, rubricBytes: files.rubric };
}

function modelOf(text: string | null): Campaign['model'] {
  if (text === null) return SYNTHETIC_MODEL;
  const match = /^([^/]+)\/(.+)@([^@]+)$/u.exec(text);
  const [, provider, model, version] = match ?? [];
  if (provider !== undefined && model !== undefined && version !== undefined) return { provider, model, version };
  throw new EquipoiseError(
    'usage',
    `${quote(text)} is no model: write PROVIDER/MODEL@VERSION with the exact version that answers name, such as openai/gpt-4.1@gpt-4.1-2025-04-14.`,
    2,
  );
}

function limitsOf(request: CampaignNewRequest, fixture: Fixture, instructions: readonly string[]): CampaignLimits {
  const { limits, model } = request;
  if (model !== null && (limits.inputUsdPerMillionTokens === null || limits.outputUsdPerMillionTokens === null)) {
    throw new EquipoiseError(
      'usage',
      'Say what the model costs, so that the ceilings mean something: --input-price and --output-price in US dollars per million tokens (0 for a model of your own).',
      2,
    );
  }
  const chosen = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null));
  return {
    ...DEFAULT_LIMITS,
    maxInputTokensPerRequest: inputCap(fixture, instructions),
    inputUsdPerMillionTokens: 0,
    outputUsdPerMillionTokens: 0,
    ...chosen,
  };
}

/**
 * A cap with room for the longest prompt: a token has about four bytes of English and three of code, so half the bytes
 * is far enough above the real number, and a whole thousand is easier to read.
 */
function inputCap(fixture: Fixture, instructions: readonly string[]): number {
  const sizes = fixture.cases.flatMap((fixtureCase) =>
    instructions.map((instruction) => {
      const prompt = assemblePrompt(fixtureCase, instruction).map(({ content }) => content);
      return Buffer.byteLength([...prompt, JSON.stringify(fixtureCase.responseSchema)].join(''), 'utf8');
    }),
  );
  return Math.max(2000, Math.ceil(Math.max(...sizes) / 2 / 1000) * 1000);
}

/** `review-20260716`, or with a number behind where that is taken. */
async function freeId(git: Git, name: string, context: Context): Promise<string> {
  const base = `${name}-${context.now().toISOString().slice(0, 10).replaceAll('-', '')}`;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`;
    if ((await kindOf(join(inRoot(git.root, CAMPAIGNS_FOLDER), id))) === 'missing') return id;
  }
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
