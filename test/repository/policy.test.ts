/** The policy is strict, its schema says the same to an editor, and no spelling of an origin slips through. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defaultPolicy, parsePolicy, policySchema, type Policy } from '../../src/repository/policy.ts';

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function codes(change: (policy: Policy) => unknown): string[] {
  const policy = structuredClone(defaultPolicy('skills'));
  const parsed = parsePolicy(bytes(change(policy) ?? policy), 'policy.json');
  return parsed.findings.map(({ code, field }) => `${code} at ${field}`);
}

describe('parsing', () => {
  it('accepts what init writes', () => {
    expect(parsePolicy(bytes(defaultPolicy('skills')), 'policy.json')).toEqual({
      ok: true,
      value: defaultPolicy('skills'),
      findings: [],
    });
  });

  it('reports everything at once', () => {
    const found = codes((policy) => ({ ...policy, admin: true, grantLifetimeHours: 0, limits: { concurrency: 65 } }));
    expect(found).toHaveLength(3);
    expect(found.map((text) => text.split(' at ')[1])).toEqual(
      expect.arrayContaining(['admin', 'grantLifetimeHours', 'limits.concurrency']),
    );
  });

  it.each([
    'https://api.example.com',
    'https://localhost:8443',
    'https://a-b.example:1',
    'http://127.0.0.1:11434',
    'http://localhost',
    'http://[::1]:9',
  ])('takes %s for an origin', (origin) => {
    expect(codes((policy) => ({ ...policy, gateway: { ...policy.gateway, origins: [origin] } }))).toEqual([]);
  });

  it.each([
    'http://api.example.com',
    'https://api.example.com/',
    'https://api.example.com/v1',
    'https://API.example.com',
    'https://user@api.example.com',
    'https://user:password@api.example.com',
    'https://api.example.com:443',
    'https://api.example.com:70000',
    'https://api.example.com:0443',
    'https://',
    'https://-a.example',
    'https://a..example',
    'https://a.example.',
    'https://*.example.com',
    'ftp://a.example',
    'a.example',
    'https://a.example?x',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    ' https://a.example',
    'https://a.example\n',
  ])('refuses %j as an origin', (origin) => {
    expect(
      codes((policy) => ({ ...policy, gateway: { ...policy.gateway, origins: [origin] } })).length,
    ).toBeGreaterThan(0);
  });

  it.each(['.', 'owner/name', 'o-1/n.a_m-e'])('takes %s for the source of a package', (source) => {
    expect(codes((policy) => ({ ...policy, packages: { skills: source } }))).toEqual([]);
  });

  it.each([
    '',
    '..',
    './x',
    'owner',
    'owner/',
    '/name',
    'owner/name/x',
    'owner/..',
    'owner/.',
    'https://github.com/o/n',
    '-o/n',
    '/etc',
  ])('refuses %j as the source of a package', (source) => {
    expect(codes((policy) => ({ ...policy, packages: { skills: source } })).length).toBe(1);
  });

  it('refuses twins', () => {
    expect(codes((policy) => ({ ...policy, approvers: { minimum: 1, userIds: [7, 8, 7] } }))).toEqual([
      'duplicate-approver at approvers.userIds[2]',
    ]);
    const origins = ['https://a.example', 'https://a.example'];
    expect(codes((policy) => ({ ...policy, gateway: { origins, loopback: false } }))).toEqual([
      'duplicate-origin at gateway.origins[1]',
    ]);
  });

  it('takes no package and no source out of a prototype', () => {
    const packages = JSON.parse('{"__proto__": {"skills": "."}, "skills": "o/n"}') as Record<string, string>;
    const parsed = parsePolicy(bytes({ ...defaultPolicy('x'), packages }), 'policy.json');
    const read: unknown = parsed.ok ? parsed.value.packages : { skills: 'o/n' };
    expect(read).toEqual({ skills: 'o/n' });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});

describe('its JSON Schema', () => {
  it('agrees with the parser about generated policies', () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(z.toJSONSchema(policySchema));
    const odd = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.constant(true),
      fc.constant([]),
      fc.constant({}),
    );
    const origin = fc.oneof(
      fc.constantFrom('https://a.example', 'http://127.0.0.1:1', 'http://a.example', 'https://a.example/'),
      fc.string(),
    );
    const id = fc.oneof(fc.constantFrom('skills', 'a-b', '-a', 'a-', 'A', ''), fc.string());
    const policy = fc.record(
      {
        schemaVersion: fc.oneof(
          { weight: 9, arbitrary: fc.constant('equipoise.policy.v1') },
          { weight: 1, arbitrary: odd },
        ),
        packages: fc.oneof(
          {
            weight: 5,
            arbitrary: fc.dictionary(id, fc.oneof(fc.constantFrom('.', 'o/n', '..'), fc.string()), { maxKeys: 3 }),
          },
          { weight: 1, arbitrary: odd },
        ),
        approvers: fc.record({
          minimum: fc.integer({ min: 0, max: 11 }),
          userIds: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }),
        }),
        labels: fc.record({ run: fc.oneof(fc.constantFrom('equipoise:run', ' x', ''), fc.string()) }),
        gateway: fc.record({
          origins: fc.array(origin, { maxLength: 3 }),
          loopback: fc.oneof({ weight: 5, arbitrary: fc.boolean() }, { weight: 1, arbitrary: odd }),
        }),
        limits: fc.record({ concurrency: fc.integer({ min: 0, max: 70 }) }),
        grantLifetimeHours: fc.oneof(fc.integer({ min: 0, max: 721 }), fc.constant(1.5)),
      },
      { requiredKeys: ['schemaVersion', 'packages', 'approvers', 'labels', 'gateway', 'limits'] },
    );
    let accepted = 0;
    fc.assert(
      fc.property(policy, (value) => {
        const byZod = policySchema.safeParse(value).success;
        if (byZod) accepted += 1;
        expect(validate(value)).toBe(byZod);
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});
