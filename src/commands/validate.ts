/**
 * `validate`: everything that can be known about records without running anything. No secret, no network, and green
 * only when something was found and looked at.
 *
 * Its start-up time is felt at every commit: only what every campaign needs is imported here.
 */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Campaign } from '../protocol/campaign.ts';
import { campaignSha256 } from '../protocol/campaign-identity.ts';
import { EquipoiseError, type Finding } from '../protocol/findings.ts';
import { readCampaign } from '../protocol/read-campaign.ts';
import { kindOf, readFileCapped } from '../repository/files.ts';
import { Git } from '../repository/git.ts';
import { CAMPAIGN_FILE, POLICY_FILE, RUN_FILES, RUNS_FOLDER, SIZE_LIMITS } from '../repository/layout.ts';
import { fileFinding } from '../repository/place.ts';
import type { Policy } from '../repository/policy.ts';
import { checkCampaign, type Place } from '../repository/records.ts';
import type { CommandResult, Context } from './context.ts';
import { count, countFindings, exitFor, findingLines, hasErrors, paint, printable } from './support/findings.ts';
import { folderIn, readPolicy, shownPath } from './support/repository.ts';
import { findTargets, type CampaignTarget, type RootTargets } from './support/targets.ts';

export interface ValidateRequest {
  /** Campaigns, runs, control files, or folders of them; empty: all of the repository around the current folder. */
  readonly paths: readonly string[];
  /** Check each path as a campaign file on its own: no neighbours, no git. */
  readonly fileOnly: boolean;
  /** With `fileOnly`: the paths are run records of the campaign in this file. */
  readonly campaign: string | null;
  /**
   * Also prove, with the scorer itself, that fixture and rubric measure something: that a perfect answer earns
   * everything, an uninformed one next to nothing, and that no answer stands in its own question.
   */
  readonly lint?: boolean;
}

export interface ValidatedCampaign {
  readonly path: string;
  readonly campaignId: string;
  readonly campaignSha256: string;
}

export interface ValidateReport {
  readonly ok: boolean;
  readonly campaigns: readonly ValidatedCampaign[];
  readonly findings: readonly Finding[];
}

/** Enough to keep one git process busy; more only holds more files in memory. */
const AT_ONCE = 16;

export async function validateCommand(request: ValidateRequest, context: Context): Promise<CommandResult> {
  if (request.campaign !== null && !request.fileOnly) {
    throw new EquipoiseError(
      'usage',
      '--campaign belongs to --file-only: it names the campaign of the run records given.',
      2,
    );
  }
  if (request.fileOnly && request.paths.length === 0) {
    throw new EquipoiseError('usage', '--file-only needs at least one file.', 2);
  }
  const log = new Log();
  let checked: number;
  if (request.fileOnly) checked = await validateFiles(request, context, log);
  else checked = await validateRecords(request, context, log);
  if (checked === 0 && !hasErrors(log.findings)) {
    const message =
      'Nothing was found to validate: no campaign, no run, no control file. To set a repository up: equipoise init';
    log.findings.push(fileFinding(request.paths[0] ?? '.', 'nothing-found', message));
  }
  return resultOf(log, context);
}

class Log {
  readonly campaigns: ValidatedCampaign[] = [];
  readonly findings: Finding[] = [];

  addCampaign(path: string, campaign: Campaign, hash = campaignSha256(campaign)): void {
    this.campaigns.push({ path, campaignId: campaign.campaignId, campaignSha256: hash });
  }
}

/** Returns how many records were looked at. */
async function validateRecords(request: ValidateRequest, context: Context, log: Log): Promise<number> {
  const targets = await findTargets(context, request.paths);
  log.findings.push(...targets.findings);
  let checked = 0;
  for (const root of targets.roots) checked += await validateRoot(root, request.lint === true, context, log);
  return checked;
}

async function validateRoot(targets: RootTargets, lint: boolean, context: Context, log: Log): Promise<number> {
  const git = new Git(targets.root, (name) => context.env(name));
  try {
    const policy = await policyFor(targets, git, context, log);
    let checked = 0;
    for (const file of targets.control) {
      const kind = await kindOf(join(targets.root, file));
      if (kind === 'missing') continue;
      checked += 1;
      if (file === POLICY_FILE) continue;
      const { checkControlFile } = await import('./support/check-control.ts');
      log.findings.push(...(await checkControlFile(targets.root, file, shownPath(context, join(targets.root, file)))));
    }
    const campaigns = [...targets.campaigns.values()];
    const logs = await inOrder(campaigns, (campaign) => validateCampaign(git, campaign, policy, lint, context));
    for (const one of logs) {
      log.campaigns.push(...one.campaigns);
      log.findings.push(...one.findings);
    }
    return checked + campaigns.length;
  } finally {
    git.close();
  }
}

/** The policy says where packages lie; without campaigns to resolve, a missing one is nothing to complain about. */
async function policyFor(targets: RootTargets, git: Git, context: Context, log: Log): Promise<Policy | null> {
  const policy = await readPolicy(git, context);
  const missing = policy.findings.some(({ code }) => code === 'policy-missing');
  const wanted = targets.campaigns.size > 0 || (targets.control.has(POLICY_FILE) && !missing);
  if (wanted) log.findings.push(...policy.findings);
  return policy.ok ? policy.value : null;
}

async function validateCampaign(
  git: Git,
  target: CampaignTarget,
  policy: Policy | null,
  lint: boolean,
  context: Context,
): Promise<Log> {
  const log = new Log();
  const folder = folderIn(git, target.folder);
  if (folder === null) throw new TypeError('targets lie in their repository');
  const place: Place = { git, folder, shown: target.shown };
  const { campaign, loaded, findings } = await checkCampaign(place, policy);
  log.findings.push(...findings);
  if (lint && loaded !== null) {
    const { lintCampaign } = await import('./support/lint-campaign.ts');
    log.findings.push(...lintCampaign(loaded));
  }
  if (campaign === null) return log;
  log.addCampaign(`${target.shown}/${CAMPAIGN_FILE}`, campaign, loaded?.campaignSha256);
  const runs = await runsOf(target, log);
  for (const run of runs) {
    const { checkRun } = await import('./support/check-run.ts');
    const inRuns = (path: string): string => `${path}/${RUNS_FOLDER}/${run}`;
    const at: Place = { git, folder: inRuns(folder), shown: inRuns(target.shown) };
    const found = await checkRun(at, campaign);
    log.findings.push(...found);
    if (policy === null || (await kindOf(join(git.root, at.folder, RUN_FILES.evidence))) === 'missing') continue;
    const { checkEvidence } = await import('./support/check-evidence.ts');
    log.findings.push(...(await checkEvidence({ git, policy, campaign: place, run: at }, context)));
  }
  return log;
}

async function runsOf(target: CampaignTarget, log: Log): Promise<string[]> {
  if (target.runs !== null) return [...target.runs].sort();
  const folder = join(target.folder, RUNS_FOLDER);
  const kind = await kindOf(folder);
  if (kind === 'missing') return [];
  if (kind !== 'folder') {
    log.findings.push(
      fileFinding(`${target.shown}/${RUNS_FOLDER}`, 'file-not-regular', 'Runs lie in a folder of their own here.'),
    );
    return [];
  }
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.filter((one) => one.isSymbolicLink())) {
    const shown = `${target.shown}/${RUNS_FOLDER}/${entry.name}`;
    log.findings.push(
      fileFinding(shown, 'file-symlink', 'This is a symbolic link; a run lies in a folder of its own.'),
    );
  }
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Each file on its own: what its bytes alone can tell. */
async function validateFiles(request: ValidateRequest, context: Context, log: Log): Promise<number> {
  const read = async (path: string, maxBytes: number): Promise<Uint8Array | null> => {
    const file = await readFileCapped(resolve(context.cwd, path), maxBytes);
    if (file.ok) return file.bytes;
    log.findings.push(fileFinding(path, file.problem, file.message));
    return null;
  };
  const parse = async (path: string): Promise<Campaign | null> => {
    const bytes = await read(path, SIZE_LIMITS.campaign);
    if (bytes === null) return null;
    const parsed = await readCampaign(bytes, path);
    log.findings.push(...parsed.findings);
    if (!parsed.ok) return null;
    log.addCampaign(path, parsed.value);
    return parsed.value;
  };
  if (request.campaign === null) {
    for (const path of request.paths) await parse(path);
    return request.paths.length;
  }
  const campaign = await parse(request.campaign);
  if (campaign === null) return 0;
  const { parseRunRecord } = await import('../protocol/run.ts');
  for (const path of request.paths) {
    const bytes = await read(path, SIZE_LIMITS.run);
    if (bytes !== null) log.findings.push(...parseRunRecord(bytes, path, campaign).findings);
  }
  return request.paths.length;
}

/** Runs `work` on up to `AT_ONCE` items at a time and returns the results in the items' order. */
async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  return results;
}

function resultOf(log: Log, context: Context): CommandResult {
  const { campaigns, findings } = log;
  const ok = !hasErrors(findings);
  const report: ValidateReport = { ok, campaigns, findings };
  const faulty = faultyFolders(findings);
  const lines = campaigns.map(({ path, campaignSha256: hash }) => {
    const bad = faulty.has(folderOf(path)) || faulty.has(path);
    return `${bad ? paint('errors', '31', context.colour) : paint('ok    ', '32', context.colour)}  ${printable(path)}  ${hash}`;
  });
  lines.push(...findingLines(findings, context.colour));
  lines.push(`${count(campaigns.length, 'campaign')}, ${countFindings(findings)}.`);
  const [first] = campaigns;
  if (ok && first !== undefined && campaigns.length === 1)
    lines.push(printable(`Next: equipoise preview ${first.path}`));
  return { exit: exitFor(findings), json: report, text: lines.join('\n') };
}

/** Every path with an error and every folder above it. One pass, for there can be thousands of campaigns. */
function faultyFolders(findings: readonly Finding[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { severity, file } of findings) {
    for (let path = file; severity === 'error' && path !== '' && !folders.has(path); path = folderOf(path))
      folders.add(path);
  }
  return folders;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
