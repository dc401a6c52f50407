/**
 * `.equipoise/qualifications/*.json`: one minimal request over one route, and what it proved. A ledger apart from every
 * run's, so that trying a route out never counts as a trial.
 *
 * The file is written before the request may leave and completed afterwards. One that still says `dispatched` is a
 * request of which nobody knows whether it was answered and paid for; it is never sent again. Like a journal it is
 * content-free: the answer appears as its SHA-256.
 */
import * as z from 'zod';

import { parseDocument, type Report } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { costUsd, formatUsd, type TokenRates } from '../protocol/money.ts';
import { checkBinding, modelRouteBindingSchema, type ModelRouteBinding } from '../route/binding.ts';
import { boundReceiptSchema, checkBoundReceipt } from '../route/receipt.ts';
import { providerRequestId as requestIdOf } from '../route/request-id.ts';
import { certainFailureCode, indeterminateCode, rejectionCode, type RejectionCode } from './codes.ts';
import { chargeSchema, effectiveRouteSchema, FINISH_REASONS, journalUsageSchema, type EventOf } from './events.ts';
import { decimalUsd, duration, opaqueToken, providerRequestId, routeValue, sha256, timestamp } from './fields.ts';
import { deriveReceipt } from './receipts.ts';

export const QUALIFICATION_SCHEMA_VERSION = 'equipoise.qualification.v1';

/** What is asked; the words of the routing contract's own qualification. */
export const QUALIFICATION_PROMPT = 'Return exactly QUALIFIED.';
const QUALIFICATION_ANSWER = 'QUALIFIED.';

/** Sent like the response contract of a trial, so that a server that cannot take one shows it here. */
export const QUALIFICATION_CONTRACT = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { answer: { type: 'string', enum: [QUALIFICATION_ANSWER] } },
  required: ['answer'],
  additionalProperties: false,
} as const;

/** Room for the prompt, the contract and what a chat template adds to them. */
export const QUALIFICATION_INPUT_CAP = 1000;
/** Room for a model that thinks first; the route's own cap binds where it is lower. */
export const QUALIFICATION_OUTPUT_CAP = 2048;

const rates = z
  .strictObject({
    inputUsdPerMillionTokens: decimalUsd.meta({ description: 'US dollars per million input tokens.' }),
    outputUsdPerMillionTokens: decimalUsd.meta({ description: 'US dollars per million output tokens.' }),
  })
  .meta({ description: 'What the tokens cost, as the person who asked said.' });

const common = {
  schemaVersion: z.literal(QUALIFICATION_SCHEMA_VERSION),
  at: timestamp.meta({ description: 'When this was written down, before anything was sent.' }),
  providerRequestId: providerRequestId.meta({ description: 'Deterministic id of the one request; never used again.' }),
  binding: modelRouteBindingSchema,
  driver: z.strictObject({ id: routeValue, version: routeValue.meta({ description: 'Version of the driver.' }) }),
  rates,
  reserved: chargeSchema,
};
const settled = {
  settledAt: timestamp.meta({ description: 'When the end of the request was written down.' }),
  durationMs: duration,
  proven: z.boolean().meta({ description: 'Whether the answer proves the route: its receipt, usage and rules hold.' }),
};

export const qualificationSchema = z
  .discriminatedUnion('status', [
    z.strictObject({ ...common, status: z.literal('dispatched') }),
    z.strictObject({
      ...common,
      ...settled,
      status: z.literal('received'),
      finishReason: z.enum(FINISH_REASONS),
      effective: effectiveRouteSchema.nullable(),
      usage: journalUsageSchema,
      costUsd: decimalUsd,
      rejection: rejectionCode.nullable(),
      outputSha256: sha256,
      asAsked: z.boolean().meta({ description: 'Whether the answer was the one that was asked for.' }),
      providerResponseId: opaqueToken.nullable(),
      systemFingerprint: opaqueToken.nullable(),
      receipt: boundReceiptSchema
        .nullable()
        .meta({ description: 'Receipt of the answer; null when it did not come over the bound route.' }),
    }),
    z.strictObject({
      ...common,
      ...settled,
      status: z.literal('failed'),
      code: certainFailureCode,
      retryable: z.boolean(),
    }),
    z.strictObject({ ...common, ...settled, status: z.literal('indeterminate'), code: indeterminateCode }),
  ])
  .meta({
    title: 'Qualification',
    description: 'One minimal request over one route: what was asked for, what came back, what it cost.',
  });

export type Qualification = z.infer<typeof qualificationSchema>;
export type DispatchedQualification = Extract<Qualification, { status: 'dispatched' }>;
export type ReceivedQualification = Extract<Qualification, { status: 'received' }>;

/** The id of the request that is made at `at` over the route: another moment or another route is another request. */
export function qualificationRequestId(binding: ModelRouteBinding, at: string): string {
  return requestIdOf({
    operation: { type: 'qualification', value: binding.profile_id },
    idempotencyKey: `qualification-${at}`,
    request: { prompt: QUALIFICATION_PROMPT, response_schema: QUALIFICATION_CONTRACT },
    route: binding,
  });
}

/** Whether the text is the answer that was asked for, bare or in the contract's one field. */
export function isAsAsked(output: string): boolean {
  const text = output.trim();
  if (text === QUALIFICATION_ANSWER) return true;
  try {
    const value: unknown = JSON.parse(text);
    const answer = z.strictObject({ answer: z.literal(QUALIFICATION_ANSWER) });
    return answer.safeParse(value).success;
  } catch {
    return false;
  }
}

/** The part of an answer that a qualification keeps. */
export type QualificationAnswer = Pick<
  EventOf<'received'>,
  | 'durationMs'
  | 'outputSha256'
  | 'finishReason'
  | 'effective'
  | 'usage'
  | 'costUsd'
  | 'rejection'
  | 'providerResponseId'
  | 'systemFingerprint'
>;

/** A qualification with its answer: receipt and proof follow from what was received and cannot be given. */
export function answeredQualification(
  dispatched: DispatchedQualification,
  answer: QualificationAnswer & { readonly output: string },
  settledAt: string,
): ReceivedQualification {
  const { output, ...kept } = answer;
  const received = { ...kept, status: 'received' as const };
  const receipt = receiptOf(dispatched, received);
  const proven = isProven(received, receipt !== null);
  return { ...dispatched, ...received, settledAt, proven, asAsked: isAsAsked(output), receipt };
}

function receiptOf(
  { binding, providerRequestId: id }: Pick<Qualification, 'binding' | 'providerRequestId'>,
  received: Pick<ReceivedQualification, 'effective' | 'rejection' | 'finishReason' | 'usage' | 'outputSha256'>,
): ReceivedQualification['receipt'] {
  return deriveReceipt({ received, attempt: { attempt: 1, providerRequestId: id }, wasted: false }, binding);
}

/** Who answered and what it cost is beyond doubt even when the text is short, empty or a refusal. */
const TEXT_PROBLEMS: readonly RejectionCode[] = ['truncated', 'refused', 'empty-output'];

function isProven({ rejection, usage }: Pick<ReceivedQualification, 'rejection' | 'usage'>, receipt: boolean): boolean {
  const rulesHold = rejection === null || TEXT_PROBLEMS.includes(rejection);
  return receipt && rulesHold && usage.accountingSource === 'provider_reported';
}

/** Strictly parses one qualification; what follows from the rest of it is worked out again and compared. */
export function parseQualification(bytes: Uint8Array, file: string): Parsed<Qualification> {
  return parseDocument(qualificationSchema, bytes, file, checkQualification);
}

function checkQualification(value: Qualification, report: Report): void {
  const { binding, at } = value;
  checkBinding(binding, report, ['binding']);
  if (value.driver.id !== binding.provider_driver) {
    const message = `The binding names the driver ${binding.provider_driver}.`;
    report.error(['driver', 'id'], 'driver-mismatch', message);
  }
  const id = qualificationRequestId(binding, at);
  if (value.providerRequestId !== id) {
    report.error(['providerRequestId'], 'request-id-mismatch', `Route and time make the request id ${id}.`);
  }
  checkCost(value, ['reserved', 'costUsd'], value.reserved, report);
  if (value.status === 'dispatched') return;
  if (value.settledAt < at) {
    report.error(['settledAt'], 'time-reversed', 'The request cannot have ended before it was written down.');
  }
  if (value.status !== 'received') {
    if (value.proven) report.error(['proven'], 'proof-mismatch', 'Without an answer nothing is proven.');
    return;
  }
  checkCost(value, ['costUsd'], { ...value.usage, costUsd: value.costUsd }, report);
  if (value.receipt !== null) checkBoundReceipt(value.receipt, within(report));
  const expected = receiptOf(value, value);
  if (value.receipt?.digest !== expected?.digest) {
    const message =
      expected === null ? 'This answer can have no receipt.' : `The receipt has digest ${expected.digest}.`;
    report.error(['receipt'], 'receipt-mismatch', message);
  }
  const proven = isProven(value, expected !== null);
  if (value.proven !== proven) {
    report.error(['proven'], 'proof-mismatch', `The answer ${proven ? 'proves' : 'does not prove'} the route.`);
  }
}

function within(report: Report): Report {
  return {
    error: (path, code, message) => report.error(['receipt', ...path], code, message),
    warning: (path, code, message) => report.warning(['receipt', ...path], code, message),
    notice: (path, code, message) => report.notice(['receipt', ...path], code, message),
  };
}

interface Priced {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: string;
}

function checkCost(value: Qualification, path: readonly PropertyKey[], priced: Priced, report: Report): void {
  const cost = formatUsd(costUsd(priced.inputTokens, priced.outputTokens, ratesOf(value)));
  if (cost !== priced.costUsd) report.error(path, 'cost-mismatch', `At these rates the tokens cost ${cost}.`);
}

function ratesOf({ rates: { inputUsdPerMillionTokens, outputUsdPerMillionTokens } }: Qualification): TokenRates {
  return {
    inputUsdPerMillionTokens: Number(inputUsdPerMillionTokens),
    outputUsdPerMillionTokens: Number(outputUsdPerMillionTokens),
  };
}
