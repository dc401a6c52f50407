/**
 * A run folder as the exact bytes that evidence is about, and the trust root that signatures are believed by.
 *
 * Nothing is judged here beyond being there: whether the bytes are the right ones is what the steps of `sign` and
 * `verify` find out, and a tampered file must end in a failed step, not in a refusal to look.
 */
import type { RunBundle, RunPlace } from '../../evidence/bundle.ts';
import type { Step } from '../../evidence/steps.ts';
import { parseCampaign } from '../../protocol/campaign.ts';
import type { Finding } from '../../protocol/findings.ts';
import { readRecord } from '../../repository/files.ts';
import { readInstructionBytes } from '../../repository/instructions.ts';
import {
  CAMPAIGN_FILE,
  FIXTURE_FILE,
  RUBRIC_FILE,
  RUN_FILES,
  SIZE_LIMITS,
  TRUST_FILE,
} from '../../repository/layout.ts';
import { fieldFindings } from '../../repository/field-findings.ts';
import { fileFinding } from '../../repository/place.ts';
import { loadRun, type RunFile } from '../../repository/records.ts';
import { count, hasErrors } from './findings.ts';
import type { OpenRun } from './repository.ts';

export interface RunEvidence {
  readonly bundle: RunBundle;
  readonly place: RunPlace;
  /** Bytes of evidence.dsse.json; null when the run is not signed. */
  readonly envelope: Uint8Array | null;
  /** Bytes of evidence.sshsig; null when there is none. */
  readonly sshSignature: Uint8Array | null;
  readonly trust: Uint8Array;
}

export interface EvidenceRead {
  /** The first step of every examination: are all records there to be looked at? */
  readonly step: Step;
  /** null when they are not. */
  readonly evidence: RunEvidence | null;
  readonly findings: readonly Finding[];
}

const NOTHING = new Uint8Array(0);

export async function readEvidence(open: OpenRun): Promise<EvidenceRead> {
  const { git, campaign, run } = open;
  const findings: Finding[] = [];
  const record = async (path: string, shown: string, maxBytes: number): Promise<Uint8Array> => {
    const read = await readRecord(git.root, path, maxBytes);
    if (read.ok) return read.bytes;
    findings.push(fileFinding(shown, read.problem, read.message));
    return NOTHING;
  };
  const ofCampaign = (name: string, maxBytes: number): Promise<Uint8Array> =>
    record(`${campaign.folder}/${name}`, `${campaign.shown}/${name}`, maxBytes);

  const trust = await record(TRUST_FILE, TRUST_FILE, SIZE_LIMITS.control);
  const campaignBytes = await ofCampaign(CAMPAIGN_FILE, SIZE_LIMITS.campaign);
  const fixture = await ofCampaign(FIXTURE_FILE, SIZE_LIMITS.fixture);
  const rubric = await ofCampaign(RUBRIC_FILE, SIZE_LIMITS.rubric);
  const instructions = await readBoth(open, campaignBytes, findings);
  const { files, reconciliations, findings: unreadable } = await loadRun(run);
  findings.push(...unreadable);
  const ofRun = (name: Exclude<RunFile, 'evidence' | 'sshSignature' | 'cancellation'>): Uint8Array => {
    const shown = `${run.shown}/${RUN_FILES[name]}`;
    const bytes = files[name];
    if (bytes === undefined && !unreadable.some(({ file }) => file === shown)) {
      findings.push(fileFinding(shown, 'file-missing', 'A run that was executed has this record.'));
    }
    return bytes ?? NOTHING;
  };
  const bundle: RunBundle = {
    campaign: campaignBytes,
    fixture,
    rubric,
    instructions,
    admission: ofRun('admission'),
    journal: ofRun('journal'),
    run: ofRun('run'),
    usage: ofRun('usage'),
    scores: ofRun('scores'),
    manifests: { baseline: ofRun('manifestBaseline'), candidate: ofRun('manifestCandidate') },
    reconciliations,
  };
  if (hasErrors(findings))
    return { step: { name: 'records', ok: false, detail: describe(findings) }, evidence: null, findings };
  const place = { campaignFolder: lastSegment(campaign.folder), runFolder: lastSegment(run.folder) };
  const evidence = { bundle, place, envelope: files.evidence ?? null, sshSignature: files.sshSignature ?? null, trust };
  return {
    step: { name: 'records', ok: true, detail: 'all records and both instructions were read' },
    evidence,
    findings,
  };
}

/** A campaign that does not parse names no instruction; the steps say so, these bytes then stand for nothing. */
async function readBoth(
  { git, policy, campaign }: OpenRun,
  bytes: Uint8Array,
  findings: Finding[],
): Promise<RunBundle['instructions']> {
  const file = `${campaign.shown}/${CAMPAIGN_FILE}`;
  const parsed = parseCampaign(bytes, file);
  if (!parsed.ok) return { baseline: NOTHING, candidate: NOTHING };
  const read = async (role: 'baseline' | 'candidate'): Promise<Uint8Array> => {
    const index = parsed.value.candidates.findIndex((candidate) => candidate.role === role);
    const instruction = await readInstructionBytes(git, policy, parsed.value, index);
    if (instruction.ok) return instruction.bytes;
    findings.push(...fieldFindings(bytes, file, instruction.findings));
    return NOTHING;
  };
  return { baseline: await read('baseline'), candidate: await read('candidate') };
}

function describe(findings: readonly Finding[]): string {
  const [first] = findings;
  if (first === undefined) return '';
  const more = findings.length - 1;
  return `${first.file}${first.field === '' ? '' : ` ${first.field}`}: ${first.message}${more === 0 ? '' : ` And ${count(more, 'more problem')}.`}`;
}

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? '';
}
