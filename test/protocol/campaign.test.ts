/** Campaign findings: all at once, each in its place and with its advice. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campaignSchema, campaignSha256, parseCampaign } from '../../src/protocol/campaign.ts';
import { baseCampaign, codesOf, edited, jsonBytes, utf8, valueOf } from './helpers.ts';

const parse = (value: unknown) => parseCampaign(jsonBytes(value), 'campaigns/c/campaign.json');

/** Findings of the base campaign with one field changed. */
const findingsFor = (path: string, to: unknown) => parse(edited(baseCampaign(), path, to)).findings;

test('every violation of a file at once, in file order, with line, column and field', () => {
  const text = `{
  "schemaVersion": 1,
  "protocolVersion": "loadout-evaluation-v1",
  "campaignId": "../up",
  "createdAt": "2026-02-30T00:00:00.000Z",
  "categroy": "code-review-coverage",
  "fixture": { "id": "f", "version": " v", "fixtureSha256": "${'A'.repeat(64)}" },
  "candidates": [
    { "role": "baseline", "id": "same", "packageId": "-p", "skillPath": "~/.ssh/id", "reviewedCommit": "main",
      "instructionSha256": "${'a'.repeat(64)}" },
    { "role": "baseline", "id": "same", "packageId": "p", "skillPath": "a", "reviewedCommit": "${'c'.repeat(40)}",
      "instructionSha256": "${'b'.repeat(64)}" }
  ],
  "model": { "provider": "p", "model": "m", "version": "v" },
  "sampling": { "temperature": -0, "topP": 1.5, "maxInputTokensPerRequest": 1.5, "maxOutputTokensPerRequest": "9" },
  "trials": { "pairs": 5, "maxRetriesPerRequest": 0, "timeoutMsPerRequest": 1000, "timeoutMsPerRequest": 2000 },
  "randomization": { "strategy": "coin", "seed": "${'1'.repeat(64)}", "concealCandidateLabels": false },
  "isolation": { "toolPolicy": "none", "networkPolicy": "enabled", "candidatePolicy": "instructions-as-data",
    "fixturePolicy": "synthetic-only" },
  "budget": null,
  "decision": { "minimumSuccessfulPairs": 6, "minimumPracticalScoreDelta": 1,
    "promotionPolicy": "signed-evidence-plus-human-approval" }
}`;
  const parsed = parseCampaign(utf8(text), 'c.json');
  expect(parsed.ok).toBe(false);
  expect(parsed.findings.map(({ line, column, code, field }) => `${line}:${column} ${code} ${field}`)).toEqual([
    '1:1 missing-field category',
    '4:17 invalid-identifier campaignId',
    '5:16 invalid-timestamp createdAt',
    '6:3 unknown-field categroy',
    '7:14 missing-field fixture.rubricSha256',
    '7:38 invalid-text fixture.version',
    '7:61 invalid-sha256 fixture.fixtureSha256',
    '9:54 invalid-package-id candidates[0].packageId',
    '9:73 invalid-path candidates[0].skillPath',
    '9:104 invalid-commit candidates[0].reviewedCommit',
    '11:15 duplicate-role candidates[1].role',
    '11:33 duplicate-candidate-id candidates[1].id',
    '15:32 negative-zero sampling.temperature',
    '15:44 out-of-range sampling.topP',
    '15:77 wrong-type sampling.maxInputTokensPerRequest',
    '15:111 wrong-type sampling.maxOutputTokensPerRequest',
    '16:83 duplicate-key trials.timeoutMsPerRequest',
    '17:34 wrong-value randomization.strategy',
    '17:144 wrong-value randomization.concealCandidateLabels',
    '18:57 wrong-value isolation.networkPolicy',
    '20:13 wrong-type budget',
    '21:43 minimum-above-pairs decision.minimumSuccessfulPairs',
  ]);
  for (const finding of parsed.findings) {
    expect(finding).toMatchObject({ severity: 'error', file: 'c.json' });
    expect(finding.message).toMatch(/^[A-Z0-9].*[.?]$/);
  }
});

describe('messages say what was found, what is expected and what to do', () => {
  test.each<[path: string, to: unknown, message: string]>([
    ['campaignId', 7, 'Found 7; expected a text.'],
    ['campaignId', 'a//b', 'Found "a//b". An identifier contains neither ".." nor "//".'],
    [
      'campaignId',
      'x'.repeat(129),
      `Found "${'x'.repeat(60)}…" (129 characters). It has 129 characters; an identifier has at most 128.`,
    ],
    [
      'model.model',
      'sk-secretvalue123',
      'Found "sk-secretvalue123". It looks like a credential; these files are public, so remove it (and revoke it if it is real).',
    ],
    ['fixture.version', '', 'Found "". It must not be empty.'],
    [
      'fixture.version',
      'a\nb',
      'Found "a\\nb". Control characters, line breaks and direction marks are not allowed; remove them.',
    ],
    [
      'category',
      'code-review',
      'Found "code-review"; expected one of "workflow-adherence", "code-review-coverage", "documentation-retrieval", "browser-test-planning".',
    ],
    [
      'category',
      'workflow-adherance',
      'Found "workflow-adherance"; expected one of "workflow-adherence", "code-review-coverage", "documentation-retrieval", "browser-test-planning". Did you mean "workflow-adherence"?',
    ],
    ['trials.pairs', 4, 'Found 4; expected at least 5.'],
    ['trials.pairs', 5.5, 'Found 5.5; expected a whole number.'],
    ['trials', undefined, 'The field "trials" is missing; add it: an object.'],
    ['schemaVersion', undefined, 'The field "schemaVersion" is missing; add it: 1.'],
    ['schemaVersion', '1', 'Found "1"; expected 1.'],
    ['candidates', [], 'Found 0 entries; expected exactly 2.'],
    ['candidates', {}, 'Found an object; expected an array.'],
    [
      'candidates.0.skillPath',
      'C:x',
      'Found "C:x". The path names a drive; give it relative to the root of the package.',
    ],
    ['candidates.0.skillPath', 'a/./b', 'Found "a/./b". The path has a "." or ".." segment; write the plain path.'],
    [
      'candidates.0.reviewedCommit',
      'C'.repeat(40),
      `Found "${'C'.repeat(40)}". A reviewed commit has exactly 40 lower-case hex digits; write the letters in lower case.`,
    ],
    ['budget.maxCostUSD', 1, 'The field "maxCostUSD" is not known here; remove it.'],
  ])('%s = %j', (path, to, message) => {
    expect(findingsFor(path, to).map((finding) => finding.message)).toContain(message);
  });

  test('an unknown field that is close to a missing one is named', () => {
    const misspelt = edited(edited(baseCampaign(), 'budget.maxCostUsd', undefined), 'budget.maxCostUSD', 1);
    const finding = parse(misspelt).findings.find((each) => each.code === 'unknown-field');
    expect(finding?.message).toBe('The field "maxCostUSD" is not known here; did you mean "maxCostUsd"?');
  });

  test('each unknown field is a finding of its own, also __proto__', () => {
    const text = JSON.stringify(baseCampaign()).replace('{', '{"__proto__":{},"x y":1,');
    const parsed = parseCampaign(utf8(text), 'c.json');
    expect(parsed.findings.map(({ code, column, field }) => [code, column, field])).toEqual([
      ['unknown-field', 2, '__proto__'],
      ['unknown-field', 17, '["x y"]'],
    ]);
  });

  test('hostile names and values are shown escaped and cut', () => {
    const findings = findingsFor('model', {
      ['\u001b]0;x\u0007\r\n::warning::' + 'k'.repeat(500)]: 1,
      provider: '\u202egnp',
      model: 1,
    });
    for (const { message, field } of findings) {
      expect(message).toMatch(/^[\x20-\x7e…]*$/);
      expect(field.length).toBeLessThan(210);
    }
  });

  test('findings beyond two hundred are counted', () => {
    const parsed = parse(Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`unknown${index}`, 1])));
    expect(parsed.findings).toHaveLength(201);
    expect(parsed.findings.at(-1)).toMatchObject({ severity: 'error', code: 'more-findings' });
  });

  test('a campaign too large to be one is refused before anything is made of it', () => {
    expect(codesOf(parse(Array.from({ length: 5000 }, () => ({}))))).toEqual(['too-many-values']);
  });
});

describe('stricter than the original, and only here', () => {
  test.each<[path: string, to: string]>([
    ['fixture.version', 'v\u0085'],
    ['model.version', 'v\u2028w'],
    ['model.version', 'v\u202ew'],
    ['model.version', 'v\u200fw'],
    ['candidates.0.skillPath', '~user/SKILL.md'],
    ['candidates.0.skillPath', 'D:SKILL.md'],
    ['candidates.0.skillPath', './SKILL.md'],
    ['candidates.0.skillPath', 'a/.'],
    ['candidates.0.skillPath', 'a\u007f/b'],
    ['createdAt', '+010000-01-01T00:00:00.000Z'],
  ])('%s = %j is refused', (path, to) => {
    expect(findingsFor(path, to)).toHaveLength(1);
  });

  test.each<[path: string, to: unknown]>([
    ['fixture.version', 'é 1.0 – β\u{1f600}'],
    ['fixture.version', 'x'.repeat(64)],
    ['model.version', '\u{1f600}'.repeat(64)],
    ['model.version', 'sk-1234567'],
    ['model.version', 'zero\u200bwidth'],
    ['candidates.0.skillPath', '.github/...x/..y/SKILL.md'],
    ['candidates.0.skillPath', 'a b/~c/d:e.md'],
    ['candidates.0.skillPath', 'x'.repeat(512)],
    ['candidates.0.packageId', 'a'.repeat(60_000)],
    ['createdAt', '0000-02-29T23:59:59.999Z'],
    ['createdAt', '2000-02-29T00:00:00.000Z'],
    ['budget.maxCostUsd', 1e308],
  ])('%s = %j is accepted', (path, to) => {
    expect(findingsFor(path, to)).toEqual([]);
  });

  test.each<[path: string, to: string]>([
    ['fixture.version', '\u{1f600}'.repeat(33)],
    ['model.version', '\u{1f600}'.repeat(65)],
    ['candidates.1.skillPath', '\u{1f600}'.repeat(257)],
  ])('%s is bounded in UTF-16 units, as the original bounds it', (path, to) => {
    expect(findingsFor(path, to).map((finding) => finding.code)).toEqual(['text-too-long']);
  });

  test('hostile texts are refused in linear time', () => {
    for (const value of [
      'a'.repeat(900_000) + '!',
      '/'.repeat(900_000),
      'password '.repeat(100_000),
      ' '.repeat(900_000),
    ]) {
      for (const path of ['candidates.0.packageId', 'candidates.0.skillPath', 'model.version', 'campaignId']) {
        expect(findingsFor(path, value)).toHaveLength(1);
      }
    }
  });
});

test('two arms with one instruction are a warning, because a null trial can be meant', () => {
  const parsed = parse(
    edited(baseCampaign(), 'candidates.1.instructionSha256', baseCampaign().candidates[0]?.instructionSha256),
  );
  expect(parsed.ok).toBe(true);
  expect(parsed.findings.map(({ severity, code }) => [severity, code])).toEqual([['warning', 'same-instruction']]);
});

test('the order of the candidates changes the hash, the order of keys and the white space do not', () => {
  const campaign = baseCampaign();
  const swapped = { ...campaign, candidates: [...campaign.candidates].reverse() };
  const shuffled = Object.fromEntries(Object.entries(campaign).reverse());
  const hash = campaignSha256(campaign);
  expect(campaignSha256(valueOf(parse(swapped)))).not.toBe(hash);
  expect(campaignSha256(valueOf(parseCampaign(utf8(JSON.stringify(shuffled)), 'c.json')))).toBe(hash);
});

test('a value outside the schema never throws and never passes', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc.constantFrom(...Object.keys(campaignSchema.shape)),
      (value, key) => {
        expect(parse(value).ok).toBe(false);
        expect(typeof parse({ ...baseCampaign(), [key]: value }).ok).toBe('boolean');
      },
    ),
  );
});
