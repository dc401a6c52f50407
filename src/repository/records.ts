/**
 * Campaigns and runs as they lie in the work tree, loaded whole: every record read without following links, every
 * hash that binds one to another checked, everything wrong reported at once.
 */
import { readdirSync } from 'node:fs';
import type { NamedFile } from '../ledger/check-reconciliations.ts';
import { pairOrder } from '../protocol/schedule.ts';
import type { Campaign } from '../protocol/campaign.ts';
import { campaignSha256, type Role } from '../protocol/campaign-identity.ts';
import { sha256Hex } from '../protocol/digest.ts';
import type { Finding, Parsed } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { readCampaign } from '../protocol/read-campaign.ts';
import type { Fixture } from '../trial/fixture.ts';
import { readFixture, readRubric } from '../trial/read-trial.ts';
import type { Rubric } from '../trial/rubric-parser.ts';
import { kindOf, readFileCapped, readRecord } from './files.ts';
import type { Git } from './git.ts';
import { readInstruction, type Instruction } from './instructions.ts';
import {
  CAMPAIGN_FILE,
  campaignFolder,
  FIXTURE_FILE,
  inRoot,
  RECONCILIATIONS_FOLDER,
  RUBRIC_FILE,
  RUN_FILES,
  SIZE_LIMITS,
} from './layout.ts';
import { fileFinding, type FieldFinding } from './place.ts';
import type { Policy } from './policy.ts';

/** A folder of the repository: where it is, and how findings name it. */
export interface Place {
  readonly git: Git;
  /** Relative to the root, with `/`. */
  readonly folder: string;
  /** The folder as the user would write it; findings name `${shown}/campaign.json`. */
  readonly shown: string;
}

export interface LoadedCampaign {
  readonly place: Place;
  readonly campaign: Campaign;
  readonly campaignSha256: string;
  readonly fixture: Fixture;
  readonly rubric: Rubric;
  readonly instructions: Readonly<Record<Role, Instruction>>;
  /** Exact bytes of the three files. */
  readonly bytes: { readonly campaign: Uint8Array; readonly fixture: Uint8Array; readonly rubric: Uint8Array };
}

export interface CampaignCheck {
  /** The campaign as far as `campaign.json` alone is valid; null when it is not. */
  readonly campaign: Campaign | null;
  /** Everything, when nothing is wrong. */
  readonly loaded: LoadedCampaign | null;
  readonly findings: readonly Finding[];
}

/** The whole campaign in `place`, or every reason why not. */
export async function loadCampaign(place: Place, policy: Policy | null): Promise<Parsed<LoadedCampaign>> {
  const { loaded, findings } = await checkCampaign(place, policy);
  return loaded === null ? { ok: false, findings } : { ok: true, value: loaded, findings };
}

/** As `loadCampaign`, also giving the campaign where only what belongs to it is wrong. */
export async function checkCampaign(place: Place, policy: Policy | null): Promise<CampaignCheck> {
  const file = `${place.shown}/${CAMPAIGN_FILE}`;
  const read = await readRecord(place.git.root, `${place.folder}/${CAMPAIGN_FILE}`, SIZE_LIMITS.campaign);
  if (!read.ok) return { campaign: null, loaded: null, findings: [fileFinding(file, read.problem, read.message)] };
  const parsed = await readCampaign(read.bytes, file);
  if (!parsed.ok) return { campaign: null, loaded: null, findings: parsed.findings };
  const campaign = parsed.value;

  const fields: FieldFinding[] = [...folderFindings(campaign, place), ...balanceFindings(campaign)];
  const [trial, baseline, candidate] = await Promise.all([
    loadTrial(place, campaign),
    readInstruction(place.git, policy, campaign, indexOf(campaign, 'baseline')),
    readInstruction(place.git, policy, campaign, indexOf(campaign, 'candidate')),
  ]);
  fields.push(...trial.fields);
  if (!baseline.ok) fields.push(...baseline.findings);
  if (!candidate.ok) fields.push(...candidate.findings);
  const placed =
    fields.length === 0 ? [] : (await import('./field-findings.ts')).fieldFindings(read.bytes, file, fields);
  const findings = [...parsed.findings, ...placed, ...trial.findings];

  const { fixture, rubric } = trial;
  const faulty = findings.some(({ severity }) => severity === 'error');
  if (faulty || fixture === null || rubric === null || !baseline.ok || !candidate.ok)
    return { campaign, loaded: null, findings };
  const loaded: LoadedCampaign = {
    place,
    campaign,
    campaignSha256: campaignSha256(campaign),
    fixture: fixture.value,
    rubric: rubric.value,
    instructions: { baseline: baseline.instruction, candidate: candidate.instruction },
    bytes: { campaign: read.bytes, fixture: fixture.bytes, rubric: rubric.bytes },
  };
  return { campaign, loaded, findings };
}

interface Trial {
  readonly fixture: { readonly value: Fixture; readonly bytes: Uint8Array } | null;
  readonly rubric: { readonly value: Rubric; readonly bytes: Uint8Array } | null;
  readonly fields: readonly FieldFinding[];
  readonly findings: readonly Finding[];
}

async function loadTrial(place: Place, campaign: Campaign): Promise<Trial> {
  const fields: FieldFinding[] = [];
  const findings: Finding[] = [];
  const bytesOf = async (
    name: string,
    maxBytes: number,
    expected: string,
    hashField: string,
  ): Promise<Buffer | null> => {
    // The folder is the one campaign.json was just read from: no link leads to it.
    const read = await readFileCapped(inRoot(place.git.root, `${place.folder}/${name}`), maxBytes);
    if (!read.ok) {
      findings.push(fileFinding(`${place.shown}/${name}`, read.problem, read.message));
      return null;
    }
    const found = sha256Hex(read.bytes);
    if (found !== expected) {
      const message = `${name} has SHA-256 ${found}. ${hashHint(read.bytes, expected)}`;
      fields.push({
        path: ['fixture', hashField],
        code: `${hashField === 'rubricSha256' ? 'rubric' : 'fixture'}-hash`,
        message,
      });
    }
    return read.bytes;
  };
  const { fixture: pinned } = campaign;
  const [fixtureBytes, rubricBytes] = await Promise.all([
    bytesOf(FIXTURE_FILE, SIZE_LIMITS.fixture, pinned.fixtureSha256, 'fixtureSha256'),
    bytesOf(RUBRIC_FILE, SIZE_LIMITS.rubric, pinned.rubricSha256, 'rubricSha256'),
  ]);
  if (fixtureBytes === null) return { fixture: null, rubric: null, fields, findings };

  const fixture = await readFixture(fixtureBytes, `${place.shown}/${FIXTURE_FILE}`);
  findings.push(...fixture.findings);
  if (!fixture.ok) return { fixture: null, rubric: null, fields, findings };
  fields.push(...identityFindings(campaign, fixture.value));
  const loadedFixture = { value: fixture.value, bytes: fixtureBytes };
  if (rubricBytes === null) return { fixture: loadedFixture, rubric: null, fields, findings };

  const rubric = await readRubric(rubricBytes, `${place.shown}/${RUBRIC_FILE}`, fixture.value);
  findings.push(...rubric.findings);
  return {
    fixture: loadedFixture,
    rubric: rubric.ok ? { value: rubric.value, bytes: rubricBytes } : null,
    fields,
    findings,
  };
}

/** Line ends are what changes a file that nobody edited: a checkout on Windows, an editor's setting. */
function hashHint(bytes: Buffer, expected: string): string {
  const unix = Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  if (sha256Hex(unix) !== expected) return 'Restore the file that was reviewed, or pin this hash.';
  return 'Only its line ends differ from the file that was reviewed: put "campaigns/** -text" into .gitattributes and check it out again.';
}

function identityFindings(campaign: Campaign, fixture: Fixture): FieldFinding[] {
  const pairs: readonly (readonly [path: readonly string[], pinned: string, found: string])[] = [
    [['fixture', 'id'], campaign.fixture.id, fixture.id],
    [['fixture', 'version'], campaign.fixture.version, fixture.version],
    [['category'], campaign.category, fixture.category],
  ];
  return pairs
    .filter(([, pinned, found]) => pinned !== found)
    .map(([path, pinned, found]) => ({
      path,
      code: 'fixture-mismatch',
      message: `The campaign says ${quote(pinned)}, ${FIXTURE_FILE} says ${quote(found)}; they must agree.`,
    }));
}

function folderFindings(campaign: Campaign, place: Place): FieldFinding[] {
  const expected = campaignFolder(campaign.campaignId);
  if (place.folder === expected) return [];
  const message = `A campaign lies in the folder its id names, here ${quote(expected)} in the repository's root; move it there, or change the id.`;
  return [{ path: ['campaignId'], code: 'campaign-folder', message }];
}

/** The protocol's strategy flips a coin for each pair, so that an unlucky seed favours one arm with the first place. */
function balanceFindings(campaign: Campaign): FieldFinding[] {
  const { baselineFirst, candidateFirst } = firstPositions(campaign);
  if (Math.abs(baselineFirst - candidateFirst) <= 1) return [];
  return [
    {
      path: ['randomization', 'seed'],
      code: 'order-unbalanced',
      message: `With this seed the baseline comes first in ${baselineFirst} pairs and the candidate in ${candidateFirst}. Another seed can balance them.`,
      severity: 'notice',
    },
  ];
}

/** How many pairs each arm opens. */
export function firstPositions(campaign: Campaign): {
  readonly baselineFirst: number;
  readonly candidateFirst: number;
} {
  const { pairs } = campaign.trials;
  const order = Array.from({ length: pairs }, (_, pairIndex) => pairOrder(campaign, pairIndex)[0]);
  const baselineFirst = order.filter((role) => role === 'baseline').length;
  return { baselineFirst, candidateFirst: pairs - baselineFirst };
}

function indexOf(campaign: Campaign, role: Role): number {
  return campaign.candidates.findIndex((candidate) => candidate.role === role);
}

export type RunFile = keyof typeof RUN_FILES;

export interface LoadedRun {
  /** The files that are there, exact bytes. */
  readonly files: Readonly<Partial<Record<RunFile, Uint8Array>>>;
  /** What lies in the folder of reconciliations, by name; sorted. Empty when there is none, as for most runs. */
  readonly reconciliations: readonly NamedFile[];
  /** Files that are there and cannot be read. A missing one is no finding here. */
  readonly findings: readonly Finding[];
}

const MAX_RECONCILIATION_FILES = 2000;

const RUN_LIMITS: Readonly<Record<RunFile, number>> = {
  run: SIZE_LIMITS.run,
  admission: SIZE_LIMITS.admission,
  journal: SIZE_LIMITS.journal,
  usage: SIZE_LIMITS.usage,
  scores: SIZE_LIMITS.scores,
  manifestBaseline: SIZE_LIMITS.manifest,
  manifestCandidate: SIZE_LIMITS.manifest,
  evidence: SIZE_LIMITS.evidence,
  sshSignature: SIZE_LIMITS.admission,
  cancellation: SIZE_LIMITS.reconciliation,
};

/** Reads what there is of a run folder. */
export async function loadRun(place: Place): Promise<LoadedRun> {
  const files: Partial<Record<RunFile, Uint8Array>> = {};
  const findings: Finding[] = [];
  for (const [key, name] of Object.entries(RUN_FILES) as [RunFile, string][]) {
    const read = await readRecord(place.git.root, `${place.folder}/${name}`, RUN_LIMITS[key]);
    if (read.ok) files[key] = read.bytes;
    else if (read.problem !== 'file-missing')
      findings.push(fileFinding(`${place.shown}/${name}`, read.problem, read.message));
  }
  const reconciliations = await loadReconciliations(place, findings);
  return { files, reconciliations, findings };
}

async function loadReconciliations(place: Place, findings: Finding[]): Promise<NamedFile[]> {
  const folder = `${place.folder}/${RECONCILIATIONS_FOLDER}`;
  const shown = `${place.shown}/${RECONCILIATIONS_FOLDER}`;
  const absolute = inRoot(place.git.root, folder);
  const kind = await kindOf(absolute);
  if (kind === 'missing') return [];
  if (kind !== 'folder') {
    findings.push(fileFinding(shown, 'file-not-regular', 'Reconciliations lie in a folder of their own here.'));
    return [];
  }
  const names = readdirSync(absolute).sort();
  if (names.length > MAX_RECONCILIATION_FILES) {
    const message = `There are ${names.length} entries; a run writes at most ${MAX_RECONCILIATION_FILES}.`;
    findings.push(fileFinding(shown, 'too-many-files', message));
    return [];
  }
  const files: NamedFile[] = [];
  for (const name of names) {
    const read = await readRecord(place.git.root, `${folder}/${name}`, SIZE_LIMITS.reconciliation);
    if (read.ok) files.push({ name, bytes: read.bytes });
    else findings.push(fileFinding(`${shown}/${name}`, read.problem, read.message));
  }
  return files;
}
