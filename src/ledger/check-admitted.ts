/** The first event against the campaign and the admission it claims to start from. */
import { usd } from '../protocol/money.ts';
import type { AdmissionContext } from './admission.ts';
import type { EventOf } from './events.ts';
import type { RunPlan } from './plan.ts';
import { Comparison, type Violation } from './violation.ts';

export function checkAdmitted(
  event: EventOf<'admitted'>,
  plan: RunPlan,
  admission: AdmissionContext | null,
): Violation[] {
  const check = new Comparison();
  const { campaign } = plan;
  check.equal('campaignId', event.campaignId, campaign.campaignId, 'journal-other-campaign', 'The campaign');
  check.equal(
    'campaignSha256',
    event.campaignSha256,
    plan.campaignSha256,
    'journal-other-campaign',
    "The campaign's SHA-256",
  );
  check.equal(
    'scheduleSha256',
    event.scheduleSha256,
    plan.scheduleSha256,
    'journal-other-schedule',
    "The schedule's SHA-256",
  );
  check.equal(
    'fixtureSha256',
    event.fixtureSha256,
    campaign.fixture.fixtureSha256,
    'journal-other-fixture',
    "The fixture's SHA-256",
  );
  check.equal(
    'rubricSha256',
    event.rubricSha256,
    campaign.fixture.rubricSha256,
    'journal-other-rubric',
    "The rubric's SHA-256",
  );
  if (admission !== null) checkAdmission(check, event, plan, admission);
  return check.problems;
}

function checkAdmission(
  check: Comparison,
  event: EventOf<'admitted'>,
  plan: RunPlan,
  admission: AdmissionContext,
): void {
  const { value, sha256 } = admission;
  const code = 'journal-other-admission';
  check.equal('admissionSha256', event.admissionSha256, sha256, code, "The admission's SHA-256");
  check.equal('runId', event.runId, value.runId, code, 'The run');
  check.equal('driver', event.driver, value.driver.id, code, 'The driver');
  check.equal('synthetic', event.synthetic, value.driver.synthetic, code, 'The mark of made-up answers');
  check.equal('generation', event.generation, value.generation, code, 'The lock generation');
  for (const field of ['campaignId', 'campaignSha256', 'scheduleSha256', 'fixtureSha256', 'rubricSha256'] as const) {
    check.unless(value[field] === event[field], field, code, `The admission names another ${field} than the journal.`);
  }
  check.equal('binding.model', value.binding.model, plan.campaign.model.version, code, 'The bound model');
  check.equal('binding.provider', value.binding.provider, plan.campaign.model.provider, code, 'The bound provider');
  const { ceilings, approvedAt } = value.grant;
  const { budget } = plan.campaign;
  check.unless(
    event.at >= approvedAt,
    'at',
    'journal-before-grant',
    `The run was admitted at ${event.at}, before its approval of ${approvedAt}.`,
  );
  const within =
    ceilings.maxRequests <= budget.maxRequests &&
    ceilings.maxInputTokens <= budget.maxInputTokens &&
    ceilings.maxOutputTokens <= budget.maxOutputTokens &&
    usd(ceilings.maxCostUsd).lte(usd(budget.maxCostUsd));
  check.unless(within, 'admissionSha256', 'grant-over-budget', "The grant's ceilings are above those of the campaign.");
}
