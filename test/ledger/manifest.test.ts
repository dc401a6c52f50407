/** Manifests and receipts: drift, retries, waste and unknowns are told for what they are, and follow from the journal. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveCalls, deriveManifests, deriveUsage, encodeJsonFile } from '../../src/ledger/derive.ts';
import type { JournalUsage } from '../../src/ledger/events.ts';
import { replayJournal } from '../../src/ledger/journal.ts';
import { parseManifest, type Manifest } from '../../src/ledger/manifest.ts';
import type { RunState } from '../../src/ledger/state.ts';
import { summarizeRun } from '../../src/ledger/summary.ts';
import { ROLES, type Role } from '../../src/protocol/campaign.ts';
import { checkValue } from '../../src/protocol/document.ts';
import { formatUsd, sumUsd, usd } from '../../src/protocol/money.ts';
import { bindRoute } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import { modelRouteProfileSchema, type ModelRouteProfile } from '../../src/route/profile.ts';
import { boundReceiptSchema, checkBoundReceipt } from '../../src/route/receipt.ts';
import { makeAdmission, makeBinding, makeCampaign } from './support/campaign.ts';
import { finishRun, JournalBuilder, randomRun } from './support/journal.ts';

const campaign = makeCampaign();
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const runs = fc.tuple(fc.array(fc.nat(100_000), { maxLength: 90 }), fc.boolean()).map(([numbers, finish]) => {
  const run = randomRun(campaign, numbers);
  return finish ? finishRun(run) : run;
});

function stateOf(run: JournalBuilder): RunState {
  const parsed = replayJournal(run.bytes, run.campaign, { admission: run.admission });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings));
  return parsed.value;
}

const manifestsOf = (run: JournalBuilder) => deriveManifests(stateOf(run), run.campaign, run.admission.value);
const parsed = (manifest: unknown) => parseManifest(utf8(encodeJsonFile(manifest)), 'manifest.json');

/** An admitted run under a profile with changes. */
function admitted(change: Partial<ModelRouteProfile> = {}, synthetic = false): JournalBuilder {
  const profile = modelRouteProfileSchema.strip().parse(makeBinding(campaign));
  const id = synthetic ? 'synthetic' : profile.provider_driver;
  const binding = bindRoute(issueCatalog([{ ...profile, ...change, provider_driver: id }]), profile.profile_id);
  return new JournalBuilder(campaign, makeAdmission(campaign, { binding, driver: { id, synthetic } })).admit();
}

/** The whole schedule answered well, but for one request, whose events are given. */
function allBut(index: number, odd: (run: JournalBuilder) => void, run = admitted()): JournalBuilder {
  run.plan.schedule.forEach((_, each) => {
    if (each === index) odd(run);
    else run.answer(each);
  });
  const lost = run.plan.schedule.some((_, each) => run.state(each).outcome === 'indeterminate');
  return run.add(lost ? { event: 'paused', reason: 'indeterminate-requests' } : { event: 'completed' });
}

/** The manifest of the arm whose request was odd, and that of the other. */
function arms(run: JournalBuilder, index = 3): { odd: Manifest; other: Manifest } {
  const manifests = manifestsOf(run);
  const role: Role = run.request(index).role;
  return { odd: manifests[role], other: manifests[role === 'baseline' ? 'candidate' : 'baseline'] };
}

/** Charged in full, because the provider said nothing usable. */
const RESERVED: JournalUsage = {
  accountingSource: 'reserved',
  inputTokens: 4000,
  outputTokens: 1000,
  totalTokens: 5000,
  cacheReadTokens: null,
  cacheWriteTokens: null,
  reasoningTokens: null,
};

const codes = ({ reasons }: Manifest): string[] => reasons.map(({ code }) => code);

describe('the manifests of any run', () => {
  it('pass their parser, add up to the ledger and never count a request twice', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const state = stateOf(run);
        const manifests = deriveManifests(state, campaign, run.admission.value);
        const both = ROLES.map((role) => manifests[role]);
        for (const manifest of both) {
          expect(parsed(manifest)).toEqual({ ok: true, value: manifest, findings: [] });
          const { verified, drifted, unverifiable, unproven } = manifest.route.proof;
          expect(verified + drifted + unverifiable + unproven).toBe(manifest.budgets.requests);
          expect(manifest.admissible).toBe(manifest.reasons.length === 0);
          if (manifest.admissible)
            expect(manifest).toMatchObject({ status: 'completed', route: { proof: { status: 'verified' } } });
          const { sent, received, failed, indeterminate, inFlight } = manifest.attempts;
          expect(received + failed + indeterminate + inFlight).toBe(sent);
        }
        const { totals, wasted, requests } = summarizeRun(state, campaign);
        const sum = (of: (manifest: Manifest) => number): number => both.reduce((total, each) => total + of(each), 0);
        const cost = (of: (manifest: Manifest) => string): string =>
          formatUsd(sumUsd(both.map((each) => usd(of(each)))));
        expect(sum(({ usage }) => usage.inputTokens)).toBe(totals.inputTokens);
        expect(sum(({ usage }) => usage.outputTokens)).toBe(totals.outputTokens);
        expect(cost(({ usage }) => usage.costUsd)).toBe(totals.costUsd);
        expect(cost(({ usage }) => usage.wastedCostUsd)).toBe(wasted.costUsd);
        expect(sum(({ attempts }) => attempts.wasted)).toBe(wasted.requests);
        expect(sum(({ attempts }) => attempts.received)).toBe(requests.received);
        expect(sum(({ order }) => order.firstInPairs)).toBe(5);
      }),
    );
  });

  it('do not exist before admission', () => {
    const planned = new JournalBuilder(campaign).machine.state();
    expect(() => deriveManifests(planned, campaign, makeAdmission(campaign).value)).toThrow('never admitted');
  });
});

describe('a good run', () => {
  it('is admissible, and says what was asked, who answered and what it cost', () => {
    const run = finishRun(admitted());
    const { candidate } = manifestsOf(run);
    expect(candidate).toMatchObject({
      schemaVersion: 'equipoise.run-manifest.v1',
      role: 'candidate',
      contender: { id: 'review-candidate', reviewedCommit: 'b'.repeat(40) },
      fixture: { id: campaign.fixture.id, sha256: campaign.fixture.fixtureSha256 },
      oracle: { sha256: campaign.fixture.rubricSha256 },
      admissionSha256: run.admission.sha256,
      route: {
        requested: { provider: 'example', model: 'reviewer-2026-07-01', reasoningEffort: null },
        effective: [{ provider: 'example', model: 'reviewer-2026-07-01', reasoningEffort: null, answers: 5 }],
        profileDigest: run.admission.value.binding.profile_digest,
        proof: { status: 'verified', verified: 5, drifted: 0, unverifiable: 0, unproven: 0 },
      },
      order: { seed: campaign.randomization.seed, scheduleSha256: run.plan.scheduleSha256 },
      attempts: { sent: 5, received: 5, failed: 0, indeterminate: 0, inFlight: 0, retries: 0, wasted: 0 },
      usage: { providerReported: 5, atReservation: 0, costUsd: '0.00525', wastedCostUsd: '0' },
      ...{ status: 'completed', statusReason: null, admissible: true, reasons: [] },
    });
    expect(candidate.completedAt).toBe(candidate.updatedAt);
  });

  it('tells a retry, without holding it against the run', () => {
    const { odd } = arms(
      allBut(3, (run) =>
        run.add(run.dispatched(3), run.failed(3), run.dispatched(3, 2), run.received(3, 2)).add(run.scored(3)),
      ),
    );
    expect(odd).toMatchObject({ attempts: { sent: 6, failed: 1, retries: 1, wasted: 0 }, admissible: true });
  });

  it('tells waste, without holding it against the route', () => {
    const { odd } = arms(
      allBut(3, (run) =>
        run
          .add(run.dispatched(3), run.received(3, 1, { rejection: 'truncated', finishReason: 'length' }))
          .add(run.scored(3)),
      ),
    );
    expect(odd).toMatchObject({ attempts: { wasted: 1 }, usage: { wastedCostUsd: '0.00105' }, admissible: true });
  });
});

describe('an inadmissible arm', () => {
  const effective = { provider: 'example', model: 'reviewer-2026-07-01', reasoningEffort: null };
  const rejected =
    (change: Parameters<JournalBuilder['received']>[2]) =>
    (run: JournalBuilder): void => {
      run.add(run.dispatched(3), run.received(3, 1, change)).add(run.scored(3));
    };

  it.each<[what: string, odd: (run: JournalBuilder) => void, proof: string, codes: string[]]>([
    [
      'drift to another model',
      rejected({ effective: { ...effective, model: 'other' }, rejection: 'route-drift' }),
      'drifted',
      ['route-drifted'],
    ],
    [
      'drift to another provider',
      rejected({ effective: { ...effective, provider: 'other' }, rejection: 'route-drift' }),
      'drifted',
      ['route-drifted'],
    ],
    [
      'an alias',
      rejected({ effective: { ...effective, model: 'reviewer' }, rejection: 'route-unverifiable' }),
      'unverifiable',
      ['route-unverifiable'],
    ],
    [
      'an answer that names nothing',
      rejected({ effective: null, rejection: 'route-unverifiable' }),
      'unverifiable',
      ['route-unverifiable'],
    ],
    ['a fallback', rejected({ rejection: 'fallback-used' }), 'drifted', ['route-drifted', 'fallback-used']],
    [
      'no usage',
      rejected({ usage: RESERVED, costUsd: '0.005', rejection: 'usage-missing' }),
      'verified',
      ['usage-not-reported'],
    ],
    ['a forbidden cache', rejected({ rejection: 'cache-forbidden' }), 'verified', ['cache-forbidden']],
    [
      'a request without an answer',
      (run) => run.add(run.dispatched(3), run.failed(3), run.dispatched(3, 2), run.failed(3, 2)),
      'unproven',
      ['route-unproven'],
    ],
    [
      'an unknown outcome',
      (run) => run.add(run.dispatched(3), run.indeterminate(3)),
      'unproven',
      ['run-unfinished', 'route-unproven', 'outcome-unknown'],
    ],
  ])('%s', (_what, odd, proof, expected) => {
    const run = allBut(3, odd);
    const manifests = arms(run);
    expect(codes(manifests.odd)).toEqual(expected);
    expect(manifests.odd.route.proof.status).toBe(proof);
    expect(parsed(manifests.odd).ok).toBe(true);
    // The other arm is not blamed for it, beyond what concerns the whole run.
    expect(codes(manifests.other)).toEqual(expected.filter((code) => code === 'run-unfinished'));
    expect(manifests.other.route.proof.status).toBe('verified');
  });

  it('drift shows both routes, the one that was asked for and all that answered', () => {
    const { odd } = arms(
      allBut(3, rejected({ effective: { ...effective, model: 'other' }, rejection: 'route-drift' })),
    );
    expect(odd.route.requested.model).toBe('reviewer-2026-07-01');
    expect(odd.route.effective.map(({ model, answers }) => [model, answers]).sort()).toEqual([
      ['other', 1],
      ['reviewer-2026-07-01', 4],
    ]);
  });

  it('an answer over its cap', () => {
    const run = admitted();
    run.add(run.dispatched(0), run.received(0, 1, { outputTokens: 1001, rejection: 'usage-over-cap' }));
    run.add({ event: 'paused', reason: 'usage-over-cap' });
    const { odd } = arms(run, 0);
    expect(codes(odd)).toEqual(['run-unfinished', 'route-unproven', 'usage-over-cap']);
    expect(odd).toMatchObject({ status: 'paused', statusReason: 'usage-over-cap', completedAt: null });
  });

  it('made-up answers, and a route that may fall back, whole runs at a time', () => {
    for (const manifest of Object.values(manifestsOf(finishRun(admitted({}, true)))))
      expect(codes(manifest)).toEqual(['synthetic']);
    for (const manifest of Object.values(manifestsOf(finishRun(admitted({ fallback_policy: 'explicit' })))))
      expect(codes(manifest)).toEqual(['fallback-allowed']);
  });

  it('cannot be called admissible in its file', () => {
    const { odd } = arms(allBut(3, rejected({ rejection: 'cache-forbidden' })));
    expect(parsed({ ...odd, admissible: true }).findings.map(({ code }) => code)).toEqual(['admissible-mismatch']);
    const usage = { ...odd.usage, totalTokens: odd.usage.totalTokens + 1 };
    expect(parsed({ ...odd, usage }).findings.map(({ code }) => code)).toEqual(['usage-total-mismatch']);
  });
});

describe('receipts', () => {
  it('are sound, stand in their rows, and exist exactly for answers over the bound route', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const calls = deriveCalls(stateOf(run), campaign, run.admission.value);
        expect(calls.map(({ row }) => row)).toEqual(deriveUsage(stateOf(run), campaign, run.admission.value));
        for (const { row, receipt } of calls) {
          expect(receipt === null).toBe(row.outcome !== 'received');
          expect(row.receiptDigest).toBe(receipt?.digest ?? null);
          if (receipt === null) continue;
          expect(checkValue(boundReceiptSchema, receipt, 'receipt', checkBoundReceipt).findings).toEqual([]);
          expect(receipt.receipt).toMatchObject({ provider_response_id: row.providerRequestId, fallback_chain: [] });
          expect(receipt.usage).toMatchObject({
            ...{ input_tokens: row.inputTokens, output_tokens: row.outputTokens, total_tokens: row.totalTokens },
            ...{ retry_ordinal: row.retryOrdinal, wasted: row.wasted },
          });
        }
        const digests = calls.flatMap(({ receipt }) => (receipt === null ? [] : [receipt.digest]));
        expect(new Set(digests).size).toBe(digests.length);
      }),
    );
  });

  it('change with the output and with the tokens, where the contract’s own digest does not', () => {
    const digests = (change: Parameters<JournalBuilder['received']>[2]) => {
      const run = admitted();
      run.add(run.dispatched(0), run.received(0, 1, change));
      const [call] = deriveCalls(stateOf(run), campaign, run.admission.value);
      return [call?.receipt?.receipt.receipt_digest, call?.row.receiptDigest];
    };
    const plain = digests({});
    for (const other of [digests({ outputTokens: 201 }), digests({ outputSha256: 'c'.repeat(64) })]) {
      expect(other[0]).toBe(plain[0]);
      expect(other[1]).not.toBe(plain[1]);
    }
    expect(digests({ finishReason: 'other' })[0]).not.toBe(plain[0]);
  });

  it('say that nobody counted, where nobody did', () => {
    const run = admitted();
    run.add(run.dispatched(0), run.received(0, 1, { usage: RESERVED, costUsd: '0.005', rejection: 'usage-missing' }));
    const [call] = deriveCalls(stateOf(run), campaign, run.admission.value);
    expect(call?.receipt?.usage).toMatchObject({ accounting_source: 'estimated', wasted: true });
  });
});
