/**
 * `fragments`: the route fragment and the usage rows of a run for a paired AAR-versus-Prime evaluation, or every reason
 * why this run has none. Nothing is written; the JSON is the product.
 *
 * The candidate is the arm `aar`, the harness under trial; the baseline is the arm `prime`, what it is compared with.
 */
import { examineRun, type RunParts } from '../evidence/examine.ts';
import { fairnessConditions, type Condition } from '../evidence/fairness.ts';
import { didNotRun } from '../evidence/steps.ts';
import type { Step } from '../evidence/steps.ts';
import { deriveCalls, type Call } from '../ledger/derive.ts';
import type { Role } from '../protocol/campaign.ts';
import { usd, usdToNumber } from '../protocol/money.ts';
import { ARMS, type Arm, type PairedRoute, type UsageLedgerRow } from '../route/aar-prime.ts';
import { armFragments, type FragmentCall, type Refusal } from '../route/fragments.ts';
import type { CommandResult, Context } from './context.ts';
import { readEvidence } from './support/bundle.ts';
import { count, paint } from './support/findings.ts';
import { withRun } from './support/repository.ts';
import { unreadableResult } from './support/steps.ts';

export interface FragmentsRequest {
  /** `campaigns/ID/runs/RUN`. */
  readonly run: string;
  /** Null: both. */
  readonly arm: Arm | null;
}

export interface ArmReport {
  readonly arm: Arm;
  readonly role: Role;
  readonly ok: boolean;
  readonly refusals: readonly Refusal[];
  /** Null unless `ok`. */
  readonly route: PairedRoute | null;
  /** Empty unless `ok`. */
  readonly usageRows: readonly UsageLedgerRow[];
}

export interface FragmentsReport {
  readonly ok: boolean;
  readonly arms: readonly ArmReport[];
  readonly conditions: readonly Condition[];
  /** The examination of the records, as `sign` makes it. */
  readonly steps: readonly Step[];
}

const ROLE_OF: Readonly<Record<Arm, Role>> = { aar: 'candidate', prime: 'baseline' };

/** A step that only says that the run is not finished; the refusals say so themselves. */
const NOT_FINISHED = new Set(['completeness']);

export function fragmentsCommand(request: FragmentsRequest, context: Context): Promise<CommandResult> {
  return withRun(context, request.run, async (open) => {
    const read = await readEvidence(open);
    if (read.evidence === null) return unreadableResult(read, 'There is not everything to read.', context.colour);
    const { bundle, place } = read.evidence;
    const { steps, parts } = examineRun(bundle, place);
    const conditions = fairnessConditions(bundle, parts);
    const outer = outerRefusals(steps, conditions);
    const arms = (request.arm === null ? ARMS : [request.arm]).map((arm) => armReport(arm, parts, outer));
    const report: FragmentsReport = { ok: arms.every(({ ok }) => ok), arms, conditions, steps: [read.step, ...steps] };
    return { exit: report.ok ? 0 : 1, json: report, text: textOf(report, context.colour).join('\n') };
  });
}

function outerRefusals(steps: readonly Step[], conditions: readonly Condition[]): Refusal[] {
  const broken = steps.filter((step) => !step.ok && !didNotRun(step) && !NOT_FINISHED.has(step.name));
  const unfair = conditions.filter(({ ok }) => !ok).map(({ id }) => id);
  return [
    ...(broken.length === 0
      ? []
      : [
          {
            code: 'records' as const,
            message: `The records do not add up: ${broken.map(({ name }) => name).join(', ')}.`,
          },
        ]),
    ...(unfair.length === 0
      ? []
      : [{ code: 'unfair' as const, message: `The comparison does not meet every condition: ${unfair.join(', ')}.` }]),
  ];
}

function armReport(arm: Arm, { campaign, admission, state }: RunParts, outer: readonly Refusal[]): ArmReport {
  const role = ROLE_OF[arm];
  // Without them `outer` names the broken records.
  if (campaign === null || admission === null || state === null)
    return { arm, role, ok: false, refusals: outer, route: null, usageRows: [] };
  const calls = deriveCalls(state, campaign, admission).filter(({ request }) => request.scheduled.role === role);
  const { binding, driver, runId } = admission;
  const { ok, fragments, refusals } = armFragments(
    {
      runId,
      arm,
      binding,
      finished: state.status === 'completed',
      synthetic: driver.synthetic,
      calls: calls.map(fragmentCall),
    },
    outer,
  );
  return { arm, role, ok, refusals, route: fragments?.route ?? null, usageRows: fragments?.usageRows ?? [] };
}

function fragmentCall({ row, receipt }: Call): FragmentCall {
  return {
    outcome: row.outcome,
    attempt: row.attempt,
    receipt: receipt?.receipt ?? null,
    usage: receipt?.usage ?? null,
    costUsd: usdToNumber(usd(row.costUsd)),
    startedAt: row.startedAt,
    completedAt: row.completedAt,
  };
}

function textOf({ ok, arms, conditions }: FragmentsReport, colour: boolean): string[] {
  const mark = (good: boolean): string => (good ? paint('ok  ', '32', colour) : paint('FAIL', '31', colour));
  const width = Math.max(...conditions.map(({ id }) => id.length));
  return [
    ...conditions.map(({ id, ok: held, detail }) => `${mark(held)}  ${id.padEnd(width)}  ${detail}`),
    ...arms.flatMap(({ arm, role, ok: good, refusals, usageRows }) => [
      `${mark(good)}  ${`arm ${arm}`.padEnd(width)}  ${good ? `the ${role}: ${count(usageRows.length, 'usage row')}` : `the ${role} gives no fragments`}`,
      ...refusals.map(({ code, message }) => `        ${message} [${code}]`),
    ]),
    ok
      ? 'The fragments are in the JSON: add --json.'
      : 'This run gives no fragments; its own manifests and usage rows tell all of it.',
  ];
}
