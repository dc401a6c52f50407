/** Rubrics: every way in which one is refused, and that it cannot be judged against another fixture. */

import { describe, expect, it } from 'vitest';
import type { Parsed } from '../../src/protocol/findings.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import type { Rubric } from '../../src/trial/rubric.ts';
import { templateTrial } from '../../src/trial/templates.ts';
import type { RubricOf } from './support/trials.ts';
import { bytesOf, codes, editable } from './support/trials.ts';

type Review = RubricOf<'code-review-coverage'>;
type Workflow = RubricOf<'workflow-adherence'>;
type Change<R extends Rubric> = (entry: R['cases'][number], rubric: R & Record<string, unknown>) => unknown;

function parse<R extends Rubric>(category: R['category'], change: Change<R>): Parsed<Rubric> {
  const template = templateTrial(category);
  const fixture = parseFixture(bytesOf(template?.fixture), 'fixture.json');
  if (!fixture.ok) throw new Error('the template is valid');
  const copy = editable(template?.rubric) as R & Record<string, unknown>;
  const [entry] = copy.cases as R['cases'][number][];
  if (entry === undefined) throw new Error('the template has a case');
  change(entry, copy);
  return parseRubric(bytesOf(copy), 'rubric.json', fixture.value);
}

function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('nothing there');
  return item;
}

describe('a rubric', () => {
  it('is read as it stands', () => {
    for (const category of ['code-review-coverage', 'workflow-adherence'] as const) {
      const parsed = parse(category, () => undefined);
      expect(parsed.findings).toEqual([]);
      expect(parsed.ok && parsed.value).toEqual(templateTrial(category)?.rubric);
    }
  });

  it.each<[string, Change<Review>, string[]]>([
    [
      'of another fixture',
      (_, all) => Object.assign(all, { fixtureId: 'x', fixtureVersion: '2' }),
      ['other-fixture', 'other-fixture'],
    ],
    ['with an unknown field', (entry) => Object.assign(entry, { hint: 1 }), ['unknown-field']],
    ['without its case', (entry) => (entry.caseId = 'other'), ['unjudged-case', 'unknown-case']],
    ['with a case twice', (entry, all) => all.cases.push(editable(entry)), ['duplicate-case-id']],
    ['without a defect', (entry) => (entry.defects = []), ['wrong-length']],
    [
      'with more defects than its contract hides',
      (entry) => {
        const one = first(entry.defects);
        for (const line of [2, 4])
          entry.defects.push({
            ...one,
            id: `d${line}`,
            places: [{ file: 'src/pages.ts', lines: { from: line, to: line }, exactLines: [line] }],
            symbols: ['Page'],
          });
      },
      ['contract-too-tight'],
    ],
    [
      'with two defects of one id',
      (entry) => Object.assign(first(entry.defects), { id: 'unawaited-write' }),
      ['duplicate-id'],
    ],
    [
      'with a file that is not there',
      (entry) => (first(first(entry.defects).places).file = 'src/other.ts'),
      ['unknown-file'],
    ],
    [
      'with a line that is not there',
      (entry) => (first(entry.distractors).lines = { from: 30, to: 99 }),
      ['distractor-on-defect', 'no-such-line'],
    ],
    ['with lines in reverse', (entry) => (first(entry.distractors).lines = { from: 13, to: 12 }), ['lines-reversed']],
    [
      'with an exact line outside',
      (entry) => (first(first(entry.defects).places).exactLines = [25]),
      ['line-outside-range'],
    ],
    [
      'with an exact line twice',
      (entry) => (first(first(entry.defects).places).exactLines = [24, 24]),
      ['line-outside-range'],
    ],
    ['with a kind that is not offered', (entry) => (first(entry.defects).kinds = ['ugliness']), ['unknown-kind']],
    ['with a symbol that is not there', (entry) => (first(entry.defects).symbols = ['pag']), ['unknown-symbol']],
    [
      'with a symbol that names the other defect too',
      (entry) => {
        first(entry.defects).symbols = ['Store<T>'];
        entry.defects[1]?.symbols.push('Store', 'T');
      },
      ['symbol-names-others'],
    ],
    [
      'with defects that one finding could name',
      (entry) => {
        first(first(entry.defects).places).lines = { from: 24, to: 31 };
        first(entry.defects).kinds = ['concurrency'];
      },
      ['defects-not-distinct'],
    ],
    [
      'with a distractor on a defect',
      (entry) => (first(entry.distractors).lines = { from: 23, to: 23 }),
      ['distractor-on-defect'],
    ],
    ['with look-ahead', (entry) => (first(entry.defects).pattern = '(?=last)'), ['unsupported-pattern']],
    ['with a back-reference', (entry) => (first(entry.defects).pattern = '(a)\\1'), ['unsupported-pattern']],
    [
      'with a pattern that its own text does not match',
      (entry) => (first(entry.defects).pattern = 'banana'),
      ['pattern-misses-itself'],
    ],
    ['with a pattern too long', (entry) => (first(entry.defects).pattern = 'a'.repeat(201)), ['invalid-text']],
    ['without weight', (entry) => (first(entry.defects).weight = 0), ['out-of-range']],
    ['with a weight that is no whole number', (entry) => (first(entry.defects).weight = 0.5), ['wrong-type']],
  ])('is refused %s (review)', (_, change, expected) => {
    const parsed = parse<Review>('code-review-coverage', change);
    expect(parsed.ok).toBe(false);
    expect(codes(parsed.findings)).toEqual(expected);
  });

  it.each<[string, Change<Workflow>, string[]]>([
    ['with an action that is not offered', (entry) => (first(entry.required).action = 'fly'), ['unknown-action']],
    [
      'with a target that is not offered',
      (entry) => (first(entry.required).targets = ['moon']),
      ['required-outside-scope', 'unknown-target'],
    ],
    [
      'with a target twice',
      (entry) => first(entry.required).targets.push('test/parse.test.ts'),
      ['duplicate-target', 'steps-not-distinct'],
    ],
    [
      'with a constraint that is not offered',
      (entry) => first(entry.required).cites.push('c9'),
      ['unknown-constraint'],
    ],
    [
      'with two steps of one id',
      (entry) => Object.assign(first(entry.required), { id: 'fix' }),
      ['duplicate-id', 'unknown-change', 'unknown-step'],
    ],
    [
      'with steps that one step could be',
      (entry) => Object.assign(entry.required[2] as object, { action: 'add-test', targets: ['test/parse.test.ts'] }),
      ['steps-not-distinct'],
    ],
    ['with a required step outside the scope', (entry) => entry.scope.targets.splice(0, 1), ['required-outside-scope']],
    [
      'with an optional step outside the scope',
      (entry) => entry.optional.push({ action: 'edit-code', target: 'src/index.ts' }),
      ['optional-outside-scope'],
    ],
    ['with an optional step twice', (entry) => entry.optional.push(first(entry.optional)), ['duplicate-step']],
    [
      'with an optional step that is not offered',
      (entry) => entry.optional.push({ action: 'fly', target: 'moon' }),
      ['unknown-action', 'unknown-target'],
    ],
    [
      'with more steps than its contract hides',
      (entry) =>
        entry.optional.push(
          ...['CHANGELOG.md', 'package.json', 'src/index.ts'].map((target) => ({ action: 'read-file', target })),
        ),
      ['contract-too-tight'],
    ],
    ['with an order of unknown steps', (entry) => entry.order.push({ before: 'x', after: 'fix' }), ['unknown-step']],
    ['with a circle', (entry) => entry.order.push({ before: 'fix', after: 'reproduce' }), ['circular-order']],
    [
      'with a change that must come after its check',
      (entry) => entry.order.push({ before: 'verify', after: 'fix' }),
      ['circular-order'],
    ],
    [
      'with a check of no change',
      (entry) => Object.assign(entry.required[4] as object, { covers: ['see-it-fail'] }),
      ['unknown-change'],
    ],
    [
      'without a check',
      (entry) => {
        entry.required[4] = {
          ...first(entry.required),
          id: 'verify',
          kind: 'other',
          action: 'run-unit-tests',
          targets: ['.'],
        };
        entry.claims = entry.claims.filter((claim) => claim.expected !== 'verified');
      },
      ['no-check', 'unjudged-claim', 'unjudged-claim'],
    ],
    ['without a citation', (entry) => entry.required.forEach((step) => (step.cites = [])), ['no-citation']],
    ['with a scope that is not offered', (entry) => entry.scope.actions.push('fly'), ['unknown-action']],
    [
      'with a check of an action that is not offered',
      (entry) => first(entry.forbidden).actions.push('fly'),
      ['unknown-action'],
    ],
    ['with look-behind', (entry) => (first(entry.forbidden).targetPattern = '(?<!a)b'), ['unsupported-pattern']],
    [
      'with a check that never fails',
      (entry) => (first(entry.forbidden).targetPattern = 'generated'),
      ['pattern-matches-nothing'],
    ],
    [
      'with a check that forbids what is required',
      (entry) => (first(entry.forbidden).targetPattern = 'src/.*'),
      ['forbidden-but-wanted'],
    ],
    [
      'with a check that forbids what is allowed',
      (entry) => entry.forbidden.push({ id: 'x', title: 'x', actions: ['read-file'] }),
      ['forbidden-but-wanted'],
    ],
    [
      'with a claim that is not offered',
      (entry) => Object.assign(first(entry.claims), { id: 'k9' }),
      ['unjudged-claim', 'unknown-claim'],
    ],
    [
      'with a claim that no check supports',
      (entry) => Object.assign(first(entry.claims), { verifiedBy: ['fix'] }),
      ['unknown-check'],
    ],
    [
      'with claims under one heading',
      (entry) => (entry.claims = entry.claims.map(({ id }) => ({ id, expected: 'notDone' }))),
      ['claims-one-sided'],
    ],
    [
      'with a claim without an expectation',
      (entry) => Object.assign(first(entry.claims), { expected: 'maybe' }),
      ['wrong-value'],
    ],
  ])('is refused %s (plan)', (_, change, expected) => {
    const parsed = parse<Workflow>('workflow-adherence', change);
    expect(parsed.ok).toBe(false);
    expect(codes(parsed.findings)).toEqual(expected);
  });

  it('must offer every claim under every heading', () => {
    const template = templateTrial('workflow-adherence');
    const copy = editable(template?.fixture) as {
      cases: {
        responseSchema: { properties: { report: { properties: { notDone: { items: { enum: string[] } } } } } };
      }[];
    };
    first(copy.cases).responseSchema.properties.report.properties.notDone.items.enum.shift();
    const fixture = parseFixture(bytesOf(copy), 'fixture.json');
    if (!fixture.ok) throw new Error('still a fixture');
    expect(codes(parseRubric(bytesOf(template?.rubric), 'rubric.json', fixture.value).findings)).toEqual([
      'claim-not-offered-everywhere',
    ]);
  });

  it('cannot judge a fixture of another category', () => {
    const fixture = parseFixture(bytesOf(templateTrial('workflow-adherence')?.fixture), 'fixture.json');
    if (!fixture.ok) throw new Error('the template is valid');
    const parsed = parseRubric(bytesOf(templateTrial('code-review-coverage')?.rubric), 'rubric.json', fixture.value);
    expect(codes(parsed.findings)).toContain('other-fixture');
  });

  it('is refused with one clear finding when its category has no scorer yet', () => {
    for (const category of ['documentation-retrieval', 'browser-test-planning']) {
      const parsed = parse('code-review-coverage', (_, all) => Object.assign(all, { category }));
      expect(parsed.ok).toBe(false);
      expect(codes(parsed.findings)).toEqual(['category-not-supported']);
      expect(parsed.findings[0]).toMatchObject({ file: 'rubric.json', field: 'category', line: 5, column: 15 });
    }
  });

  it('says where: file, line, column and field', () => {
    const parsed = parse<Review>(
      'code-review-coverage',
      (entry) => (first(first(entry.defects).places).exactLines = [25]),
    );
    expect(parsed.findings[0]).toMatchObject({
      file: 'rubric.json',
      field: 'cases[0].defects[0].places[0].exactLines[0]',
      line: 22,
      column: 17,
    });
  });
});
