/**
 * Canonical JSON and digests as the routing contract defines them: RFC 8785 text of values without fractions, and
 * digests written `sha256:` and 64 hex digits.
 *
 * The contract's other implementation is Python, where 1.0 and 1 are different texts; fractions are therefore refused
 * and decimals travel as strings. Keys of the contract are ASCII, so code-point and code-unit order agree.
 */

import { canonicalJson } from '../protocol/canonical.ts';
import { sha256Hex } from '../protocol/digest.ts';

/** Canonical text of a value. @throws TypeError for fractions and whatever {@link canonicalJson} refuses. */
export function aarCanonicalJson(value: unknown): string {
  const text = canonicalJson(value);
  refuseFractions(value);
  return text;
}

/** `sha256:` and the hex SHA-256 of {@link aarCanonicalJson}. */
export function aarDigest(value: unknown): string {
  return `sha256:${sha256Hex(aarCanonicalJson(value))}`;
}

/** Runs after the writer, which has already refused cycles and whatever is not plain JSON. */
function refuseFractions(value: unknown): void {
  if (typeof value === 'number') {
    // Beyond 2^53 the text of a double is no longer the integer that the other side would write.
    if (!Number.isSafeInteger(value)) throw new TypeError('Route digests cover no fractions; write decimals as text.');
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) refuseFractions(item);
  }
}
