/**
 * The files of a run directory that follow from its journal. Their bytes are a function of journal, campaign and
 * admission, so that anyone can write them again and compare.
 */
export { deriveRunRecord } from './derive-run.ts';
export { deriveScores, parseScores, scoresFileSchema, type ScoreEntry, type ScoresFile } from './derive-scores.ts';
export { derivePairs } from './derive-pairs.ts';
export { deriveUsage, encodeUsage } from './derive-usage.ts';

/** JSON with two-space indentation and a final line feed: the bytes of `run.json`, `scores.json` and `admission.json`. */
export function encodeJsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
