/**
 * The protocol bounds texts in UTF-16 code units, the schemas' patterns count code points: a text of emoji can satisfy
 * the pattern and still be too long for other readers of the protocol.
 */

import type { Rule } from './document.ts';

/** The rule that the text at `path`, if there is one, has at most `max` UTF-16 code units. */
export function shortText(path: readonly (string | number)[], max: number): Rule {
  return (value, report) => {
    const found = valueAt(value, path);
    // Longer than the bound in code points too: the schema has said so already.
    if (typeof found !== 'string' || found.length <= max || Array.from(found).length > max) return;
    report.error(path, 'text-too-long', `It has ${found.length} UTF-16 code units; at most ${max} are allowed.`);
  };
}

/** What stands at a path of own properties; undefined where there is none. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Readonly<Record<string | number, unknown>>)[step];
  }
  return current;
}
