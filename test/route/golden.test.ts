/** The routing contract's golden digests and ids, reproduced. */

import { describe, expect, test } from 'vitest';
import { aarCanonicalJson, aarDigest } from '../../src/route/aar-json.ts';
import { bindRoute, bindingDigest } from '../../src/route/binding.ts';
import { catalogDigest, issueCatalog, parseRouteCatalog } from '../../src/route/catalog.ts';
import { profileDigest } from '../../src/route/profile.ts';
import { providerRequestId, requestDigest } from '../../src/route/request-id.ts';
import { receiptDigest } from '../../src/route/receipt.ts';
import { jsonBytes, valueOf } from '../protocol/helpers.ts';
import { golden } from './helpers.ts';

test('the upstream fixture', () => {
  const { catalog, binding, receipt } = golden.upstream_fixture;
  expect(valueOf(parseRouteCatalog(jsonBytes(catalog), 'routes.json'))).toEqual(catalog);
  expect(catalogDigest(catalog.profiles)).toBe(
    'sha256:dba9cff17d1dc0f6e20a17d0ed431a87d551daa32d14e94d395a762c05907cef',
  );
  expect(profileDigest(binding)).toBe('sha256:939ac2c1198c1b8e12d4446a245a9f84685e5214024858bc7e9cb7d06acde11f');
  expect(bindRoute(catalog, 'reference-fake-v1')).toEqual(binding);
  expect(bindingDigest(binding)).toBe('sha256:7366954b4c4ec9d78fa406a0b283128d868993fc75a246eaf5e77df8cc3bad2a');
  expect(receiptDigest(receipt)).toBe('sha256:9b50e0339348820c70746b4f2babfbf350dc45b45e02f1df78c3ec2e6298304a');
});

test('the benchmark adapter', () => {
  const { receipt } = golden.benchmark_adapter;
  expect(profileDigest(receipt.requested)).toBe(
    'sha256:417df1b487ddcb3ac864750a2687bedafe54695f5e403aa064f70d2bee4fa0ea',
  );
  expect(receiptDigest(receipt)).toBe('sha256:0566e27973f9102567040dc29cd22218ffc0e32761de146597e4229300470e1c');
});

describe.each(golden.cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
  const { catalog, binding, request, call } = each;

  test('catalog, profile and binding', () => {
    expect(valueOf(parseRouteCatalog(jsonBytes(catalog), 'routes.json'))).toEqual(catalog);
    expect(issueCatalog([...catalog.profiles].reverse())).toEqual(catalog);
    expect(aarCanonicalJson({ schema_version: catalog.schema_version, profiles: catalog.profiles })).toBe(
      each.catalog_canonical,
    );
    expect(bindRoute(catalog, binding.profile_id)).toEqual(binding);
    expect(bindingDigest(binding)).toBe(each.binding_document_digest);
  });

  test('request digest and provider request id', () => {
    const operation = each.context.parent_operation;
    expect(requestDigest(request)).toBe(call.request_digest);
    expect(providerRequestId({ operation, idempotencyKey: call.idempotency_key, request, route: binding })).toBe(
      call.provider_request_id,
    );
    expect(aarDigest(JSON.parse(each.identity_canonical)).slice(7, 55)).toBe(call.provider_request_id.slice(4));
  });
});
