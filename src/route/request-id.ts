/**
 * The provider request id: computed from what is asked, by whom and over which route, so that a resumed run names a
 * request exactly as the crashed one did and a provider can refuse the second of two.
 */

import { aarDigest } from './aar-json.ts';
import type { ModelRouteBinding } from './binding.ts';

export interface RequestIdentity {
  /** The operation the request belongs to, for instance a run. */
  readonly operation: { readonly type: string; readonly value: string };
  readonly idempotencyKey: string;
  /** The request as JSON. No fractions: decimals such as a temperature travel as text. */
  readonly request: unknown;
  readonly route: ModelRouteBinding;
}

/** `aar-` and 48 hex digits of the identity's digest. Deadline and grant are not part of it. */
export function providerRequestId(identity: RequestIdentity): string {
  const digest = aarDigest({
    operation: { type: identity.operation.type, value: identity.operation.value },
    idempotency_key: identity.idempotencyKey,
    request: identity.request,
    route: identity.route,
  });
  return `aar-${digest.slice('sha256:'.length, 'sha256:'.length + 48)}`;
}

/** Digest of the request alone. */
export function requestDigest(request: unknown): string {
  return aarDigest(request);
}
