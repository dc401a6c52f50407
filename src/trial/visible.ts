/** What a model gets to read of a case, for the checks that nothing in it gives the answer away. */

import type { FixtureCase } from './fixture.ts';

/** Shorter texts occur by chance. */
const TELLING = 8;

/** Everything on show, folded for comparison: task, files, and the descriptions of the contract. */
export function visibleText(fixtureCase: FixtureCase): string {
  const { prompt, files, responseSchema } = fixtureCase;
  return fold(
    [prompt, ...files.flatMap((file) => [file.path, file.content]), JSON.stringify(responseSchema)].join('\n'),
  );
}

/** Whether a folded text contains another one, case and white space aside. Texts too short to tell are never found. */
export function holds(folded: string, value: string): boolean {
  const wanted = fold(value);
  return wanted.length >= TELLING && folded.includes(wanted);
}

function fold(value: string): string {
  return value.toLowerCase().replace(/\s+/gu, ' ').trim();
}
