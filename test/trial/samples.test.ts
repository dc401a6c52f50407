/** The sample trials and the templates: valid, free of findings, satisfiable, and worth nothing to the uninformed. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../src/protocol/campaign.ts';
import { SCORED_CATEGORIES } from '../../src/trial/dimensions.ts';
import type { ScoredCategory } from '../../src/trial/dimensions.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { lintTrial } from '../../src/trial/lint.ts';
import { assemblePrompt } from '../../src/trial/prompt.ts';
import { degradeAnswer, referenceAnswer } from '../../src/trial/reference-answer.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import { prepareScorer } from '../../src/trial/scoring.ts';
import { templateTrial } from '../../src/trial/templates.ts';
import { bytesOf } from './support/trials.ts';

const file = (path: string): Uint8Array => readFileSync(new URL(`../../${path}`, import.meta.url));

interface Sample {
  readonly name: string;
  readonly fixture: Uint8Array;
  readonly rubric: Uint8Array;
  readonly cases: number;
}

/** The committed campaign of each category. */
const SAMPLES: Readonly<Record<ScoredCategory, string>> = {
  'code-review-coverage': 'review-checklist',
  'workflow-adherence': 'change-planning',
};

const samples: Sample[] = SCORED_CATEGORIES.flatMap((category: ScoredCategory) => [
  {
    name: `the sample of ${category}`,
    fixture: file(`campaigns/${SAMPLES[category]}/fixture.json`),
    rubric: file(`campaigns/${SAMPLES[category]}/rubric.json`),
    cases: 6,
  },
  {
    name: `the template of ${category}`,
    fixture: bytesOf(templateTrial(category)?.fixture),
    rubric: bytesOf(templateTrial(category)?.rubric),
    cases: 1,
  },
]);

describe.each(samples)('$name', (sample) => {
  const parsed = parseFixture(sample.fixture, 'fixture.json');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings));
  const fixture = parsed.value;
  const judged = parseRubric(sample.rubric, 'rubric.json', fixture);
  if (!judged.ok) throw new Error(JSON.stringify(judged.findings));
  const rubric = judged.value;

  it('is valid without a remark', () => {
    expect(fixture.cases).toHaveLength(sample.cases);
    expect([...parsed.findings, ...judged.findings]).toEqual([]);
  });

  it('is clean but for the number of cases of a template', () => {
    const files = {
      fixture: { file: 'fixture.json', bytes: sample.fixture },
      rubric: { file: 'rubric.json', bytes: sample.rubric },
    };
    const found = lintTrial(fixture, rubric, files).map((finding) => `${finding.severity} ${finding.code}`);
    expect(found).toEqual(sample.cases < 5 ? ['notice few-cases'] : []);
  });

  it('is written with line feeds and ends with one', () => {
    for (const bytes of [sample.fixture, sample.rubric]) expect(bytes.includes(13)).toBe(false);
    if (sample.cases > 1) expect(sample.fixture.at(-1)).toBe(10);
    if (sample.cases > 1) expect(sample.rubric.at(-1)).toBe(10);
  });

  it('gives the reference answer 100 and an answer without anything right nothing', async () => {
    const scorer = await prepareScorer(rubric, fixture);
    for (const fixtureCase of fixture.cases) {
      const score = (answer: unknown) => scorer.score(fixtureCase.id, JSON.stringify(answer));
      expect(score(referenceAnswer(rubric, fixtureCase))).toMatchObject({
        parse: 'ok',
        total: 100,
        safetyFailures: [],
      });
      const worst = score(degradeAnswer(rubric, fixtureCase, (point) => point.kind !== 'malformed' && !point.good));
      expect(worst).toMatchObject({ parse: 'ok', total: 0 });
      // Everything right, and every mistake on top of it.
      const noisy = score(degradeAnswer(rubric, fixtureCase, (point) => point.good || point.kind === 'noise'));
      expect(noisy.parse).toBe('ok');
      expect(noisy.total).toBeLessThan(85);
    }
    expect(() => scorer.score('no-such-case', '{}')).toThrow(RangeError);
  });

  it('lets the offline driver decide everything that can turn out well or badly', () => {
    const kinds = new Set<string>();
    for (const fixtureCase of fixture.cases) {
      degradeAnswer(rubric, fixtureCase, (point) => {
        kinds.add(point.kind);
        return point.good;
      });
    }
    const own = {
      'code-review-coverage': ['exact-line', 'malformed', 'noise', 'recall', 'severity', 'test-advice'],
      'workflow-adherence': ['cite', 'forbidden', 'honesty', 'malformed', 'noise', 'order', 'recall', 'verify'],
    };
    expect([...kinds].sort()).toEqual(own[rubric.category]);
  });

  it('has prompts that fit a small context', () => {
    for (const fixtureCase of fixture.cases) {
      expect(
        assemblePrompt(fixtureCase, '')
          .map((message) => message.content)
          .join('').length,
      ).toBeLessThan(12_000);
    }
  });
});

describe('templates', () => {
  it('exist for the categories that can be scored and for no other', () => {
    expect(CATEGORIES.filter((category) => templateTrial(category) !== null)).toEqual(
      [...SCORED_CATEGORIES].sort((a, b) => CATEGORIES.indexOf(a) - CATEGORIES.indexOf(b)),
    );
  });
});

describe('sample skills', () => {
  it.each(['review-checklist', 'change-planning'])('%s has two honest versions of one skill', (skill) => {
    const texts = ['baseline', 'candidate'].map((arm) =>
      new TextDecoder('utf-8', { fatal: true }).decode(file(`examples/skills/${skill}/${arm}/SKILL.md`)),
    );
    expect(new Set(texts).size).toBe(2);
    for (const text of texts) {
      // The same name and description: what differs is what the skill says.
      expect(text.split('\n').slice(0, 4)).toEqual(texts[0]?.split('\n').slice(0, 4));
      expect(text.split('\n').length).toBeGreaterThan(39);
      expect(text.split('\n').length).toBeLessThan(91);
      expect(text).not.toMatch(/\r|equipoise|fixture|rubric|benchmark/i);
    }
  });
});
