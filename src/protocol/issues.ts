/**
 * zod's issues in our own words: what was found, what is expected, what to do.
 */

import type * as z from 'zod';
import { closestName } from './closest.ts';
import { quote } from './quote.ts';
import { patternRule } from './scalars.ts';
import { knownFields } from './schema-fields.ts';

/** One violation, still without a place. */
export interface DescribedIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  /** True when the place to show is the key, because the key is what is wrong. */
  readonly atKey: boolean;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  tuple: 'an array',
  null: 'null',
};

/** One zod issue as one or more violations (each unknown key is its own). `schema` offers the names it might mean. */
export function describeIssue(issue: Issue, schema: z.ZodType): DescribedIssue[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => describeUnknownKey(issue, key, schema));
    case 'invalid_type':
      return [mismatch(issue, 'wrong-type', KINDS[issue.expected] ?? issue.expected)];
    case 'invalid_value':
      return [describeValue(issue)];
    case 'invalid_format':
      return [describeFormat(issue)];
    case 'too_big':
      return [describeBound(issue, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')];
    case 'too_small':
      return [describeBound(issue, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')];
    case 'invalid_union':
      return describeUnion(issue, schema);
    case 'invalid_key':
      return issue.issues
        .flatMap((inner) => describeIssue(inner, schema))
        .map((inner) => ({ ...inner, path: issue.path, atKey: true }));
    default:
      return [at(issue, 'invalid-value', `Found ${quote(issue.input)}. ${issue.message}.`)];
  }
}

function at(issue: Issue, code: string, message: string): DescribedIssue {
  return { code, path: issue.path, atKey: false, message };
}

/** A value of the wrong kind, or none at all: JSON has no `undefined`, so an undefined input is a missing field. */
function mismatch(issue: Issue, code: string, expected: string): DescribedIssue {
  if (issue.input !== undefined) return at(issue, code, `Found ${quote(issue.input)}; expected ${expected}.`);
  return at(issue, 'missing-field', `The field ${quote(lastKey(issue.path))} is missing; add it: ${expected}.`);
}

function lastKey(path: readonly PropertyKey[]): string {
  return String(path.at(-1) ?? '');
}

function describeUnknownKey(issue: IssueOf<'unrecognized_keys'>, key: string, schema: z.ZodType): DescribedIssue {
  const present = new Set(Object.keys(issue.input ?? {}));
  const known = knownFields(schema, issue.path);
  // A field that is there already cannot be what was meant.
  const meant = closestName(
    key,
    known.filter((name) => !present.has(name)),
  );
  const advice = meant === null ? 'remove it' : `did you mean ${quote(meant)}?`;
  const message = `The field ${quote(key)} is not known here; ${advice}${meant === null ? '.' : ''}`;
  return { code: 'unknown-field', path: [...issue.path, key], atKey: true, message };
}

function describeValue(issue: IssueOf<'invalid_value'>): DescribedIssue {
  const values = issue.values.map(quote);
  const described = mismatch(
    issue,
    'wrong-value',
    values.length === 1 ? (values[0] ?? '') : `one of ${values.join(', ')}`,
  );
  if (typeof issue.input !== 'string') return described;
  const meant = closestName(
    issue.input,
    issue.values.filter((value) => typeof value === 'string'),
  );
  if (meant === null || values.length === 1) return described;
  return { ...described, message: `${described.message} Did you mean ${quote(meant)}?` };
}

function describeFormat(issue: IssueOf<'invalid_format'>): DescribedIssue {
  const rule = issue.pattern === undefined ? undefined : patternRule(issue.pattern);
  const value: unknown = issue.input;
  if (rule === undefined || typeof value !== 'string') {
    return at(issue, 'invalid-text', `Found ${quote(value)}. ${issue.message}.`);
  }
  return at(issue, rule.code, `Found ${quote(value)}. ${rule.explain(value)}`);
}

type Bounded = IssueOf<'too_big'> | IssueOf<'too_small'>;

function describeBound(issue: Bounded, bound: number | bigint, relation: string): DescribedIssue {
  const limit = `${issue.exact === true ? 'exactly' : relation} ${bound}`;
  if (issue.origin === 'array') {
    const found = Array.isArray(issue.input) ? issue.input.length : 'another number of';
    return at(issue, 'wrong-length', `Found ${found} entries; expected ${limit}.`);
  }
  if (issue.origin === 'string') {
    const length = typeof issue.input === 'string' ? issue.input.length : 0;
    return at(issue, 'wrong-length', `Found a text of ${length} characters; expected ${limit}.`);
  }
  return at(issue, 'out-of-range', `Found ${quote(issue.input)}; expected ${limit}.`);
}

function describeUnion(issue: IssueOf<'invalid_union'>, schema: z.ZodType): DescribedIssue[] {
  const tag = discriminatorOf(issue);
  if (tag !== null) return [mismatch({ ...issue, input: tag.value }, 'wrong-value', `one of ${tag.options}`)];
  // The alternative that came furthest is the one that was meant.
  const [first = [], ...others] = issue.errors;
  const closest = others.reduce<readonly Issue[]>(
    (best, errors) => (reach(errors) > reach(best) ? errors : best),
    first,
  );
  return closest
    .map((inner): Issue => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap((inner) => describeIssue(inner, schema));
}

/** zod reports an unmatched discriminator at the discriminator's path, but gives the whole object as the input. */
function discriminatorOf(issue: IssueOf<'invalid_union'>): { value: unknown; options: string } | null {
  if (issue.inclusive === false || issue.discriminator === undefined) return null;
  const object = issue.input as Readonly<Record<string, unknown>>;
  return { value: object[issue.discriminator], options: (issue.options ?? []).map(quote).join(', ') };
}

function reach(errors: readonly Issue[]): number {
  return Math.max(0, ...errors.map((error) => error.path.length + (error.code === 'unrecognized_keys' ? 1 : 0)));
}
