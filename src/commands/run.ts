/**
 * `run`: a campaign, executed. Checks everything that can be known first, then approves (the person at the machine,
 * for themselves), then sends. Called again with the same run id it goes on where the journal says, and never sends
 * anything twice.
 */
import type { Grant } from '../ledger/admission.ts';
import type { RunSummary } from '../ledger/summary.ts';
import { previewBudget } from '../protocol/budget.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { displayUsd, usd } from '../protocol/money.ts';
import { quote } from '../protocol/quote.ts';
import { identifier } from '../protocol/scalars.ts';
import { kindOf } from '../repository/files.ts';
import { CAMPAIGN_FILE, inRoot, runFolder, RUNS_FOLDER, SIZE_LIMITS } from '../repository/layout.ts';
import { openRun } from '../runner/open.ts';
import type { CommandResult, Context } from './context.ts';
import { campaignCeilings, concurrencyWithin, performRun, refuseOverBudget } from './support/execution.ts';
import { count, printable } from './support/findings.ts';
import { chooseGateway, createDriver, type Gateway } from './support/gateway.ts';
import { nextStep } from './support/next-step.ts';
import { failureLines, summaryLines } from './support/run-text.ts';
import { shownPath, withCampaign, type OpenCampaign } from './support/repository.ts';
import { bindCampaign, readCatalog } from './support/routes.ts';
import { refuseTwoSecrets } from './support/secrets.ts';

export interface RunRequest {
  /** Folder of the campaign, or its campaign.json. */
  readonly campaign: string;
  readonly runId: string;
  /** Name of a driver, such as `synthetic` or `openai-chat`. */
  readonly gateway: string;
  /** Base URL of the server; null: the driver's own. */
  readonly baseUrl: string | null;
  /** Route profile; null: the only one that fits. */
  readonly profile: string | null;
  /** Pairs under way at once; null: a few, which no provider's rate limit minds. */
  readonly concurrency: number | null;
  /** The caller approves what leaves the machine, up to the campaign's ceilings. */
  readonly approve: boolean;
}

export async function runCommand(request: RunRequest, context: Context): Promise<CommandResult> {
  refuseTwoSecrets(context, false);
  if (!identifier.safeParse(request.runId).success) {
    throw new EquipoiseError(
      'usage',
      `${quote(request.runId)} is no run id: use letters, digits, ".", "_", "/" and "-", such as run-1.`,
      2,
    );
  }
  return withCampaign(context, request.campaign, async (open) => {
    const gateway = chooseGateway(request.gateway, request.baseUrl, open.policy, context);
    const concurrency = concurrencyWithin(request.concurrency, open.policy, '--concurrency');
    const binding = bindCampaign(await readCatalog(open.git.root), open.loaded.campaign, gateway, request.profile);
    refuseOverBudget(open.loaded.campaign);
    const runDir = await runFolderOf(request, open);
    await requireApproval(request, open, gateway, context);
    const grant = await grantOf(open, context);
    const { summary, state } = await performRun({
      context,
      loaded: open.loaded,
      driver: await createDriver(gateway, open.loaded, context),
      admit: { runId: request.runId, grant, binding, concurrency },
      open: (options) => openRun({ ...options, runDir }),
    });
    const shown = printable(shownPath(context, runDir, request.campaign));
    const lines = [...summaryLines(summary), ...failureLines(state), ...nextLines(summary, shown)];
    return { exit: summary.status === 'completed' ? 0 : 1, json: summary, text: lines.join('\n') };
  });
}

/** The run's folder. A link in its place would put the record of what was sent where nobody looks for it. */
async function runFolderOf({ runId }: RunRequest, { git, loaded }: OpenCampaign): Promise<string> {
  const folder = inRoot(git.root, runFolder(loaded.campaign.campaignId, runId));
  for (const path of [inRoot(git.root, `${loaded.place.folder}/${RUNS_FOLDER}`), folder]) {
    const kind = await kindOf(path);
    if (kind === 'folder' || kind === 'missing') continue;
    throw new EquipoiseError(
      'not-a-run-folder',
      `${quote(path)} is not a folder (${kind}); a run is kept in a folder of its own.`,
      1,
    );
  }
  return folder;
}

/** Nothing leaves the machine without a yes to exactly this model, server and worst case, given now. */
async function requireApproval(
  request: RunRequest,
  { loaded }: OpenCampaign,
  gateway: Gateway,
  context: Context,
): Promise<void> {
  if (!gateway.leavesMachine || request.approve) return;
  const { campaign } = loaded;
  const { worstCaseRequests, worstCaseInputTokens, worstCaseOutputTokens } = previewBudget(campaign);
  const question =
    `This sends at most ${count(worstCaseRequests, 'request')} to ${gateway.base?.origin ?? 'the MCP client'} for ${campaign.model.provider}/${campaign.model.version}: ` +
    `${worstCaseInputTokens} input and ${worstCaseOutputTokens} output tokens, ${displayUsd(usd(campaign.budget.maxCostUsd))} at most.`;
  if (await context.confirm(question)) return;
  throw new EquipoiseError(
    'approval-missing',
    `${question} Nothing was sent. To approve it yourself, add --approve.`,
    2,
  );
}

async function grantOf({ git, policy, loaded }: OpenCampaign, context: Context): Promise<Grant> {
  const approved = context.now();
  const expires = new Date(approved.getTime() + policy.grantLifetimeHours * 3_600_000);
  return {
    kind: 'local-self-approval',
    approvedAt: approved.toISOString(),
    expiresAt: expires.toISOString(),
    commit: await holdingCommit(git, loaded),
    ceilings: campaignCeilings(loaded.campaign),
  };
}

/** The commit that is checked out, if it holds exactly this campaign; null for one that is not committed yet. */
async function holdingCommit(
  git: OpenCampaign['git'],
  { place, bytes }: OpenCampaign['loaded'],
): Promise<string | null> {
  const head = await git.head();
  if (head === null) return null;
  const read = await git.readBlob(head, `${place.folder}/${CAMPAIGN_FILE}`, SIZE_LIMITS.campaign);
  return read.ok && read.bytes.equals(bytes.campaign) ? head : null;
}

function nextLines(summary: RunSummary, shown: string): string[] {
  const { status, requests } = summary;
  if (status === 'completed') return [`Next: equipoise sign ${shown} --key FILE`, `      equipoise report ${shown}`];
  if (requests.pending > 0 && !summary.onlyCancel) {
    return ['Next: the same command goes on where this run stopped; nothing that was sent is sent again.'];
  }
  return [nextStep(summary, false, shown)];
}
