/** The template of `code-review-coverage`: one diff, two defects, two places that only look wrong. */

import { codeReviewContract } from '../categories/code-review-answer.ts';
import type { Fixture } from '../fixture.ts';
import { FIXTURE_SCHEMA_VERSION } from '../fixture.ts';
import type { Rubric } from '../rubric.ts';
import { RUBRIC_SCHEMA_VERSION } from '../rubric.ts';

const PATH = 'src/pages.ts';

/** A line of the diff is the line of the file that answers name, counted from 1. */
const DIFF = [
  '@@ -1,14 +1,33 @@',
  " import type { Store } from './store.js';",
  ' ',
  ' export interface Page<T> {',
  '   readonly items: readonly T[];',
  '   readonly next: number | null;',
  ' }',
  ' ',
  '+const SIZE = 50;',
  '+',
  ' export class Pages<T> {',
  '   readonly #store: Store<T>;',
  '+  #cached = new Map<number, Page<T>>();',
  ' ',
  '   constructor(store: Store<T>) {',
  '     this.#store = store;',
  '   }',
  ' ',
  '+  /** Pages are counted from 0; the store returns fewer items than asked for at its end. */',
  '+  async page(index: number): Promise<Page<T>> {',
  '+    const cached = this.#cached.get(index);',
  '+    if (cached !== undefined) return cached;',
  '+    const items = await this.#store.read(index * SIZE, SIZE);',
  '+    const page = { items, next: items.length < SIZE ? index + 1 : null };',
  '+    this.#cached.set(index, page);',
  '+    return page;',
  '+  }',
  '+',
  '+  async replace(position: number, item: T): Promise<void> {',
  '+    this.#cached.delete(Math.floor(position / SIZE));',
  '+    this.#store.write(position, item);',
  '+  }',
  ' }',
];

const KINDS: Readonly<Record<string, string>> = {
  'access-control': 'somebody can do or see what they should not',
  boundary: 'wrong at an edge: empty, first, last, zero',
  concurrency: 'wrong when two things happen at once',
  'data-loss': 'data is destroyed, overwritten or left half-written',
  duplication: 'the same thing is written twice',
  'error-handling': 'a failure is ignored, hidden or reported as success',
  performance: 'the cost grows out of proportion',
  readability: 'harder to read than it has to be',
  'resource-leak': 'something is taken and never given back',
  'wrong-result': 'ordinary input gives a wrong result',
};

const PROMPT = [
  'Review the change below as you would before it is merged. It adds a cached, paged view to a small TypeScript library.',
  'Lines that begin with "+" are added, the others are there already. `Store.read(offset, count)` and `Store.write(position,',
  'item)` return promises.',
  '',
  'Report what would go wrong in production, each defect once, at the line that has to change. A remark about something',
  'that is right costs more than it gains. Kinds of defect:',
  '',
  ...Object.entries(KINDS).map(([kind, meaning]) => `- ${kind}: ${meaning}`),
  '',
  'Severity: critical (data or money lost, security broken), high (a main function fails), medium (fails now and then, or',
  'for few), low (hardly noticed).',
].join('\n');

export function codeReviewTemplate(): { fixture: Fixture; rubric: Rubric } {
  return {
    fixture: {
      schemaVersion: FIXTURE_SCHEMA_VERSION,
      id: 'my-code-review',
      version: '1',
      category: 'code-review-coverage',
      synthetic: true,
      cases: [
        {
          id: 'cached-pages',
          prompt: PROMPT,
          files: [{ path: PATH, content: `${DIFF.join('\n')}\n` }],
          responseSchema: codeReviewContract([{ path: PATH, lines: DIFF.length }], Object.keys(KINDS), 12),
        },
      ],
    },
    rubric: {
      schemaVersion: RUBRIC_SCHEMA_VERSION,
      fixtureId: 'my-code-review',
      fixtureVersion: '1',
      category: 'code-review-coverage',
      cases: [
        {
          caseId: 'cached-pages',
          defects: [
            {
              id: 'next-reversed',
              title: 'The test for the last page is reversed',
              explanation: 'A full page ends the listing, and a short one points to a page that does not exist.',
              places: [{ file: PATH, lines: { from: 23, to: 24 }, exactLines: [24] }],
              severity: 'high',
              kinds: ['wrong-result', 'boundary'],
              weight: 3,
              symbols: ['page', 'next'],
            },
            {
              id: 'unawaited-write',
              title: 'The write is not awaited',
              explanation:
                'A failed write is lost as an unhandled rejection, and a reader in between caches the old item.',
              places: [{ file: PATH, lines: { from: 30, to: 31 }, exactLines: [31] }],
              severity: 'high',
              kinds: ['error-handling', 'data-loss', 'concurrency'],
              weight: 2,
              symbols: ['replace', 'write'],
            },
          ],
          distractors: [
            {
              id: 'private-map',
              title: 'Not readonly, but private and never reassigned: a matter of taste',
              file: PATH,
              lines: { from: 13, to: 13 },
            },
            {
              id: 'cached-undefined',
              title: 'A cached page is never undefined, so the comparison is safe',
              file: PATH,
              lines: { from: 21, to: 22 },
            },
          ],
        },
      ],
    },
  };
}
