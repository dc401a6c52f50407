/**
 * Where everything lies in an evidence repository. No other module spells these names.
 *
 * Paths returned here are relative to the repository's root and use `/`, as git does; `inRoot` turns one into a path
 * of this machine. Ids become folder names through `safeSegment`, so that no id can escape its folder or share it.
 */
import { join } from 'node:path';
import { sha256Hex } from '../protocol/digest.ts';
import { safeSegment } from '../protocol/safe-segment.ts';

export { RECONCILIATIONS_FOLDER } from '../ledger/reconciliation-name.ts';

/** Control plane: who may do what. Always reviewed apart from campaigns and evidence. */
export const CONTROL_FOLDER = '.equipoise';
export const POLICY_FILE = '.equipoise/policy.json';
export const ROUTES_FILE = '.equipoise/routes.json';
export const TRUST_FILE = '.equipoise/trust.json';
export const ACTIVE_FOLDER = '.equipoise/active';

/** Data plane: one folder a campaign. */
export const CAMPAIGNS_FOLDER = 'campaigns';
export const CAMPAIGN_FILE = 'campaign.json';
export const FIXTURE_FILE = 'fixture.json';
export const RUBRIC_FILE = 'rubric.json';
export const RUNS_FOLDER = 'runs';

/** The files of one run folder. */
export const RUN_FILES = {
  run: 'run.json',
  admission: 'admission.json',
  journal: 'journal.jsonl',
  usage: 'usage.jsonl',
  scores: 'scores.json',
  manifestBaseline: 'manifest.baseline.json',
  manifestCandidate: 'manifest.candidate.json',
  evidence: 'evidence.dsse.json',
  sshSignature: 'evidence.sshsig',
  cancellation: 'cancellation.json',
} as const;

/** Largest accepted sizes, in bytes. Everything here can come from a stranger, so nothing is read without one. */
export const SIZE_LIMITS = {
  control: 1024 * 1024,
  campaign: 64 * 1024,
  fixture: 4 * 1024 * 1024,
  rubric: 4 * 1024 * 1024,
  instruction: 1024 * 1024,
  run: 1024 * 1024,
  admission: 64 * 1024,
  journal: 16 * 1024 * 1024,
  usage: 16 * 1024 * 1024,
  scores: 4 * 1024 * 1024,
  manifest: 1024 * 1024,
  reconciliation: 64 * 1024,
  evidence: 4 * 1024 * 1024,
} as const;

export function campaignFolder(campaignId: string): string {
  return `${CAMPAIGNS_FOLDER}/${safeSegment(campaignId)}`;
}

export function runFolder(campaignId: string, runId: string): string {
  return `${campaignFolder(campaignId)}/${RUNS_FOLDER}/${safeSegment(runId)}`;
}

export function activeFile(category: string): string {
  return `${ACTIVE_FOLDER}/${safeSegment(category)}.json`;
}

/**
 * The ref that holds a run while it goes on: the lock, the journal and the files beside it. A ref knows stricter names than a
 * folder: no tilde, no two dots in a row, no end in `.lock`. No identifier holds a percent sign, so it takes the tilde's place.
 */
export function runRef(campaignId: string, runId: string): string {
  return `refs/equipoise/runs/${refSegment(campaignId)}/${refSegment(runId)}`;
}

function refSegment(id: string): string {
  const segment = safeSegment(id);
  if (!segment.includes('..') && !segment.endsWith('.lock')) return segment.replaceAll('~', '%');
  return `${segment.slice(0, 80).replace(/\.+/gu, '-')}%${sha256Hex(id).slice(0, 32)}`;
}

/** A relative path of this layout as an absolute path under `root`. */
export function inRoot(root: string, path: string): string {
  return join(root, ...path.split('/'));
}
