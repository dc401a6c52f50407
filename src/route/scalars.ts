/**
 * Scalars of the routing contract.
 *
 * A route says who answers, never where or with which key: the contract's first implementation accepts
 * `https://evil.example/v1` as a provider and `sk-live-…` as a model; both are refused here, as is whatever else looks
 * like an endpoint or a credential.
 */

import { wholeNumber, patterned } from '../protocol/scalars.ts';

const ENDPOINT = String.raw`(?!.*\/\/)(?![A-Za-z][A-Za-z0-9+.~_\-]*:\/)`;
/** Prefixes under which providers and forges hand out secrets. */
const SECRETS = [
  String.raw`[Ss][Kk]-`,
  String.raw`[Aa][Pp][Ii][_\-]?[Kk][Ee][Yy]`,
  'gh[opsur]_[A-Za-z0-9]{20}',
  'github_pat_',
  'glpat-',
  'xox[abeoprs]-',
  'AKIA[A-Z0-9]{16}',
  String.raw`AIza[A-Za-z0-9_\-]{30}`,
  String.raw`eyJ[A-Za-z0-9_\-]{8,}\.`,
];
const NO_SECRET = String.raw`(?!.*\b(?:${SECRETS.join('|')}))`;

function explain(value: string): string {
  if (value.length > 128) return `It has ${value.length} characters; at most 128 are allowed.`;
  if (/\/\/|^[A-Za-z][A-Za-z0-9+.~_-]*:\//.test(value)) {
    return 'A route names no endpoint; give the name of the provider or model and keep its address in the policy.';
  }
  if (new RegExp(String.raw`\b(?:${SECRETS.join('|')})`, 'u').test(value)) {
    return 'It looks like a credential; a route is public, so remove it (and revoke it if it is real).';
  }
  return 'It has 1 to 128 ASCII letters, digits, ".", "_", "~", ":", "/", "+" or "-" and starts with a letter or digit.';
}

/** Provider, model, effort, profile id or finish reason: 1 to 128 characters, no endpoint, no credential. */
export const routeValue = patterned(
  new RegExp(String.raw`^${ENDPOINT}${NO_SECRET}[A-Za-z0-9][A-Za-z0-9._~:\/+\-]{0,127}$`, 'u'),
  { code: 'invalid-route-value', explain },
);

/** Name of a token that must survive every transport: idempotency keys, response ids. */
export const opaqueToken = patterned(/^[A-Za-z0-9][A-Za-z0-9._~:/+-]{0,127}$/u, {
  code: 'invalid-token',
  explain: () =>
    'A token has 1 to 128 ASCII letters, digits, ".", "_", "~", ":", "/", "+" or "-" and starts with a letter or digit.',
});

/** `sha256:` and 64 lower-case hex digits. */
export const routeDigest = patterned(/^sha256:[0-9a-f]{64}$/u, {
  code: 'invalid-digest',
  explain: () => 'A route digest is "sha256:" and 64 lower-case hex digits.',
});

/** The contract allows counters up to 2^63 - 1; JSON readers agree up to 2^53 - 1. */
export const positiveCounter = wholeNumber(1);
export const counter = wholeNumber(0);
