/** The smallest fixture and rubric that the trial's own parsers accept: one file, one seeded defect. */

import { codeReviewContract } from '../../src/trial/categories/code-review-answer.ts';
import { FIXTURE_SCHEMA_VERSION } from '../../src/trial/fixture.ts';
import { RUBRIC_SCHEMA_VERSION } from '../../src/trial/rubric.ts';

const SOURCE = ['export function last<T>(items: T[]): T {', '  return items[items.length]!;', '}', ''].join('\n');

export function exampleFixture(): unknown {
  return {
    schemaVersion: FIXTURE_SCHEMA_VERSION,
    id: 'last-item',
    version: '1',
    category: 'code-review-coverage',
    synthetic: true,
    cases: [
      {
        id: 'last',
        prompt: 'Review src/last.ts and report every defect.',
        files: [{ path: 'src/last.ts', content: SOURCE }],
        responseSchema: codeReviewContract([{ path: 'src/last.ts', lines: 3 }], ['off-by-one', 'naming'], 12),
      },
    ],
  };
}

export function exampleRubric(): unknown {
  return {
    schemaVersion: RUBRIC_SCHEMA_VERSION,
    fixtureId: 'last-item',
    fixtureVersion: '1',
    category: 'code-review-coverage',
    cases: [
      {
        caseId: 'last',
        defects: [
          {
            id: 'index-past-end',
            title: 'The index lies one past the end.',
            explanation: 'The last index is the length minus one, so this is undefined for every input.',
            places: [{ file: 'src/last.ts', lines: { from: 2, to: 2 }, exactLines: [2] }],
            severity: 'high',
            kinds: ['off-by-one'],
            weight: 10,
            symbols: ['last'],
          },
        ],
        distractors: [],
      },
    ],
  };
}
