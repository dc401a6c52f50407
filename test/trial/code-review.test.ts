/** Scores of reviews: the figures worked out by hand, and what no review can gain by. */

import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CodeReviewAnswer, ReviewFinding } from '../../src/trial/categories/code-review-answer.ts';
import type { CodeReviewCase } from '../../src/trial/categories/code-review-rubric.ts';
import { namesSymbol } from '../../src/trial/categories/code-review-scoring.ts';
import { codeReviewContract } from '../../src/trial/categories/code-review-answer.ts';
import { degradeAnswer, referenceAnswer } from '../../src/trial/reference-answer.ts';
import { notAbove, scorerOf } from './support/scoring.ts';
import type { ScoreOf } from './support/scoring.ts';
import { onlyCase, parseTrial, reviewTrial } from './support/trials.ts';
import type { Trial } from './support/trials.ts';

const RUNS = { numRuns: 40 };
const KINDS = [
  'boundary',
  'concurrency',
  'error-handling',
  'injection',
  'performance',
  'readability',
  'wrong-result',
  'zone',
];

/** Defects of weight 3 at a.ts:10-12 (and b.ts:9-12, where it only shows) and 1 at a.ts:20; a distractor at a.ts:30. */
function smallTrial(): Trial {
  const content = Array.from({ length: 40 }, (_, index) => `call_${index + 1}();`).join('\n');
  const defect = (
    id: string,
    from: number,
    to: number,
    exact: number,
    weight: number,
    symbols: string[],
    more: unknown[] = [],
  ) => ({
    id,
    title: `Defect ${id}`,
    explanation: `Fails as ${id} does.`,
    places: [{ file: 'a.ts', lines: { from, to }, exactLines: [exact] }, ...more],
    severity: 'high',
    kinds: ['boundary', 'wrong-result'],
    weight,
    symbols,
  });
  return parseTrial(
    {
      schemaVersion: 'equipoise.fixture.v1',
      id: 'small',
      version: '1',
      category: 'code-review-coverage',
      synthetic: true,
      cases: [
        {
          id: 'only',
          prompt: 'Review.',
          files: ['a.ts', 'b.ts'].map((path) => ({ path, content })),
          responseSchema: codeReviewContract(
            ['a.ts', 'b.ts'].map((path) => ({ path, lines: 40 })),
            KINDS,
            12,
          ),
        },
      ],
    },
    {
      schemaVersion: 'equipoise.rubric.v1',
      fixtureId: 'small',
      fixtureVersion: '1',
      category: 'code-review-coverage',
      cases: [
        {
          caseId: 'only',
          defects: [
            defect(
              'heavy',
              10,
              12,
              11,
              3,
              ['call_11'],
              [{ file: 'b.ts', lines: { from: 9, to: 12 }, exactLines: [9] }],
            ),
            defect('light', 20, 20, 20, 1, ['call_20', 'call_21']),
          ],
          distractors: [{ id: 'odd', title: 'Looks odd', file: 'a.ts', lines: { from: 30, to: 30 } }],
        },
      ],
    },
  );
}

const heavy: ReviewFinding = {
  file: 'a.ts',
  line: 11,
  severity: 'high',
  kind: 'boundary',
  title: 't',
  explanation: 'e',
  test: 'call_11 with 0',
};
const light: ReviewFinding = { ...heavy, line: 20, kind: 'wrong-result', test: 'Check call_20.' };
const stray: ReviewFinding = { ...heavy, line: 35 };
const odd: ReviewFinding = { ...heavy, line: 30 };

describe('a review', () => {
  let score: ScoreOf;
  beforeAll(async () => {
    score = await scorerOf(smallTrial());
  });
  const points = (...findings: ReviewFinding[]): number[] => {
    const result = score({ findings });
    expect(result.parse).toBe('ok');
    return [...result.dimensions.map((dimension) => dimension.score), result.total];
  };

  it('is worth 100 when it is complete and nothing else', () => {
    expect(points(light, heavy)).toEqual([45, 20, 15, 10, 10, 100]);
  });

  it('earns by weight, and precision in full from half of the weight on', () => {
    expect(points(heavy)).toEqual([33.75, 20, 11.25, 7.5, 7.5, 80]);
    // A quarter of the weight: half of the points for precision.
    expect(points(light)).toEqual([11.25, 10, 3.75, 2.5, 2.5, 30]);
  });

  it('pays for noise with precision, and below three quarters with everything', () => {
    // 2 of 3 right: precision (2/3 - 1/4) / (3/4) = 5/9, credibility (2/3 - 1/4) / (1/2) = 5/6.
    expect(points(heavy, light, stray)).toEqual([37.5, 11.11, 12.5, 8.33, 8.33, 77.77]);
    // A distractor counts double: 2 of 4.
    expect(points(heavy, light, odd)).toEqual([22.5, 6.67, 7.5, 5, 5, 46.67]);
    expect(points(heavy, odd, stray)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('counts the wrong kind, the wrong file line and a repeat as noise', () => {
    expect(points({ ...heavy, kind: 'zone' })).toEqual([0, 0, 0, 0, 0, 0]);
    expect(points({ ...heavy, line: 13 })).toEqual([0, 0, 0, 0, 0, 0]);
    expect(points(heavy, light, heavy)).toEqual(points(heavy, light, stray));
  });

  it('halves severity one step off, gives nothing two steps off, in either direction', () => {
    expect(points({ ...heavy, severity: 'critical' }, light)[2]).toBe(9.38);
    expect(points({ ...heavy, severity: 'medium' }, light)[2]).toBe(9.38);
    expect(points({ ...heavy, severity: 'low' }, light)[2]).toBe(3.75);
  });

  it('takes a line of the range as a find and only the exact one as evidence', () => {
    expect(points({ ...heavy, line: 12 }, light)).toEqual([45, 20, 15, 2.5, 10, 92.5]);
  });

  it('takes any of the places for the same defect, and an exact line only in its own file', () => {
    expect(points({ ...heavy, file: 'b.ts', line: 9 }, light)).toEqual([45, 20, 15, 10, 10, 100]);
    expect(points({ ...heavy, file: 'b.ts', line: 11 }, light)[3]).toBe(2.5);
    // Both places at once are one find and one repeat; line 20 of the other file is nothing.
    expect(points(heavy, { ...heavy, file: 'b.ts', line: 9 }, light)).toEqual(points(heavy, heavy, light));
    expect(points({ ...light, file: 'b.ts' })).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('rewards a test that names the defect, not one that names everything or nothing', () => {
    expect(points({ ...heavy, test: 'Add tests.' }, light)[4]).toBe(2.5);
    expect(points({ ...heavy, test: 'call_20' }, light)[4]).toBe(2.5);
    expect(points({ ...heavy, test: 'call_11 after call_20' }, light)[4]).toBe(10);
    expect(points({ ...heavy, test: 'call_11, call_20, call_21' }, light)[4]).toBe(2.5);
    expect(points({ ...heavy, test: 'recall_11, call_110 and xcall_11' }, light)[4]).toBe(2.5);
  });

  it('judges a repeated find by its worst version, so that hedging does not pay', () => {
    const hedged = points(heavy, { ...heavy, severity: 'low', line: 12, test: '' }, light);
    expect(hedged.slice(2, 5)).toEqual([3.13, 2.08, 2.08]);
  });

  it('has no safety failures', () => {
    expect(score({ findings: [odd] }).safetyFailures).toEqual([]);
  });
});

describe('reviews of any trial', () => {
  const entryOf = (trial: Trial): CodeReviewCase => {
    if (trial.rubric.category !== 'code-review-coverage' || trial.rubric.cases[0] === undefined)
      throw new Error('not a review');
    return trial.rubric.cases[0];
  };
  const perfect = (trial: Trial) => referenceAnswer(trial.rubric, onlyCase(trial)) as CodeReviewAnswer;
  /** A believable review without noise. */
  const partial = (trial: Trial, bits: readonly boolean[]) => {
    let at = 0;
    return degradeAnswer(trial.rubric, onlyCase(trial), (point) => {
      if (point.kind === 'noise' || point.kind === 'malformed') return false;
      at += 1;
      return bits[at % bits.length] ?? true;
    }) as CodeReviewAnswer;
  };
  const bitsOf = fc.array(fc.boolean(), { minLength: 13, maxLength: 31 });

  it('score the same in any order of findings', async () => {
    await fc.assert(
      fc.asyncProperty(reviewTrial, bitsOf, fc.func(fc.nat()), async (trial, bits, key) => {
        const score = await scorerOf(trial);
        for (const answer of [perfect(trial), partial(trial, bits), withDuplicates(partial(trial, bits))]) {
          const shuffled = { findings: [...answer.findings].sort((a, b) => key(a) - key(b)) };
          expect(score(shuffled)).toEqual(score(answer));
        }
      }),
      RUNS,
    );
  });

  it('never gain by a finding that names no defect, or one again', async () => {
    await fc.assert(
      fc.asyncProperty(reviewTrial, bitsOf, fc.nat(), fc.nat(), fc.nat(), async (trial, bits, at, line, kind) => {
        const score = await scorerOf(trial);
        const { findings } = partial(trial, bits);
        const before = score({ findings });
        const noise = randomNoise(trial, entryOf(trial), line, kind);
        const again = findings[at % Math.max(1, findings.length)];
        for (const extra of [noise, again].filter((item) => item !== undefined)) {
          const more = [...findings];
          more.splice(at % (findings.length + 1), 0, extra);
          expect(notAbove(score({ findings: more }), before)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('never gain by leaving out a defect that was found, and lose its points from a perfect review', async () => {
    await fc.assert(
      fc.asyncProperty(reviewTrial, bitsOf, fc.nat(), async (trial, bits, at) => {
        const score = await scorerOf(trial);
        for (const { findings } of [partial(trial, bits), perfect(trial)]) {
          if (findings.length === 0) continue;
          const fewer = findings.filter((_, index) => index !== at % findings.length);
          expect(notAbove(score({ findings: fewer }), score({ findings }))).toBe(true);
        }
        const { findings } = perfect(trial);
        expect(score({ findings: findings.slice(1) }).total).toBeLessThan(100);
      }),
      RUNS,
    );
  });

  it('earn nothing by filling the contract, whatever they fill it with', async () => {
    await fc.assert(
      fc.asyncProperty(
        reviewTrial,
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        fc.boolean(),
        async (trial, numbers, informed) => {
          const score = await scorerOf(trial);
          const findings = informed ? [...perfect(trial).findings] : [];
          const room = maxFindings(trial);
          for (let index = 0; findings.length < room; index += 1) {
            findings.push(randomFinding(trial, numbers[index % 60] ?? 0, numbers[(index + 7) % 60] ?? 0));
          }
          const result = score({ findings });
          expect(result.parse).toBe('ok');
          expect(result.total).toBe(0);
          expect(score({ findings: [...findings, ...findings.slice(0, 1)] }).parse).toBe('malformed');
        },
      ),
      RUNS,
    );
  });
});

describe('naming a symbol', () => {
  it.each([
    ['call load now', 'load', true],
    ['reload', 'load', false],
    ['load_all', 'load', false],
    ['loader', 'load', false],
    ['load()', 'load', true],
    ['x.load', 'load', true],
    ['überload', 'load', false],
    ['load2 or load', 'load', true],
    ['node->next', '->next', true],
    ['\u{1D4B6}load', 'load', false],
    ['', 'load', false],
  ])('%j names %j: %s', (text, name, expected) => {
    expect(namesSymbol(text, name)).toBe(expected);
  });
});

function withDuplicates(answer: CodeReviewAnswer): CodeReviewAnswer {
  return {
    findings: [
      ...answer.findings,
      ...answer.findings.slice(0, 2).map((item) => ({ ...item, severity: 'low' as const })),
    ],
  };
}

function maxFindings(trial: Trial): number {
  const contract = onlyCase(trial).responseSchema as unknown as { properties: { findings: { maxItems: number } } };
  return contract.properties.findings.maxItems;
}

function choices(trial: Trial, name: 'file' | 'kind'): string[] {
  const contract = onlyCase(trial).responseSchema as unknown as {
    properties: { findings: { items: { properties: Record<string, { enum: string[] }> } } };
  };
  return contract.properties.findings.items.properties[name]?.enum ?? [];
}

function randomFinding(trial: Trial, line: number, kind: number): ReviewFinding {
  const files = onlyCase(trial).files;
  const file = files[line % files.length];
  const kinds = choices(trial, 'kind');
  return {
    file: file?.path ?? '',
    line: 1 + (line % ((file?.content.split('\n').length ?? 1) - 1)),
    severity: 'medium',
    kind: kinds[kind % kinds.length] ?? '',
    title: 'Defect number 0',
    explanation: 'It fails.',
    test: 'name_0_1',
  };
}

/** A finding that names no defect; undefined when the place happens to be one. */
function randomNoise(trial: Trial, entry: CodeReviewCase, line: number, kind: number): ReviewFinding | undefined {
  const finding = randomFinding(trial, line, kind);
  const hit = entry.defects
    .flatMap((defect) => defect.places)
    .some((place) => place.file === finding.file && place.lines.from <= finding.line && finding.line <= place.lines.to);
  return hit ? undefined : finding;
}
