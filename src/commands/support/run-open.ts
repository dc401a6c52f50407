/** A run that is there already: its campaign as the file says, its state as the journal says. */
import type { RunState } from '../../ledger/state.ts';
import { parseCampaign, type Campaign } from '../../protocol/campaign.ts';
import type { Finding } from '../../protocol/findings.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { readRecord } from '../../repository/files.ts';
import { CAMPAIGN_FILE, inRoot, SIZE_LIMITS } from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';
import { readRun } from '../../runner/read-run.ts';
import { refusal } from './findings.ts';
import type { OpenRun } from './repository.ts';

/** `campaign.json` alone: what a journal can be read with, also where a clone lacks the instructions. */
export async function readCampaignFile({ git, campaign }: OpenRun): Promise<Campaign> {
  const file = `${campaign.shown}/${CAMPAIGN_FILE}`;
  const read = await readRecord(git.root, `${campaign.folder}/${CAMPAIGN_FILE}`, SIZE_LIMITS.campaign);
  if (!read.ok) throw refusal('The campaign cannot be read.', [fileFinding(file, read.problem, read.message)]);
  const parsed = parseCampaign(read.bytes, file);
  if (!parsed.ok) throw refusal('The campaign has errors.', parsed.findings);
  return parsed.value;
}

/** The state of a run without holding it, and findings that do not stand in the way. */
export async function readState(
  open: OpenRun,
  campaign: Campaign,
): Promise<{ readonly state: RunState; readonly findings: readonly Finding[] }> {
  const read = await readRun(inRoot(open.git.root, open.run.folder), campaign);
  const findings = read.findings.map((finding) => ({ ...finding, file: `${open.run.shown}/${finding.file}` }));
  if (!read.ok) throw refusal('The run cannot be read.', findings);
  return { state: read.value, findings };
}

/** As `readState`, for what can only be done to a run that was admitted. */
export async function readStartedState(open: OpenRun, campaign: Campaign): Promise<RunState> {
  const { state } = await readState(open, campaign);
  if (state.status !== 'planned') return state;
  throw new EquipoiseError('run-not-started', `${open.run.shown} holds no run that was started.`, 1);
}
