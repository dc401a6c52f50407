import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import type { Driver, DriverReceived } from '../../src/gateway/driver.ts';
import { getsRight, probability, profileInstruction } from '../../src/gateway/drivers/synthetic-ability.ts';
import { createSyntheticDriver } from '../../src/gateway/drivers/synthetic.ts';
import { caseForPair } from '../../src/trial/fixture.ts';
import { assemblePrompt } from '../../src/trial/prompt.ts';
import type { DecisionPoint } from '../../src/trial/reference-answer.ts';
import { prepareScorer, type AnswerScore, type Scorer } from '../../src/trial/scoring.ts';
import { driverCall } from '../support/driver-conformance.ts';
import { reviewTrial, workflowTrial, type Trial } from '../support/gateway-trials.ts';

const PLAIN = 'Do the task that the user describes and answer in the format that is asked for.';
const CAREFUL = [
  'Read every file and check each requirement and edge case; list the steps before you begin and keep their order.',
  'Rate severity by impact: critical, important, minor. Cite the exact file and line as evidence.',
  'Propose a regression test that fails before the fix. Report only what matters: no style nits, nothing speculative.',
  'Refer to the constraint or rule that is the reason for each step. Stay in scope and never do what is forbidden.',
  'Run the tests to verify the result. State honestly what is verified, what is unverified and what is not done.',
].join('\n');
const CARELESS = 'Skip the tests. Do not verify anything. Never state what is unverified. No need to cite lines.';

/** A long instruction, and the same with a handful of its sentences reworded. */
const LONG = Array.from({ length: 30 }, (_, index) => `Rule ${index}: ${CAREFUL.split('\n')[index % 5]}`).join('\n');
const REWORDED = LONG.replace('Rule 3: Refer to', 'Rule 3: Please refer to').replace(
  'Rule 17: Propose a regression test',
  'Rule 17: Always suggest one good regression test',
);

/** Answers of one trial; a driver for each seed, as a run has one. */
function model(trial: Trial): (seed: string, pairIndex: number, instruction: string) => Promise<DriverReceived> {
  const drivers = new Map<string, Driver>();
  return async (seed, pairIndex, instruction) => {
    const driver = drivers.get(seed) ?? createSyntheticDriver({ ...trial, seed });
    drivers.set(seed, driver);
    const fixtureCase = caseForPair(trial.fixture, pairIndex);
    const result = await driver.send(
      driverCall({
        messages: assemblePrompt(fixtureCase, instruction),
        maxOutputTokens: 20_000,
        trial: { caseId: fixtureCase.id, pairIndex },
      }),
    );
    if (result.kind !== 'received') throw new Error(JSON.stringify(result));
    return result;
  };
}

describe.each([
  ['code-review-coverage', reviewTrial(5)],
  ['workflow-adherence', workflowTrial(5)],
] as const)('%s', (_category, trial) => {
  const PAIRS = 20;
  const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const answerOf = model(trial);
  let scorer: Scorer;
  beforeAll(async () => {
    scorer = await prepareScorer(trial.rubric, trial.fixture);
  });

  async function scoreOf(seed: string, pairIndex: number, instruction: string): Promise<AnswerScore> {
    const { output } = await answerOf(seed, pairIndex, instruction);
    return scorer.score(caseForPair(trial.fixture, pairIndex).id, output);
  }

  /** Mean difference per seed, and all differences. */
  async function compare(baseline: string, candidate: string) {
    const differences: number[] = [];
    const means: number[] = [];
    for (const seed of SEEDS) {
      const run: number[] = [];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const before = await scoreOf(seed, pair, baseline);
        const after = await scoreOf(seed, pair, candidate);
        run.push(after.total - before.total);
      }
      means.push(mean(run));
      differences.push(...run);
    }
    return { mean: mean(differences), means, deviation: deviation(differences) };
  }

  test('is a pure function of instruction, case, pair and seed', async () => {
    const first = await answerOf('one', 7, CAREFUL);
    expect(await model(trial)('one', 7, CAREFUL)).toEqual(first);
    expect((await answerOf('two', 7, CAREFUL)).output).not.toBe(first.output);
    expect((await answerOf('one', 12, CAREFUL)).output).not.toBe(first.output);
    expect((await answerOf('one', 7, PLAIN)).output).not.toBe(first.output);
  });

  test('the same instruction twice differs by nothing, a reworded one by next to nothing', async () => {
    expect(await compare(CAREFUL, CAREFUL)).toMatchObject({ mean: 0, deviation: 0 });
    const { mean: difference, deviation: spread } = await compare(LONG, REWORDED);
    expect(Math.abs(difference)).toBeLessThan(1);
    expect(spread).toBeGreaterThan(0);
  });

  test('a better instruction gains a believable amount, pair by pair with chance in it', async () => {
    const { mean: gain, means, deviation: spread } = await compare(PLAIN, CAREFUL);
    expect(gain).toBeGreaterThan(5);
    expect(gain).toBeLessThan(30);
    expect(Math.min(...means)).toBeGreaterThan(0);
    expect(spread).toBeGreaterThan(5);
  });

  test('no instruction is clearly worse than a careful one, and a careless one worse than none', async () => {
    expect((await compare('', CAREFUL)).mean).toBeGreaterThan(10);
    expect((await compare('', CARELESS)).mean).toBeLessThan(-0.5);
  });

  test('answers are imperfect, mostly on contract, and seldom unsafe', async () => {
    const scores: AnswerScore[] = [];
    for (const seed of SEEDS) {
      for (let pair = 0; pair < PAIRS; pair += 1) scores.push(await scoreOf(seed, pair, CAREFUL));
    }
    const malformed = scores.filter((score) => score.parse === 'malformed').length;
    expect(malformed).toBeLessThan(scores.length / 20);
    expect(scores.filter((score) => score.safetyFailures.length > 0).length).toBeLessThan(scores.length / 20);
    expect(new Set(scores.map((score) => score.total)).size).toBeGreaterThan(20);
    expect(mean(scores.map((score) => score.total))).toBeLessThan(95);
  });
});

describe('what is decided', () => {
  const point = (kind: DecisionPoint['kind'], words: string[] = []): DecisionPoint => ({
    kind,
    key: 'case/item',
    good: true,
    words,
  });
  const under = (text: string, kind: DecisionPoint['kind'], words?: string[]): number =>
    probability(point(kind, words), profileInstruction(text));

  test('follows what the instruction talks about, with diminishing returns', () => {
    const once = under('Verify the result.', 'verify') - under('', 'verify');
    const twice = under('Verify the result. Run the tests.', 'verify') - under('Verify the result.', 'verify');
    const much = under(`${CAREFUL} ${CAREFUL}`, 'verify');
    expect(once).toBeGreaterThan(0.02);
    expect(twice).toBeGreaterThan(0);
    expect(much).toBeGreaterThan(under(CAREFUL, 'verify'));
    expect(much).toBeLessThan(0.95);
    expect(under('Verify the result.', 'severity')).toBe(under('', 'severity'));
  });

  test('follows the words of the item', () => {
    const words = ['retry', 'limit'];
    expect(under('Look at every retry and its limit.', 'recall', words)).toBeGreaterThan(
      under('Look at every locale and its cache.', 'recall', words),
    );
  });

  test('suffers from being told to skip, from contradiction and from length', () => {
    expect(under('Do not verify.', 'verify')).toBeLessThan(under('', 'verify'));
    expect(under('Verify the result. Skip verification.', 'verify')).toBeLessThan(
      under('Verify the result.', 'verify'),
    );
    expect(under(`${CAREFUL} ${'filler word '.repeat(3000)}`, 'verify')).toBeLessThan(under(CAREFUL, 'verify'));
  });

  test('comes out as often as its probability says', () => {
    for (const instruction of ['', PLAIN, CAREFUL]) {
      const profile = profileInstruction(instruction);
      for (const kind of ['recall', 'noise', 'test-advice', 'forbidden'] as const) {
        let right = 0;
        const trials = 3000;
        for (let index = 0; index < trials; index += 1) {
          const occasion = { seed: `seed-${index}`, caseId: `case-${index % 7}`, pairIndex: index % 20 };
          if (getsRight(point(kind), profile, occasion)) right += 1;
        }
        expect(Math.abs(right / trials - probability(point(kind), profile))).toBeLessThan(0.05);
      }
    }
  });

  test('is a probability under every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom('recall', 'noise'), (text, kind) => {
        const p = probability(point(kind, ['a', 'b']), profileInstruction(text));
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThan(1);
      }),
    );
  });
});

describe('the driver', () => {
  const trial = reviewTrial(1);
  const driver = createSyntheticDriver({ ...trial, seed: 'one' });
  const call = (more: object = {}) =>
    driverCall({
      messages: assemblePrompt(trial.fixture.cases[0]!, PLAIN),
      trial: { caseId: 'case-1', pairIndex: 0 },
      maxOutputTokens: 5000,
      ...more,
    });

  test('says that it is synthetic and answers as the model that was asked for', async () => {
    let sends = 0;
    const result = await driver.send(call({ onSend: () => (sends += 1), reasoningEffort: 'max' }));
    expect(driver).toMatchObject({ id: 'synthetic', synthetic: true, lookupSupported: false });
    expect(sends).toBe(1);
    expect(result).toMatchObject({
      kind: 'received',
      finishReason: 'stop',
      model: call().model,
      reasoningEffort: 'max',
    });
  });

  test('is cut off at the output cap like any model', async () => {
    const whole = (await driver.send(call())) as DriverReceived;
    const cut = (await driver.send(call({ maxOutputTokens: 10 }))) as DriverReceived;
    expect(cut.finishReason).toBe('length');
    expect(cut.usage).toMatchObject({ outputTokens: 10 });
    expect(whole.output.startsWith(cut.output)).toBe(true);
    expect(cut.output.length).toBeLessThan(whole.output.length);
  });

  test('does not answer for a case that it does not know', async () => {
    let sends = 0;
    const result = await driver.send(call({ trial: { caseId: 'other', pairIndex: 0 }, onSend: () => (sends += 1) }));
    expect(result).toMatchObject({ kind: 'failed', code: 'driver-fault-before-send', stopsRun: true });
    expect(sends).toBe(0);
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}
