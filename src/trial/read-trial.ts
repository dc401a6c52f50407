/**
 * Reading a fixture and its rubric as quickly as they allow: the zod sources are loaded for a file that there is
 * something to say about, and the engine of regular expressions for a rubric that has others than plain ones.
 */

import fixtureSchema from '../../schemas/fixture.schema.json' with { type: 'json' };
import rubricSchema from '../../schemas/rubric.schema.json' with { type: 'json' };
import type { Parsed } from '../protocol/findings.ts';
import { readDocument, type Format } from '../protocol/flawless.ts';
import type { Fixture } from './fixture.ts';
import { FIXTURE_LIMITS, checkFixture } from './fixture-rules.ts';
import { EngineMissing } from './patterns.ts';
import type { Rubric } from './rubric-parser.ts';
import { RUBRIC_LIMITS, checkRubric } from './rubric-rules.ts';

export const FIXTURE_FORMAT: Format<Fixture> = { schema: fixtureSchema, checks: checkFixture, limits: FIXTURE_LIMITS };

/** The format of a rubric depends on the fixture that it judges. */
export function rubricFormat(fixture: Fixture): Format<Rubric> {
  return {
    schema: rubricSchema,
    checks: (rubric, report) => {
      checkRubric(rubric, fixture, report);
    },
    limits: RUBRIC_LIMITS,
  };
}

/** As `parseFixture`. */
export function readFixture(bytes: Uint8Array, file: string): Promise<Parsed<Fixture>> {
  return readDocument(FIXTURE_FORMAT, bytes, async () => (await import('./fixture.ts')).parseFixture(bytes, file));
}

/** As `parseRubric`. */
export async function readRubric(bytes: Uint8Array, file: string, fixture: Fixture): Promise<Parsed<Rubric>> {
  const read = (): Promise<Parsed<Rubric>> =>
    readDocument(rubricFormat(fixture), bytes, async () => {
      // Whatever it is that is wrong, its finding may need the engine.
      await import('./pattern-engine.ts');
      return (await import('./rubric-parser.ts')).parseRubric(bytes, file, fixture);
    });
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    await import('./pattern-engine.ts');
    return read();
  }
}
