/** Qualifications as files: what follows from the rest is worked out again, so nothing in one can be altered alone. */
import { describe, expect, it } from 'vitest';
import { answeredQualification, isAsAsked, parseQualification } from '../../src/ledger/qualification.ts';
import { jsonBytes } from '../protocol/helpers.ts';
import { dispatchedQualification, GOOD_ANSWER, LATER, qualificationSamples } from './support/qualification.ts';

const codes = (value: unknown): string[] => {
  const parsed = parseQualification(jsonBytes(value), 'q.json');
  return parsed.findings.map(({ code }) => code);
};
const answered = (more: Partial<typeof GOOD_ANSWER> = {}) =>
  answeredQualification(dispatchedQualification(), { ...GOOD_ANSWER, ...more }, LATER);

describe('a file', () => {
  it.each(qualificationSamples())('is read back as it was written: $status', (sample) => {
    expect(parseQualification(jsonBytes(sample), 'q.json')).toEqual({ ok: true, value: sample, findings: [] });
  });

  const good = answered();
  const [, , failed] = qualificationSamples();
  it.each<[what: string, value: object, code: string]>([
    ['another route', { ...good, binding: { ...good.binding, model: 'model-2' } }, 'profile-digest-mismatch'],
    ['another driver', { ...good, driver: { id: 'openai-responses', version: '1' } }, 'driver-mismatch'],
    ['another request', { ...good, providerRequestId: `aar-${'0'.repeat(48)}` }, 'request-id-mismatch'],
    ['another moment', { ...good, at: '2026-07-16T11:00:00.000Z' }, 'request-id-mismatch'],
    ['an end before its beginning', { ...good, settledAt: '2026-07-16T11:59:59.000Z' }, 'time-reversed'],
    ['a smaller bill', { ...good, costUsd: '0.00001' }, 'cost-mismatch'],
    ['other prices', { ...good, rates: { ...good.rates, outputUsdPerMillionTokens: '1' } }, 'cost-mismatch'],
    ['a smaller reservation', { ...good, reserved: { ...good.reserved, costUsd: '0.01' } }, 'cost-mismatch'],
    ['another answer', { ...good, outputSha256: 'e'.repeat(64) }, 'receipt-mismatch'],
    ['other tokens', { ...good, usage: { ...good.usage, reasoningTokens: 3 } }, 'receipt-mismatch'],
    ['no receipt', { ...good, receipt: null }, 'receipt-mismatch'],
    ['a proof withdrawn', { ...good, proven: false }, 'proof-mismatch'],
    ['a proof of a failure', { ...failed, proven: true }, 'proof-mismatch'],
    ['a drift that is called proven', { ...good, rejection: 'cache-forbidden' }, 'proof-mismatch'],
    ['a field of its own', { ...good, note: 'x' }, 'unknown-field'],
  ])('is refused with %s', (_what, value, code) => {
    expect(codes(value)).toContain(code);
  });

  it('has a receipt that is checked by itself, too', () => {
    const receipt = { ...good.receipt!, digest: `sha256:${'0'.repeat(64)}` };
    expect(codes({ ...good, receipt })).toEqual(expect.arrayContaining(['bound-digest-mismatch', 'receipt-mismatch']));
  });
});

describe('what an answer proves', () => {
  it('nothing without a count of the provider', () => {
    const usage = { ...GOOD_ANSWER.usage, accountingSource: 'reserved' as const };
    expect(answered({ usage, rejection: 'usage-missing' })).toMatchObject({ proven: false });
  });

  it('nothing over another route', () => {
    const effective = { provider: 'example', model: 'model-2', reasoningEffort: null };
    expect(answered({ effective, rejection: 'route-drift' })).toMatchObject({ proven: false, receipt: null });
    expect(answered({ effective: null, rejection: 'route-unverifiable' })).toMatchObject({ receipt: null });
  });

  it.each(['truncated', 'refused', 'empty-output'] as const)('everything although it was %s', (rejection) => {
    expect(answered({ rejection })).toMatchObject({ proven: true });
  });
});

it.each([
  ['QUALIFIED.', true],
  ['\n QUALIFIED. ', true],
  ['{"answer": "QUALIFIED."}', true],
  ['{"answer": "QUALIFIED.", "more": 1}', false],
  ['{"answer": "qualified."}', false],
  ['"QUALIFIED."', false],
  ['I am QUALIFIED.', false],
  ['', false],
])('asked for exactly one answer: %s', (text, expected) => {
  expect(isAsAsked(text)).toBe(expected);
});
