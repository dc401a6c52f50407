/** How the ledger's JSON files are written; their bytes are digested, so there is one way only. */

/** JSON with two-space indentation and a final line feed: the bytes of `run.json`, `scores.json` and `admission.json`. */
export function encodeJsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
