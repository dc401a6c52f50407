/**
 * zod's issues in our own words: what was found, what is expected, what to do.
 */

import type * as z from 'zod';
import { closestName } from './closest.ts';
import { quote } from './quote.ts';
import { patternRule } from './scalars.ts';

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

/** One zod issue as one or more violations (each unknown key is its own). */
export function describeIssue(issue: Issue): DescribedIssue[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => describeUnknownKey(issue, key));
    case 'invalid_type':
      return [describeType(issue)];
    case 'invalid_value':
      return [describeValue(issue)];
    case 'invalid_format':
      return [describeFormat(issue)];
    case 'too_big':
    case 'too_small':
      return [describeBound(issue)];
    case 'invalid_union':
      return describeUnion(issue);
    case 'invalid_key':
      return issue.issues.flatMap((inner) =>
        describeIssue({ ...inner, path: issue.path } as Issue).map((described) => ({ ...described, atKey: true })),
      );
    default:
      return [at(issue, 'invalid-value', `Found ${quote(issue.input)}. ${issue.message}`)];
  }
}

function at(issue: Issue, code: string, message: string): DescribedIssue {
  return { code, path: issue.path, atKey: false, message };
}

function describeUnknownKey(issue: IssueOf<'unrecognized_keys'>, key: string): DescribedIssue {
  return {
    code: 'unknown-field',
    path: [...issue.path, key],
    atKey: true,
    message: `The field ${quote(key)} is not known here; remove it.`,
  };
}

function describeType(issue: IssueOf<'invalid_type'>): DescribedIssue {
  const expected = KINDS[issue.expected] ?? issue.expected;
  if (issue.input === undefined) {
    const name = quote(String(issue.path.at(-1) ?? 'value'));
    return at(issue, 'missing-field', `The field ${name} is missing; add it (${expected}).`);
  }
  return at(issue, 'wrong-type', `Found ${quote(issue.input)}; expected ${expected}.`);
}

function describeValue(issue: IssueOf<'invalid_value'>): DescribedIssue {
  const expected = issue.values.map(quote).join(', ');
  if (issue.input === undefined) {
    const name = quote(String(issue.path.at(-1) ?? 'value'));
    return at(issue, 'missing-field', `The field ${name} is missing; add it (${expected}).`);
  }
  return at(issue, 'wrong-value', `Found ${quote(issue.input)}; expected ${expected}.`);
}

function describeFormat(issue: IssueOf<'invalid_format'>): DescribedIssue {
  const rule = issue.pattern === undefined ? undefined : patternRule(issue.pattern);
  if (rule === undefined || typeof issue.input !== 'string') {
    return at(issue, 'invalid-text', `Found ${quote(issue.input)}. ${issue.message}`);
  }
  return at(issue, rule.code, `Found ${quote(issue.input)}. ${rule.explain(issue.input)}`);
}

function describeBound(issue: IssueOf<'too_big'> | IssueOf<'too_small'>): DescribedIssue {
  const bound = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  return at(issue, 'out-of-range', `Found ${quote(issue.input)}; expected ${bound}.`);
}

function describeUnion(issue: IssueOf<'invalid_union'>): DescribedIssue[] {
  void closestName;
  return [at(issue, 'wrong-value', `Found ${quote(issue.input)}; ${issue.message}`)];
}
