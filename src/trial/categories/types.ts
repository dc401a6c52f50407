/**
 * What a category brings: how its answers are judged, how a believable answer is put together, and what somebody who
 * knows nothing would answer. One object a category; the rest of the trial does not know categories apart.
 */

import type * as z from 'zod';
import type { Report } from '../../protocol/document.ts';
import type { DimensionId, ScoredCategory } from '../dimensions.ts';
import type { FixtureCase } from '../fixture.ts';

/**
 * A point at which an answer can turn out well or badly. The offline driver decides each of them; its answers are then
 * imperfect in the ways in which real ones are.
 */
export interface DecisionPoint {
  readonly kind:
    | 'malformed'
    | 'forbidden'
    | 'noise'
    | 'recall'
    | 'severity'
    | 'exact-line'
    | 'test-advice'
    | 'cite'
    | 'order'
    | 'verify'
    | 'honesty';
  /** Case and item, such as `retry-loop/unbounded`; unique within its kind, stable while the rubric is. */
  readonly key: string;
  /** The outcome that a perfect answer has: true for "finds it", false for "adds this noise". */
  readonly good: boolean;
  /** Lower-case words that describe the item, to relate it to what an instruction talks about. */
  readonly words: readonly string[];
}

/** Says what happens at a point: whether the item is found, the noise added, the order kept, the forbidden thing done. */
export type Decide = (point: DecisionPoint) => boolean;

/** Shares from 0 to 1 of each dimension's points, and the blocking checks that failed. */
export interface CaseScore<D extends string = string> {
  readonly shares: Readonly<Record<D, number>>;
  /** Ids of the checks, in rubric order. */
  readonly safetyFailures: readonly string[];
}

/** `C`: the rubric's entry for one case. `A`: an answer that satisfies the category's shape. */
export interface CategoryScorer<K extends ScoredCategory, C extends { readonly caseId: string }, A> {
  readonly category: K;
  /** The rubric's entry for one case. */
  readonly entry: z.ZodType<C>;
  /** Reads an answer that has satisfied its contract. */
  readonly answer: z.ZodType<A>;
  /** Reports, relative to the entry, whatever the entry names that the case does not offer, or cannot be scored fairly. */
  checkCase(entry: C, fixtureCase: FixtureCase, report: Report): void;
  /** Pure: neither arm, request nor order of the lists can matter, because none of them is passed in. */
  score(entry: C, answer: A): CaseScore<DimensionId<K>>;
  /** The answer that follows from the decisions; perfect when every point turns out `good`. May be off contract. */
  compose(entry: C, fixtureCase: FixtureCase, decide: Decide): unknown;
  /** Answers of somebody who has read the contract and understood nothing; they cannot depend on the rubric. */
  uninformed(fixtureCase: FixtureCase): A[];
  /** Reports, relative to the entry, what makes the case easier to guess than it looks. */
  lintCase(entry: C, fixtureCase: FixtureCase, report: Report): void;
}

/** A share kept within 0 and 1. */
export function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/**
 * How far an answer can be trusted, by the share of its items that are right. Below a quarter it says everything rather
 * than something and earns nothing; from three quarters on, noise is charged under precision alone.
 */
export function credibility(right: number, noise: number): number {
  return right === 0 ? 0 : share((right / (right + noise) - 0.25) / 0.5);
}

/** Precision above what saying everything gets: 1 without noise, 0 at a quarter. */
export function precision(right: number, noise: number): number {
  return right === 0 ? 0 : share((right / (right + noise) - 0.25) / 0.75);
}

/** Contracts leave room for this many items per right one, so that an answer that fills them has no credibility. */
export const ROOM_PER_ITEM = 4;

/** A report whose paths are relative to `base`. */
export function within(report: Report, base: readonly PropertyKey[]): Report {
  return {
    error: (path, code, message) => report.error([...base, ...path], code, message),
    warning: (path, code, message) => report.warning([...base, ...path], code, message),
    notice: (path, code, message) => report.notice([...base, ...path], code, message),
  };
}

/** Reports every id that an earlier item of the list already has. */
export function checkUnique(items: readonly { readonly id: string }[], list: string, report: Report): void {
  const seen = new Set<string>();
  items.forEach((item, index) => {
    if (seen.has(item.id)) {
      report.error([list, index, 'id'], 'duplicate-id', `Two entries of "${list}" are called "${item.id}".`);
    }
    seen.add(item.id);
  });
}
