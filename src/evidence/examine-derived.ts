/** The files of a run that follow from its journal, or are named by it, each held against it. */

import type { Admission } from '../ledger/admission.ts';
import { reconciliationProblems } from '../ledger/check-reconciliations.ts';
import {
  deriveManifests,
  deriveRunRecord,
  deriveScores,
  deriveUsage,
  encodeJsonFile,
  encodeUsage,
  type ScoresFile,
} from '../ledger/derive.ts';
import type { Manifest } from '../ledger/manifest.ts';
import { planRun } from '../ledger/plan.ts';
import type { RunState } from '../ledger/state.ts';
import { ROLES, type Campaign, type Role } from '../protocol/campaign.ts';
import { formatUsd } from '../protocol/money.ts';
import { parseRunRecord, type RunRecord } from '../protocol/run.ts';
import type { UsageRow } from '../route/usage.ts';
import type { RunBundle } from './bundle.ts';
import { sameFile } from './same-file.ts';
import { fail, parsedValue, type Held } from './steps.ts';

export function checkReconciliations(
  bundle: RunBundle,
  campaign: Campaign,
  admission: Admission,
  state: RunState,
): Held<true> {
  const problems = reconciliationProblems(state, planRun(campaign), admission.binding, bundle.reconciliations);
  const [first] = problems;
  if (first !== undefined) {
    const more = problems.length === 1 ? '' : ` And ${problems.length - 1} more.`;
    fail(`${first.file}: ${first.message}${more}`);
  }
  const { length } = state.reconciliations;
  return { value: true, detail: length === 0 ? 'none' : `${length} files are those that the journal names` };
}

export function checkRunRecord(bundle: RunBundle, campaign: Campaign, state: RunState): Held<RunRecord> {
  const run = deriveRunRecord(state, campaign);
  sameFile('run.json', bundle.run, encodeJsonFile(run));
  parsedValue(parseRunRecord(bundle.run, 'run.json', campaign));
  return { value: run, detail: `run.json is what the journal gives: ${run.status}, ${run.completed.length} requests` };
}

export function checkUsage(
  bundle: RunBundle,
  campaign: Campaign,
  admission: Admission,
  state: RunState,
): Held<readonly UsageRow[]> {
  const rows = deriveUsage(state, campaign, admission);
  sameFile('usage.jsonl', bundle.usage, encodeUsage(rows));
  return {
    value: rows,
    detail: `usage.jsonl is what the journal gives: ${rows.length} attempts, ${formatUsd(state.totals.costUsd)} USD`,
  };
}

export function checkScores(bundle: RunBundle, campaign: Campaign, state: RunState): Held<ScoresFile> {
  const scores = deriveScores(state, campaign);
  sameFile('scores.json', bundle.scores, encodeJsonFile(scores));
  const eligible = scores.requests.filter((entry) => entry.eligible).length;
  return {
    value: scores,
    detail: `scores.json is what the journal gives: ${eligible} of ${scores.requests.length} answers count`,
  };
}

export function checkManifests(
  bundle: RunBundle,
  campaign: Campaign,
  admission: Admission,
  state: RunState,
): Held<Record<Role, Manifest>> {
  const manifests = deriveManifests(state, campaign, admission);
  for (const role of ROLES) sameFile(`manifest.${role}.json`, bundle.manifests[role], encodeJsonFile(manifests[role]));
  const arms = ROLES.map((role) => `${role} ${manifests[role].admissible ? 'admissible' : 'inadmissible'}`);
  return { value: manifests, detail: `both manifests are what the journal gives: ${arms.join(', ')}` };
}
