/**
 * One way to run a schema over a value.
 *
 * zod compiles a schema with `new Function` on its first use. That costs as much as hundreds of parses without, which
 * a command that reads one campaign never earns back; an audit of ten thousand does. So a schema is compiled once it
 * has been used often.
 */

import type * as z from 'zod';

const OFTEN = 200;
const INTERPRETED = { jitless: true, reportInput: true } as const;
const COMPILED = { reportInput: true } as const;

const uses = new WeakMap<z.ZodType, number>();

/** zod's verdict, with the offending inputs in its issues. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  const count = uses.get(schema) ?? 0;
  if (count >= OFTEN) return schema.safeParse(value, COMPILED);
  uses.set(schema, count + 1);
  return schema.safeParse(value, INTERPRETED);
}
