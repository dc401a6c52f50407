/**
 * Where two JSON values differ, by field. A verdict of "something differs" sends a reader through kilobytes of numbers;
 * the name of the field says at once what was changed.
 */

import { isObject } from '../protocol/plain-object.ts';
import { canonicalJson } from '../protocol/canonical.ts';
import { formatPath, quote } from '../protocol/quote.ts';

export interface Difference {
  /** Field path such as `usage.costUsd`; empty for the whole value. */
  readonly field: string;
  /** Short, escaped descriptions; `nothing` for a field that is absent. */
  readonly found: string;
  readonly expected: string;
}

/** Every difference between two JSON values, in canonical order, up to `limit`. Empty exactly when their canonical JSON is equal. */
export function jsonDifferences(found: unknown, expected: unknown, limit = 10): readonly Difference[] {
  const differences: Difference[] = [];
  collect(found, expected, [], differences, limit);
  return differences;
}

function collect(
  found: unknown,
  expected: unknown,
  path: readonly PropertyKey[],
  into: Difference[],
  limit: number,
): void {
  if (into.length >= limit) return;
  if (Array.isArray(found) && Array.isArray(expected) && found.length === expected.length) {
    expected.forEach((item, index) => collect(found[index], item, [...path, index], into, limit));
  } else if (isObject(found) && isObject(expected)) {
    for (const key of [...new Set([...Object.keys(found), ...Object.keys(expected)])].sort()) {
      collect(ownValue(found, key), ownValue(expected, key), [...path, key], into, limit);
    }
  } else if (!sameLeaf(found, expected)) {
    into.push({ field: formatPath(path), found: quote(found), expected: quote(expected) });
  }
}

function ownValue(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function sameLeaf(found: unknown, expected: unknown): boolean {
  if (found === undefined || expected === undefined) return found === expected;
  return canonicalJson(found) === canonicalJson(expected);
}
