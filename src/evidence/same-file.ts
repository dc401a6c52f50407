/** A file that follows from the journal, compared with what the journal gives. */

import { equalBytes, utf8Bytes } from './bytes.ts';
import { fail } from './steps.ts';

/**
 * A derived file may differ in no byte: its bytes are a function of the journal, the campaign and the admission.
 *
 * @throws StepFailure naming the first line that differs.
 */
export function sameFile(file: string, found: Uint8Array, expected: string): void {
  const bytes = utf8Bytes(expected);
  if (equalBytes(found, bytes)) return;
  const at = bytes.findIndex((byte, index) => byte !== found[index]);
  const line = bytes.subarray(0, at < 0 ? bytes.length : at).filter((byte) => byte === 0x0a).length + 1;
  fail(
    `${file} is not what the journal gives: it has ${found.length} bytes, expected ${bytes.length}; the first difference is in line ${line}.`,
  );
}
