/** An answer that keeps the contract of a fixture's first case: what an honest model would have said. */
import { parseFixture } from '../../src/trial/fixture.ts';
import { referenceAnswer } from '../../src/trial/reference-answer.ts';
import { parseRubric } from '../../src/trial/rubric.ts';

export function reviewAnswer(fixtureBytes: Uint8Array, rubricBytes: Uint8Array): string {
  const fixture = parseFixture(fixtureBytes, 'fixture.json');
  if (!fixture.ok) throw new Error('fixture');
  const rubric = parseRubric(rubricBytes, 'rubric.json', fixture.value);
  if (!rubric.ok) throw new Error('rubric');
  return JSON.stringify(referenceAnswer(rubric.value, fixture.value.cases[0]!));
}
