/**
 * The scalar types of fixtures and rubrics: short names that answers use, and blocks of text that models read.
 *
 * As in the protocol, every rule is one anchored pattern with the `u` flag, so that the generated JSON Schema says the
 * same as the zod source. The length bound stands inside the pattern because JSON Schema counts code points where
 * zod's `max` counts UTF-16 units.
 */

import type * as z from 'zod';
import { patterned, text } from '../protocol/scalars.ts';

/** Longest block of text in a fixture, in code points. */
export const MAX_BLOCK = 60_000;

/**
 * Characters that no text of a trial may hold: control characters but line feed and tab (a carriage return would number
 * lines differently on different machines), and everything invisible or that reorders text, because a reviewer of the
 * fixture must see what the model reads (CVE-2021-42574).
 */
const UNSEEN = String.raw`\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}`;

/** Text over several lines, at most `max` code points; may be empty when `min` is 0. */
export function block(max: number, min: 0 | 1 = 1): z.ZodString {
  return patterned(new RegExp(`^[^${UNSEEN}]{${min},${max}}$`, 'u'), {
    code: 'invalid-text',
    explain: (value) => {
      if (value === '' && min === 1) return 'It must not be empty.';
      const unseen = new RegExp(`[${UNSEEN}]`, 'u').exec(value);
      if (unseen !== null) {
        const point = (unseen[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        return `It holds the invisible or control character U+${point}; lines end with a line feed alone, and nothing may be hidden from a reviewer.`;
      }
      return `It has ${Array.from(value).length} characters; at most ${max} are allowed.`;
    },
  });
}

/** Name of a case, defect, action, constraint, claim or the like: it can stand in a report as it is. */
export const slug = patterned(/^[a-z0-9][a-z0-9-]{0,62}$/u, {
  code: 'invalid-slug',
  explain: () => 'It has 1 to 63 lower-case ASCII letters, digits and hyphens and starts with a letter or digit.',
});

/** One line that says to a person what an item is. */
export const title = text(200);

/** A regular expression as it stands in a rubric. */
export const patternText = text(200);
