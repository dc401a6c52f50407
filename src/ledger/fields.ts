/** The scalar shapes of the ledger's files, on top of those of the protocol. */
import { finiteNumber, patterned, wholeNumber } from '../protocol/scalars.ts';

export { decimalUsd, gitCommit, identifier, sha256, timestamp } from '../protocol/scalars.ts';
export { opaqueToken, routeValue } from '../route/scalars.ts';

/** First 24 hex digits of SHA-256 over campaign hash, pair and role. */
export const requestId = patterned(/^[0-9a-f]{24}$/u, {
  code: 'invalid-request-id',
  explain: () => 'A request id has exactly 24 lower-case hex digits.',
});

export const providerRequestId = patterned(/^aar-[0-9a-f]{48}$/u, {
  code: 'invalid-provider-request-id',
  explain: () => 'A provider request id is "aar-" and 48 lower-case hex digits.',
});

/** Ids of scoring dimensions, safety checks and the like. */
export const slug = patterned(/^[a-z0-9][a-z0-9._-]{0,127}$/u, {
  code: 'invalid-slug',
  explain: () => 'It has 1 to 128 lower-case ASCII letters, digits or "._-" and starts with a letter or digit.',
});

export const counter = wholeNumber(0);
export const positive = wholeNumber(1);
/** Whole milliseconds. */
export const duration = wholeNumber(0);
export const points = finiteNumber(100);
