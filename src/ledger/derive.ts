/**
 * The files of a run directory that follow from its journal. Their bytes are a function of journal, campaign and
 * admission, so that anyone can write them again and compare.
 */
export { deriveRunRecord } from './derive-run.ts';
export { deriveScores, parseScores, scoresFileSchema, type ScoreEntry, type ScoresFile } from './derive-scores.ts';
export { derivePairs } from './derive-pairs.ts';
export { deriveCalls, deriveUsage, encodeUsage, type Call } from './derive-usage.ts';
export { deriveManifests } from './derive-manifest.ts';
export { encodeJsonFile } from './encode.ts';
