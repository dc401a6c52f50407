/**
 * Answers made from the rubric: the perfect one, by which every rubric proves that it can be satisfied, and believable
 * imperfect ones for the offline driver.
 */

import { bindCase } from './categories/registry.ts';
import type { Decide } from './categories/types.ts';
import type { FixtureCase } from './fixture.ts';
import type { Rubric } from './rubric.ts';

export type { Decide, DecisionPoint } from './categories/types.ts';

/** An answer that scores exactly 100. */
export function referenceAnswer(rubric: Rubric, fixtureCase: FixtureCase): unknown {
  return degradeAnswer(rubric, fixtureCase, (point) => point.good);
}

/**
 * The answer that follows when `decide` says what happens at each decision point. Points are asked in a fixed order and
 * only where they matter: the severity of a defect that is not found is never asked. Deterministic if `decide` is.
 */
export function degradeAnswer(rubric: Rubric, fixtureCase: FixtureCase, decide: Decide): unknown {
  return bindCase(rubric, fixtureCase.id, fixtureCase).compose(decide);
}
