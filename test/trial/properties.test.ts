/** What must hold for every trial and every answer, whatever the category. */

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { bindCase } from '../../src/trial/categories/registry.ts';
import { maxItemsAt } from '../../src/trial/contract.ts';
import { CATEGORY_DIMENSIONS } from '../../src/trial/dimensions.ts';
import type { FixtureCase } from '../../src/trial/fixture.ts';
import { assemblePrompt } from '../../src/trial/prompt.ts';
import { degradeAnswer, referenceAnswer } from '../../src/trial/reference-answer.ts';
import type { DecisionPoint } from '../../src/trial/reference-answer.ts';
import { scorerOf, textScorerOf } from './support/scoring.ts';
import { anyTrial, onlyCase } from './support/trials.ts';

const RUNS = { numRuns: 30 };

/** A driver that does well at a point with the given probability, by a hash of seed and point. */
function decider(seed: number, quality: number): (point: DecisionPoint) => boolean {
  return (point) => {
    const draw = parseInt(sha256Hex(`${seed}/${point.kind}/${point.key}`).slice(0, 8), 16) / 2 ** 32;
    return draw < quality ? point.good : !point.good;
  };
}

describe('every trial', () => {
  it('gives the reference answer exactly 100, in every dimension its maximum', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrial, async (trial) => {
        const score = await scorerOf(trial);
        const result = score(referenceAnswer(trial.rubric, onlyCase(trial)));
        expect(result).toMatchObject({ parse: 'ok', total: 100, safetyFailures: [] });
        expect(result.dimensions).toEqual(
          CATEGORY_DIMENSIONS[trial.rubric.category].map(({ id, max }) => ({ id, max, score: max })),
        );
      }),
      RUNS,
    );
  });

  it('gives the uninformed, the empty and the echo at most 5', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrial, async (trial) => {
        const fixtureCase = onlyCase(trial);
        const prompt = assemblePrompt(fixtureCase, '')
          .map((message) => message.content)
          .join('\n');
        const asText = await textScorerOf(trial);
        const texts = [
          '',
          '{}',
          '[]',
          'null',
          prompt,
          JSON.stringify(prompt),
          JSON.stringify({ answer: prompt }),
          JSON.stringify(fixtureCase.responseSchema),
          `\`\`\`json\n${JSON.stringify(fixtureCase.responseSchema)}\n\`\`\``,
          JSON.stringify(fixtureCase),
        ];
        for (const text of texts) expect(asText(text).total).toBe(0);
        for (const answer of bindCase(trial.rubric, fixtureCase.id, fixtureCase).uninformed()) {
          const result = asText(JSON.stringify(answer));
          expect(result.parse).toBe('ok');
          if (isFull(answer, trial.rubric.category, fixtureCase)) expect(result.total).toBeLessThanOrEqual(5);
        }
      }),
      RUNS,
    );
  });

  it('has answers on contract, within bounds, that get worse with the driver', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrial, fc.nat(), async (trial, seed) => {
        const score = await scorerOf(trial);
        const answerAt = (quality: number) =>
          score(
            degradeAnswer(
              trial.rubric,
              onlyCase(trial),
              (point) => point.kind !== 'malformed' && decider(seed, quality)(point),
            ),
          );
        const results = [1, 0.7, 0.3, 0].map(answerAt);
        for (const result of results) {
          expect(result.parse).toBe('ok');
          expect(result.total).toBeGreaterThanOrEqual(0);
          expect(result.total).toBeLessThanOrEqual(100);
          for (const { score: points, max } of result.dimensions) {
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(max);
          }
        }
        expect(results[0]?.total).toBe(100);
        expect(results[3]?.total).toBeLessThanOrEqual(5);
      }),
      RUNS,
    );
  });

  it('loses points at every decision that turns out badly', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrial, async (trial) => {
        const score = await scorerOf(trial);
        const asked: DecisionPoint[] = [];
        degradeAnswer(trial.rubric, onlyCase(trial), (point) => {
          asked.push(point);
          return point.good;
        });
        for (const bad of asked) {
          const result = score(
            degradeAnswer(trial.rubric, onlyCase(trial), (point) =>
              point.kind === bad.kind && point.key === bad.key ? !point.good : point.good,
            ),
          );
          expect(`${bad.kind} ${bad.key} ${result.total < 100}`).toBe(`${bad.kind} ${bad.key} true`);
          expect(result.parse).toBe(bad.kind === 'malformed' ? 'malformed' : 'ok');
          if (bad.kind === 'forbidden') expect(result.total).toBe(0);
        }
      }),
      RUNS,
    );
  });

  it('calls an answer malformed when the driver decides so, and gives it nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrial, async (trial) => {
        const score = await scorerOf(trial);
        const result = score(
          degradeAnswer(trial.rubric, onlyCase(trial), (point) => point.kind === 'malformed' || point.good),
        );
        expect(result.parse).toBe('malformed');
        expect(result.total).toBe(0);
        expect(result.dimensions.every((dimension) => dimension.score === 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('asks every decision point once, under a key of its own, and follows the decisions alone', () => {
    fc.assert(
      fc.property(anyTrial, fc.nat(), (trial, seed) => {
        const asked: string[] = [];
        const decide = decider(seed, 0.6);
        const first = degradeAnswer(trial.rubric, onlyCase(trial), (point) => {
          asked.push(`${point.kind} ${point.key}`);
          expect(point.words.length).toBeGreaterThan(0);
          for (const word of point.words) expect(word).toBe(word.toLowerCase());
          return decide(point);
        });
        expect(new Set(asked).size).toBe(asked.length);
        expect(degradeAnswer(trial.rubric, onlyCase(trial), decide)).toEqual(first);
      }),
      RUNS,
    );
  });

  it('scores whatever text comes, without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrial, fc.array(hostileText, { minLength: 20, maxLength: 20 }), async (trial, texts) => {
        const score = await textScorerOf(trial);
        for (const text of texts) expect(score(text).total).toBeLessThanOrEqual(5);
      }),
      { numRuns: 20 },
    );
  });

  it('takes an answer off its contract after any change to what it names', async () => {
    await fc.assert(
      fc.asyncProperty(anyTrial, fc.nat(), tampering, async (trial, where, tamper) => {
        const score = await scorerOf(trial);
        const answer = referenceAnswer(trial.rubric, onlyCase(trial));
        const tampered = changeOneName(answer, where, tamper);
        const result = score(tampered);
        expect(result).toMatchObject({ parse: 'malformed', total: 0 });
      }),
      RUNS,
    );
  });
});

/** For reviews only the full ones: one guess out of few may hit by luck, and then it is a find. */
function isFull(answer: unknown, category: string, fixtureCase: FixtureCase): boolean {
  if (category === 'workflow-adherence') return true;
  const { findings } = answer as { findings: unknown[] };
  return findings.length === 0 || findings.length === maxItemsAt(fixtureCase.responseSchema, ['findings']);
}

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(
    '{"findings":[],"findings":[]}',
    '{"__proto__":{"findings":[]}}',
    '{"findings":{"length":1e9}}',
    '[['.repeat(100_000),
    '"'.repeat(100_000),
    '{"a":'.repeat(50_000),
    '`'.repeat(100_000),
    '```json\n```',
    '```json\n\n```',
    '\uD800',
    '{"findings":[]}\u0000',
    '\uFEFF{"findings":[]}',
    'x'.repeat(600_000),
    `{"findings":[${'0,'.repeat(100_000)}0]}`,
  ),
);

/** Changes that look like nothing: other scripts, invisible characters, other normal forms, space. */
const tampering = fc.constantFrom<(name: string) => string>(
  (name) => `${name}\u200B`,
  (name) => `\u202E${name}`,
  (name) =>
    name.replace(/[aeio]/, (letter) => ({ a: '\u0430', e: '\u0435', i: '\u0456', o: '\u043E' })[letter] ?? '') +
    '\u0301',
  (name) => `${name} `,
  (name) => name.toUpperCase() + '\u0130',
  (name) => name.normalize('NFD') + '\uFE0F',
);

/** Tampers with one file, kind, action, target, citation or claim of the answer. */
function changeOneName(answer: unknown, where: number, tamper: (name: string) => string): unknown {
  const copy = JSON.parse(JSON.stringify(answer)) as {
    findings?: { file: string; kind: string }[];
    steps?: { action: string; target: string; because: string[] }[];
  };
  const items: Record<string, unknown>[] = [...(copy.findings ?? []), ...(copy.steps ?? [])];
  const item = items[where % items.length];
  if (item === undefined) throw new Error('an answer without items');
  const fields = ['file', 'kind', 'action', 'target'].filter((name) => typeof item[name] === 'string');
  const field = fields[where % fields.length];
  if (field === undefined) throw new Error('an item without names');
  item[field] = tamper(String(item[field]));
  return copy;
}
