/** What the route tests share: the golden file. */

import type { PairedRoute, UsageLedgerRow } from '../../src/route/aar-prime.ts';
import type { ModelRouteBinding } from '../../src/route/binding.ts';
import type { ModelRouteCatalog } from '../../src/route/catalog.ts';
import type { ModelRouteReceipt } from '../../src/route/receipt.ts';
import { readVector } from '../protocol/helpers.ts';

export interface GoldenCase {
  readonly name: string;
  readonly catalog: ModelRouteCatalog;
  readonly catalog_canonical: string;
  readonly binding: ModelRouteBinding;
  readonly binding_document_digest: string;
  readonly request: { readonly schema_version: string; readonly prompt: string };
  readonly context: { readonly parent_operation: { readonly type: string; readonly value: string } };
  readonly identity_canonical: string;
  readonly call: {
    readonly provider_request_id: string;
    readonly idempotency_key: string;
    readonly request_digest: string;
  };
}

export interface Golden {
  readonly upstream_fixture: {
    readonly catalog: ModelRouteCatalog;
    readonly binding: ModelRouteBinding;
    readonly receipt: ModelRouteReceipt;
  };
  readonly cases: readonly GoldenCase[];
  readonly benchmark_adapter: {
    readonly receipt: ModelRouteReceipt;
    readonly route_fragment: PairedRoute;
    readonly usage_row: UsageLedgerRow;
  };
  /** What the original's JSON Schemas say of each probe: its errors, none where it accepts. */
  readonly schema_probes: Readonly<Record<string, readonly string[]>>;
}

export const golden = readVector('aar-golden') as Golden;
