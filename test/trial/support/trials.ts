/** Trials for tests: parsed from JSON values by the real parsers, and generated ones for properties. */

import * as fc from 'fast-check';
import type { Finding } from '../../../src/protocol/findings.ts';
import { codeReviewContract } from '../../../src/trial/categories/code-review-answer.ts';
import { workflowContract } from '../../../src/trial/categories/workflow-answer.ts';
import { parseFixture } from '../../../src/trial/fixture.ts';
import type { Fixture, FixtureCase } from '../../../src/trial/fixture.ts';
import { parseRubric } from '../../../src/trial/rubric.ts';
import type { Rubric } from '../../../src/trial/rubric.ts';

export interface Trial {
  readonly fixture: Fixture;
  readonly rubric: Rubric;
}
export type RubricOf<C extends Rubric['category']> = Extract<Rubric, { category: C }>;

export function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value, null, 2));
}

/** Parses both files and fails the test with the findings if either is refused. */
export function parseTrial(fixture: unknown, rubric: unknown): Trial {
  const first = parseFixture(bytesOf(fixture), 'fixture.json');
  if (!first.ok) throw new Error(JSON.stringify(first.findings, null, 2));
  const second = parseRubric(bytesOf(rubric), 'rubric.json', first.value);
  if (!second.ok) throw new Error(JSON.stringify(second.findings, null, 2));
  return { fixture: first.value, rubric: second.value };
}

export function onlyCase(trial: Trial): FixtureCase {
  const [first] = trial.fixture.cases;
  if (first === undefined) throw new Error('no case');
  return first;
}

export function codes(findings: readonly Finding[]): string[] {
  return findings.map((finding) => finding.code).sort();
}

/** A plain copy of a template or a parsed value that a test may change at will. */
export function editable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String.fromCharCode(97 + index)}`);

/** One review case: files cut into blocks of five lines, each block a defect, a distractor or nothing. */
export const reviewTrial: fc.Arbitrary<Trial> = fc
  .record({
    files: fc.integer({ min: 1, max: 3 }),
    blocks: fc.integer({ min: 14, max: 18 }),
    kinds: fc.integer({ min: 8, max: 14 }),
    defects: fc.integer({ min: 1, max: 5 }),
    distractors: fc.integer({ min: 0, max: 3 }),
    spare: fc.integer({ min: 0, max: 6 }),
    seeds: fc.array(fc.nat(10_000), { minLength: 40, maxLength: 40 }),
  })
  .map((shape) => {
    const seed = (index: number): number => shape.seeds[index % shape.seeds.length] ?? 0;
    const paths = Array.from({ length: shape.files }, (_, index) => `src/part-${index}.ts`);
    const files = paths.map((path, file) => ({
      path,
      content: `${Array.from({ length: shape.blocks * 5 }, (_, line) => `  take(name_${file}_${line + 1});`).join('\n')}\n`,
    }));
    const kinds = names('kind', shape.kinds);
    const free = paths.flatMap((_, file) => Array.from({ length: shape.blocks }, (_, block) => ({ file, block })));
    const take = (index: number) => {
      const [place] = free.splice(seed(index) % free.length, 1);
      if (place === undefined) throw new Error('no block left');
      return place;
    };
    const defects = Array.from({ length: shape.defects }, (_, index) => {
      const { file, block } = take(index);
      const from = block * 5 + 1 + (seed(index + 10) % 3);
      const to = from + (seed(index + 15) % 3);
      // Every fourth defect can be reported at a second place too, where only its consequence shows.
      const other = seed(index + 1) % 4 === 0 ? [take(index + 3)] : [];
      const elsewhere = other.map((place) => ({
        file: paths[place.file] ?? '',
        lines: { from: place.block * 5 + 1, to: place.block * 5 + 2 },
        exactLines: [],
      }));
      const first = kinds[seed(index + 20) % kinds.length] ?? '';
      const second = kinds[(seed(index + 20) + 1) % kinds.length] ?? '';
      return {
        id: `d${index}`,
        title: `Defect number ${index}`,
        explanation: `It fails in way ${index}.`,
        places: [
          { file: paths[file] ?? '', lines: { from, to }, exactLines: [seed(index + 25) % 2 === 0 ? from : to] },
          ...elsewhere,
        ],
        severity: (['critical', 'high', 'medium', 'low'] as const)[seed(index + 30) % 4] ?? 'low',
        kinds: seed(index + 5) % 2 === 0 ? [first] : [first, second],
        weight: 1 + (seed(index + 35) % 7),
        ...(seed(index + 3) % 3 === 0 ? { pattern: `(?i)defect number ${index}` } : {}),
        symbols: [`name_${file}_${from}`],
      };
    });
    const distractors = Array.from({ length: shape.distractors }, (_, index) => {
      const { file, block } = take(index + 7);
      const lines = { from: block * 5 + 2, to: block * 5 + 3 };
      return { id: `x${index}`, title: `Looks odd ${index}`, file: paths[file] ?? '', lines };
    });
    const sizes = files.map((file) => ({ path: file.path, lines: shape.blocks * 5 }));
    const contract = codeReviewContract(sizes, kinds, 4 * shape.defects + shape.spare);
    const head = { id: 'generated', version: '1', category: 'code-review-coverage', synthetic: true };
    return parseTrial(
      {
        schemaVersion: 'equipoise.fixture.v1',
        ...head,
        cases: [{ id: 'only', prompt: `Review. Kinds: ${kinds.join(', ')}.`, files, responseSchema: contract }],
      },
      {
        schemaVersion: 'equipoise.rubric.v1',
        fixtureId: 'generated',
        fixtureVersion: '1',
        category: 'code-review-coverage',
        cases: [{ caseId: 'only', defects, distractors }],
      },
    );
  });

/** One planning case: changes, then a step that only looks, then a check of all changes. */
export const workflowTrial: fc.Arbitrary<Trial> = fc
  .record({
    changes: fc.integer({ min: 1, max: 4 }),
    actions: fc.integer({ min: 12, max: 18 }),
    targets: fc.integer({ min: 5, max: 9 }),
    constraints: fc.integer({ min: 8, max: 11 }),
    claims: fc.integer({ min: 3, max: 6 }),
    optional: fc.integer({ min: 0, max: 3 }),
    spare: fc.integer({ min: 0, max: 6 }),
    seeds: fc.array(fc.nat(10_000), { minLength: 20, maxLength: 20 }),
  })
  .map((shape) => {
    const seed = (index: number): number => shape.seeds[index % shape.seeds.length] ?? 0;
    const actions = names('act', shape.actions);
    const targets = names('dir/file', shape.targets);
    const constraints = names('rule', shape.constraints);
    const claims = names('claim', shape.claims);
    const step = (index: number, kind: 'change' | 'check' | 'other') => ({
      kind,
      id: `s${index}`,
      title: `Step number ${index}`,
      action: actions[index] ?? '',
      // The last target is kept out of every wanted step: it is where things are forbidden.
      targets: [targets[seed(index) % (targets.length - 2)] ?? ''],
      cites: index === 0 || seed(index + 5) % 2 === 0 ? [constraints[seed(index + 9) % constraints.length] ?? ''] : [],
      mayCite: [],
      weight: 1 + (seed(index + 12) % 5),
    });
    const changes = Array.from({ length: shape.changes }, (_, index) => step(index, 'change'));
    const check = { ...step(shape.changes + 1, 'check'), covers: changes.map((item) => item.id) };
    const required = [...changes, step(shape.changes, 'other'), check];
    const order = required.slice(1).flatMap((item, index) => {
      const before = required[index]?.id ?? '';
      return index === 0 || seed(index + 15) % 2 === 0 ? [{ before, after: item.id }] : [];
    });
    const idle = actions.slice(shape.changes + 2);
    const optional = Array.from({ length: shape.optional }, (_, index) => ({
      action: idle[index] ?? '',
      target: targets[index] ?? '',
    }));
    const used = [...new Set([...changes.flatMap((item) => item.targets), targets[0] ?? ''])];
    const contract = workflowContract({
      actions,
      targets,
      constraints,
      claims,
      maxSteps: 4 * required.length + optional.length + shape.spare,
    });
    return parseTrial(
      {
        schemaVersion: 'equipoise.fixture.v1',
        id: 'generated',
        version: '1',
        category: 'workflow-adherence',
        synthetic: true,
        cases: [{ id: 'only', prompt: 'Plan.', files: [], responseSchema: contract }],
      },
      {
        schemaVersion: 'equipoise.rubric.v1',
        fixtureId: 'generated',
        fixtureVersion: '1',
        category: 'workflow-adherence',
        cases: [
          {
            caseId: 'only',
            required,
            optional,
            order,
            scope: { actions: changes.map((item) => item.action), targets: used },
            forbidden: [
              { id: 'touches-last', title: 'The last target is changed', actions, targetPattern: targets.at(-1) },
              { id: 'uses-last', title: 'The last action is used', actions: [actions.at(-1)] },
            ],
            claims: claims.map((id, index) =>
              index === 0
                ? { id, expected: 'verified', verifiedBy: [check.id] }
                : { id, expected: index % 2 === 0 ? 'unverified' : 'notDone' },
            ),
          },
        ],
      },
    );
  });

export const anyTrial: fc.Arbitrary<Trial> = fc.oneof(reviewTrial, workflowTrial);
