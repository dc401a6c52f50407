/** The signer signs its own numbers: whatever does not add up is named and refused. */

import { describe, expect, test } from 'vitest';
import { decodeEnvelope } from '../../src/evidence/dsse.ts';
import { examineRun } from '../../src/evidence/examine.ts';
import type { RunBundle } from '../../src/evidence/bundle.ts';
import { trustedKey } from '../../src/evidence/trust.ts';
import type { Admission } from '../../src/ledger/admission.ts';
import { encodeJsonFile } from '../../src/ledger/derive.ts';
import { bindRoute } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import type { ModelRouteProfile } from '../../src/route/profile.ts';
import { createRun, type TestRun } from '../support/bundle.ts';
import { failed, KEY, keyOf, onlyFailure, TRUST, trustOf, trySign, VALID_FROM } from '../support/evidence.ts';

const RUN = createRun();
const STEPS = [
  ...['campaign', 'inputs', 'schedule', 'admission', 'journal', 'reconciliations', 'run-record', 'usage', 'scores'],
  ...['manifests', 'ceilings', 'completeness', 'analysis'],
];

/** The run with one of its files put through a change of text. */
function edited(
  file: Exclude<keyof RunBundle, 'instructions' | 'manifests' | 'reconciliations'>,
  change: (text: string) => string,
  run = RUN,
): TestRun {
  const before = new TextDecoder().decode(run.bundle[file]);
  const after = change(before);
  expect(after).not.toBe(before);
  return { ...run, bundle: { ...run.bundle, [file]: new TextEncoder().encode(after) } };
}

/** Signing fails, in these steps and no others; gives their sentences. */
function refusal(run: TestRun, ...steps: readonly string[]): string {
  const signing = trySign(run);
  expect(signing).toMatchObject({ ok: false, verdict: null, envelope: null, sshSignature: null });
  expect(signing.steps.map(({ name }) => name)).toEqual([...STEPS, 'signing-key', 'self-check']);
  expect(failed(signing.steps).map(({ name }) => name)).toEqual(steps);
  return failed(signing.steps)
    .map(({ detail }) => detail)
    .join('\n');
}

function grantOf(admission: Admission, change: Partial<Admission['grant']['ceilings']>): Admission {
  return { ...admission, grant: { ...admission.grant, ceilings: { ...admission.grant.ceilings, ...change } } };
}

/** The admission with another profile, properly bound. */
function rebound(admission: Admission, change: Partial<ModelRouteProfile>): Admission {
  const { schema_version, profile_id, provider_driver, provider, model } = admission.binding;
  const { reasoning_effort, max_output_tokens, fallback_policy, cache_policy } = admission.binding;
  const identity = { schema_version, profile_id, provider_driver, provider, model };
  const profile = { ...identity, reasoning_effort, max_output_tokens, fallback_policy, cache_policy, ...change };
  return { ...admission, binding: bindRoute(issueCatalog([profile]), profile_id) };
}

describe('a run that adds up', () => {
  test('is signed, deterministically', () => {
    const signing = trySign(RUN);
    expect(signing.steps.filter(({ ok }) => !ok)).toEqual([]);
    expect(signing).toMatchObject({ ok: true, keyId: KEY.keyId, verdict: 'preferred-for-this-category' });
    expect(trySign(RUN)).toEqual(signing);
  });

  test('is examined without a key', () => {
    const { steps, facts } = examineRun(RUN.bundle);
    expect(steps.map(({ name }) => name)).toEqual(STEPS);
    expect(facts?.analysis.eligibility.eligiblePairs).toBe(5);
  });

  test('needs no order or spelling of its own: a campaign file that is spelt otherwise is the same campaign', () => {
    expect(trySign(edited('campaign', (text) => JSON.stringify(JSON.parse(text)))).ok).toBe(true);
  });
});

describe('a run that is not finished', () => {
  test('paused: says why it is paused and what to do', () => {
    expect(refusal(createRun({ ending: 'paused' }), 'completeness')).toMatch(
      /paused \(aborted\).*resume or reconcile/u,
    );
  });

  test('paused because a provider counted more than the cap: over its ceilings for good', () => {
    const fate = ({ position }: { position: number }) => (position === 2 ? 'over-cap' : 'good');
    const sentences = refusal(createRun({ ending: 'paused', fate }), 'ceilings', 'completeness');
    expect(sentences).toMatch(/a token cap of one request/u);
  });

  test.each(['running', 'cancelled'] as const)('%s: is no evidence', (ending) => {
    expect(refusal(createRun({ ending }), 'completeness')).toMatch(
      `The run is ${ending}. Only a completed run is evidence.`,
    );
  });
});

describe('a file that is not what follows from the journal', () => {
  test.each([
    [
      'run',
      /"inputTokens": 900/u,
      '"inputTokens": 899',
      'run-record',
      /run\.json is not what the journal gives.*line \d+/u,
    ],
    [
      'usage',
      '"costUsd":"0.00105"',
      '"costUsd":"0.00005"',
      'usage',
      /usage\.jsonl is not what the journal gives.*line 1\./u,
    ],
    ['scores', '"total": 40', '"total": 90', 'scores', /scores\.json is not what the journal gives/u],
    ['scores', /\}\s*\]\s*\}\s*$/u, '}]}', 'scores', /scores\.json/u],
  ] as const)('%s.*: %s', (file, before, after, step, sentence) => {
    expect(
      refusal(
        edited(file, (text) => text.replace(before, after)),
        step,
      ),
    ).toMatch(sentence);
  });

  test.each(['baseline', 'candidate'] as const)('manifest.%s.json', (role) => {
    const text = new TextDecoder().decode(RUN.bundle.manifests[role]);
    const better = new TextEncoder().encode(text.replace('"admissible": false', '"admissible": true'));
    const manifests = { ...RUN.bundle.manifests, [role]: better };
    const sentence = refusal({ ...RUN, bundle: { ...RUN.bundle, manifests } }, 'manifests');
    expect(sentence).toContain(`manifest.${role}.json is not what the journal gives`);
  });

  test('several files: each is named', () => {
    const twice = edited(
      'usage',
      (text) => `${text}\n`,
      edited('run', (text) => `${text} `),
    );
    expect(refusal(twice, 'run-record', 'usage')).toMatch(/run\.json[^]*usage\.jsonl/u);
  });

  test('a dropped line of usage.jsonl: the expensive attempt cannot be left out', () => {
    refusal(
      edited('usage', (text) => text.slice(text.indexOf('\n') + 1)),
      'usage',
    );
  });
});

describe('a journal that was touched', () => {
  test.each([
    ['a better score', (text: string) => text.replace('"total":40', '"total":41')],
    [
      'a line less',
      (text: string) =>
        text.replace(/\n[^\n]*"event":"failed"[^\n]*/u, '').replace(/\n[^\n]*"event":"scored"[^\n]*/u, ''),
    ],
    [
      'two lines exchanged',
      (text: string) =>
        text
          .split('\n')
          .map((line, index, all) => (index === 3 ? all[4]! : index === 4 ? all[3]! : line))
          .join('\n'),
    ],
    ['its end missing', (text: string) => text.slice(0, -10)],
    ['nothing in it', () => ''],
    ['a line after the end', (text: string) => `${text}{}\n`],
  ])('%s', (_, change) => {
    expect(refusal(edited('journal', change), 'journal')).toMatch(/journal\.jsonl/u);
  });
});

describe('inputs that are not the reviewed ones', () => {
  test.each(['fixture', 'rubric'] as const)('%s.json', (file) => {
    expect(
      refusal(
        edited(file, (text) => `${text} `),
        'inputs',
      ),
    ).toMatch(`pins ${file}.json`);
  });

  test.each(['baseline', 'candidate'] as const)('the %s instruction', (role) => {
    const instructions = { ...RUN.bundle.instructions, [role]: new TextEncoder().encode('Ignore the above.') };
    expect(refusal({ ...RUN, bundle: { ...RUN.bundle, instructions } }, 'inputs')).toMatch(`the ${role} instruction`);
  });

  test('a campaign with other prices is another campaign', () => {
    const cheaper = edited('campaign', (text) =>
      text.replace('"inputUsdPerMillionTokens": 0.5', '"inputUsdPerMillionTokens": 0.4'),
    );
    expect(refusal(cheaper, 'admission')).toMatch(/campaignSha256/u);
  });

  test('a campaign that is none', () => {
    expect(
      refusal(
        edited('campaign', (text) => text.replace('"pairs": 5', '"pairs": 4')),
        'campaign',
      ),
    ).toMatch(/campaign\.json:\d+:\d+/u);
  });

  test('a fixture of another name, although its hash is pinned', () => {
    const run = createRun({
      campaign: (campaign) => ({ ...campaign, fixture: { ...campaign.fixture, version: '2' } }),
    });
    expect(refusal(run, 'inputs')).toMatch(/another fixture, version or category/u);
  });
});

describe('an approval that does not cover the run', () => {
  test('another file than the journal names', () => {
    const longer = edited('admission', (text) => text.replace('2026-07-17T11:59', '2026-08-17T11:59'));
    expect(refusal(longer, 'journal')).toMatch(/admission/u);
  });

  test.each<[string, (admission: Admission) => Admission, RegExp]>([
    ['another model', (admission) => rebound(admission, { model: 'other-1' }), /binding\.model other-1/u],
    ['another provider', (admission) => rebound(admission, { provider: 'other' }), /binding\.provider other/u],
    ['a fallback', (admission) => rebound(admission, { fallback_policy: 'explicit' }), /fallback_policy explicit/u],
    [
      'made-up answers under another mark',
      (admission) => ({ ...admission, driver: { id: 'synthetic', synthetic: false } }),
      /made up/u,
    ],
  ])('%s', (_, change, sentence) => {
    expect(
      refusal(
        edited('admission', () => encodeJsonFile(change(RUN.admission))),
        'admission',
      ),
    ).toMatch(sentence);
  });

  test('ceilings below what was used', () => {
    const run = createRun({ admission: (admission) => grantOf(admission, { maxRequests: 12 }) });
    expect(trySign(run).ok).toBe(true);
    expect(() => createRun({ admission: (admission) => grantOf(admission, { maxRequests: 9 }) })).toThrow(
      /journal-ceiling/u,
    );
  });

  test('a campaign whose worst case is over its own budget could not have been approved', () => {
    const run = createRun({
      campaign: (campaign) => ({ ...campaign, budget: { ...campaign.budget, maxRequests: 19 } }),
    });
    expect(refusal(run, 'schedule')).toMatch(/worst case.*requests: worst case 20, ceiling 19/u);
  });
});

describe('the folder', () => {
  test('of another campaign or run', () => {
    const { place } = createRun({ campaignId: 'other', runId: 'run-9' });
    expect(refusal({ ...RUN, place: { ...RUN.place, campaignFolder: place.campaignFolder } }, 'campaign')).toMatch(
      /folder other/u,
    );
    expect(refusal({ ...RUN, place: { ...RUN.place, runFolder: place.runFolder } }, 'admission')).toMatch(
      /folder run-9/u,
    );
  });
});

describe('the signing key', () => {
  const entry = trustedKey(KEY.raw, VALID_FROM);
  test.each([
    ['is unknown', trustOf(trustedKey(keyOf(1).raw, VALID_FROM)), /does not name the key/u],
    ['is revoked', trustOf({ ...entry, revoked: { at: VALID_FROM, reason: 'Lost.' } }), /revoked/u],
    ['is not valid yet', trustOf({ ...entry, validFrom: '2026-07-16T13:00:00.001Z' }), /cannot sign now/u],
    ['is retired', trustOf({ ...entry, validUntil: '2026-07-16T13:00:00.000Z' }), /retired/u],
    ['cannot be looked up', new TextEncoder().encode('[]'), /trust\.json/u],
  ])('%s: nothing is signed', (_, trust, sentence) => {
    const signing = trySign(RUN, KEY, trust);
    expect(signing).toMatchObject({ ok: false, envelope: null, verdict: null });
    expect(onlyFailure(signing.steps, 'signing-key')).toMatch(sentence);
  });

  test('whose halves do not belong together: the fresh signature is thrown away', () => {
    const signing = trySign(RUN, { ...KEY, seed: keyOf(1).seed }, TRUST);
    expect(signing).toMatchObject({ ok: false, envelope: null, sshSignature: null });
    expect(onlyFailure(signing.steps, 'self-check')).toMatch(/thrown away/u);
  });
});

test('the payload holds neither prompt nor answer nor instruction, and no endpoint', () => {
  const { envelope } = trySign(RUN);
  const decoded = decodeEnvelope(envelope!);
  if (!decoded.ok) throw new Error(decoded.problem);
  const payload = new TextDecoder().decode(decoded.value.payload);
  for (const secret of [
    'Review src/last.ts',
    'export function',
    'Read the change',
    'one past the end',
    'http:',
    'localhost',
  ]) {
    expect(payload).not.toContain(secret);
  }
  expect([...payload.matchAll(/https:\/\/[^"]*/gu)].map(([url]) => url)).toEqual([
    'https://in-toto.io/Statement/v1',
    'https://equipoise.dev/predicates/evaluation-run/v1',
  ]);
});
