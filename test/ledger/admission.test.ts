/** The admission file, and the names under which requests are sent. */
import { describe, expect, it } from 'vitest';
import { grantLimits, parseAdmission } from '../../src/ledger/admission.ts';
import { createCalls } from '../../src/ledger/calls.ts';
import { encodeJsonFile } from '../../src/ledger/derive.ts';
import { formatUsd } from '../../src/protocol/money.ts';
import { buildSchedule } from '../../src/protocol/schedule.ts';
import { INSTRUCTIONS, makeAdmission, makeBinding, makeCampaign, makeGrant, trial } from './support/campaign.ts';

const campaign = makeCampaign();
const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(encodeJsonFile(value));

describe('an admission', () => {
  it('comes back as it was written', () => {
    const { value } = makeAdmission(campaign);
    expect(parseAdmission(bytesOf(value), 'admission.json')).toEqual({ ok: true, value, findings: [] });
    expect(formatUsd(grantLimits(value.grant).costUsd)).toBe('0.1');
  });

  it('is refused when it grants nothing, was altered, or names two drivers', () => {
    const { value } = makeAdmission(campaign);
    const grant = makeGrant(campaign, { expiresAt: value.grant.approvedAt });
    const binding = { ...value.binding, model: 'another-model' };
    const driver = { id: 'synthetic', synthetic: true };
    const parsed = parseAdmission(bytesOf({ ...value, grant, binding, driver }), 'admission.json');
    const codes = parsed.findings.map(({ code, field }) => `${code} ${field}`);
    expect(codes).toEqual(
      expect.arrayContaining([
        'grant-empty grant.expiresAt',
        'driver-mismatch driver.id',
        'profile-digest-mismatch binding.profile_digest',
      ]),
    );
    expect(codes).toHaveLength(3);
    expect(parsed.ok).toBe(false);
  });
});

describe('the id of a request', () => {
  const binding = makeBinding(campaign);
  const sources = { campaign, fixture: trial().fixture, instructions: INSTRUCTIONS, binding, runId: 'run-1' };
  const ids = (change: Partial<typeof sources> = {}): string[] => {
    const calls = createCalls({ ...sources, ...change });
    return buildSchedule(campaign).flatMap((request) =>
      [1, 2].map((attempt) => calls.prepare(request, attempt).providerRequestId),
    );
  };

  it('is the same on any machine and another for every attempt', () => {
    expect(ids()).toEqual(ids());
    expect(new Set(ids()).size).toBe(20);
  });

  it('depends on the run, the route, the instruction and the sampling', () => {
    const base = new Set(ids());
    const { instructions } = sources;
    const profile_digest = binding.profile_digest.replace(/.$/u, (digit) => (digit === '0' ? '1' : '0'));
    const warmer = { ...campaign, sampling: { ...campaign.sampling, temperature: 0.3 } };
    expect(ids({ runId: 'run-2' }).filter((id) => base.has(id))).toEqual([]);
    expect(ids({ binding: { ...binding, profile_digest } }).filter((id) => base.has(id))).toEqual([]);
    expect(ids({ campaign: warmer }).filter((id) => base.has(id))).toEqual([]);
    const reworded = ids({ instructions: { ...instructions, candidate: 'Review the code!\n' } });
    expect(reworded.filter((id) => base.has(id))).toHaveLength(10);
  });

  it('shows nothing of the arm to a model but the instruction', () => {
    const calls = createCalls(sources);
    for (const request of buildSchedule(campaign)) {
      const { messages } = calls.prepare(request, 1);
      const text = JSON.stringify(messages.filter(({ role }) => role === 'user'));
      expect(text).not.toMatch(/baseline|candidate/u);
      expect(messages[0]).toEqual({ role: 'system', content: INSTRUCTIONS[request.role] });
    }
  });
});
