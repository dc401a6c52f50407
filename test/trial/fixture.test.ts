/** Fixtures: what is accepted, and every way in which one is refused. */

import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/protocol/findings.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { templateTrial } from '../../src/trial/templates.ts';
import { bytesOf, codes, editable } from './support/trials.ts';

interface Loose {
  [key: string]: unknown;
  cases: LooseCase[];
}
interface LooseCase {
  id: string;
  prompt: string;
  files: { path: string; content: string }[];
  responseSchema: { properties: { findings: LooseFindings }; required: string[]; [key: string]: unknown };
}
interface LooseFindings {
  maxItems: unknown;
  items: { properties: Record<string, Record<string, unknown>>; required: string[]; [key: string]: unknown };
  [key: string]: unknown;
}

function fixture(change: (fixture: Loose, first: LooseCase, finding: LooseFindings['items']) => void): Loose {
  const copy = editable(templateTrial('code-review-coverage')?.fixture) as Loose;
  const [first] = copy.cases;
  if (first === undefined) throw new Error('the template has a case');
  change(copy, first, first.responseSchema.properties.findings.items);
  return copy;
}

const findingsOf = (value: unknown): readonly Finding[] => parseFixture(bytesOf(value), 'fixture.json').findings;
const content = (first: LooseCase, text: string): void => {
  first.files = [{ path: 'a.ts', content: text }];
};
const property = (finding: LooseFindings['items'], name: string, value: Record<string, unknown>): void => {
  finding.properties[name] = value;
};

describe('a fixture', () => {
  it('is read as it stands', () => {
    const value = fixture(() => undefined);
    const parsed = parseFixture(bytesOf(value), 'fixture.json');
    expect(parsed.ok && parsed.value).toEqual(value);
    expect(parsed.findings).toEqual([]);
  });

  it.each<[string, (fixture: Loose, first: LooseCase, finding: LooseFindings['items']) => void, string[]]>([
    ['an unknown field', (all) => (all['secret'] = 1), ['unknown-field']],
    ['an unknown field of a case', (_, first) => Object.assign(first, { answer: 1 }), ['unknown-field']],
    ['another version', (all) => (all['schemaVersion'] = 'equipoise.fixture.v2'), ['wrong-value']],
    ['real data', (all) => (all['synthetic'] = false), ['wrong-value']],
    ['no case', (all) => (all.cases = []), ['wrong-length']],
    ['two cases of one id', (all, first) => all.cases.push(editable(first)), ['duplicate-case-id']],
    ['an id that no report can show', (_, first) => (first.id = 'A case'), ['invalid-slug']],
    ['an empty task', (_, first) => (first.prompt = ''), ['invalid-text']],
    ['text in reverse', (_, first) => (first.prompt = 'a \u202E b'), ['invalid-text']],
    ['an invisible letter', (_, first) => content(first, 'let a\u200Bb;'), ['invalid-text']],
    ['a tag character', (_, first) => content(first, 'a\u{E0041}'), ['invalid-text']],
    ['carriage returns', (_, first) => content(first, 'a\r\nb'), ['invalid-text']],
    ['an escape sequence', (_, first) => content(first, '\u001B[31m'), ['invalid-text']],
    ['another normal form', (_, first) => content(first, 'caf\u0065\u0301'), ['not-normalised']],
    ['a file too long', (_, first) => content(first, 'x'.repeat(60_001)), ['invalid-text']],
    ['a path out of the tree', (_, first) => (first.files = [{ path: '../a', content: '' }]), ['invalid-path']],
    [
      'two files whose names differ by case',
      (_, first) =>
        (first.files = [
          { path: 'a.ts', content: '' },
          { path: 'A.ts', content: '' },
        ]),
      ['duplicate-file'],
    ],
    [
      'a case nobody will read',
      (_, first) => (first.files = ['a', 'b', 'c', 'd'].map((path) => ({ path, content: 'x'.repeat(60_000) }))),
      ['case-too-large'],
    ],
    ['an open contract', (_, first) => (first.responseSchema['additionalProperties'] = true), ['wrong-value']],
    ['a keyword of the full language', (_, _first, finding) => (finding['patternProperties'] = {}), ['unknown-field']],
    [
      'a pattern',
      (_, _first, finding) => property(finding, 'title', { type: 'string', pattern: '^(a+)+$' }),
      ['unknown-field'],
    ],
    ['a reference', (_, _first, finding) => property(finding, 'title', { $ref: '#' }), ['missing-field']],
    [
      'an unbounded list',
      (_, first) => (first.responseSchema.properties.findings.maxItems = undefined),
      ['missing-field'],
    ],
    [
      'a contract without a field',
      (_, _first, finding) => delete finding.properties['line'],
      ['contract-shape', 'contract-shape'],
    ],
    ['an optional field', (_, _first, finding) => finding.required.shift(), ['contract-shape']],
    [
      'a field that nothing scores',
      (_, _first, finding) => property(finding, 'mood', { type: 'boolean' }),
      ['contract-shape'],
    ],
    ['a field that is required twice', (_, _first, finding) => finding.required.push('line'), ['contract-shape']],
    [
      'a line as text',
      (_, _first, finding) => property(finding, 'line', { type: 'string', maxLength: 10 }),
      ['contract-shape'],
    ],
    [
      'lines from 0',
      (_, _first, finding) => property(finding, 'line', { type: 'integer', minimum: 0, maximum: 9 }),
      ['contract-shape'],
    ],
    [
      'kinds as free text',
      (_, _first, finding) => property(finding, 'kind', { type: 'string', maxLength: 10 }),
      ['contract-shape'],
    ],
    [
      'other severities',
      (_, _first, finding) => property(finding, 'severity', { type: 'string', enum: ['bad', 'good'] }),
      ['contract-shape'],
    ],
    [
      'a choice offered twice',
      (_, _first, finding) => property(finding, 'kind', { type: 'string', enum: ['a', 'a'] }),
      ['duplicate-choice'],
    ],
    [
      'no room for a title',
      (_, _first, finding) => property(finding, 'title', { type: 'string', maxLength: 20 }),
      ['contract-shape'],
    ],
    ['unbounded text', (_, _first, finding) => property(finding, 'title', { type: 'string' }), ['contract-shape']],
    [
      'findings as an object',
      (_, first) => (first.responseSchema.properties.findings = { type: 'boolean' } as never),
      ['contract-shape'],
    ],
  ])('is refused with %s', (_, change, expected) => {
    const value = fixture(change);
    const parsed = parseFixture(bytesOf(value), 'fixture.json');
    expect(parsed.ok).toBe(false);
    expect(codes(parsed.findings)).toEqual(expected);
  });

  it('is refused with one clear finding when its category has no scorer yet', () => {
    for (const category of ['documentation-retrieval', 'browser-test-planning']) {
      const found = findingsOf(fixture((all) => (all['category'] = category)));
      expect(codes(found)).toEqual(['category-not-supported']);
      expect(found[0]).toMatchObject({ field: 'category', line: 5, column: 15 });
      expect(found[0]?.message).toContain('not yet supported');
    }
  });

  it('hears of an unsupported category even when the rest is broken', () => {
    const found = findingsOf(
      fixture((all, first) => {
        all['category'] = 'browser-test-planning';
        first.id = 'No Slug';
      }),
    );
    expect(codes(found)).toEqual(['category-not-supported', 'invalid-slug']);
  });

  it('is warned about what looks like a credential, and accepted', () => {
    const parsed = parseFixture(
      bytesOf(fixture((_, first) => content(first, `key = "${'ghp_' + 'a'.repeat(36)}"`))),
      'fixture.json',
    );
    expect(parsed.ok).toBe(true);
    expect(codes(parsed.findings)).toEqual(['possible-credential']);
    expect(JSON.stringify(parsed.findings)).not.toContain('aaaa');
  });

  it('reports everything at once, with places', () => {
    const found = findingsOf(
      fixture((all, first, finding) => {
        all['version'] = ' 1';
        first.prompt = 'a\u0000';
        finding.required.pop();
        all.cases.push(editable(first));
      }),
    );
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(new Set(found.map((finding) => finding.line)).size).toBeGreaterThan(2);
    for (const finding of found) expect(finding.message).not.toContain('\u0000');
  });
});
