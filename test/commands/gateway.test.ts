/** Which server and which key a gateway takes, before anything is sent. */
import { describe, expect, test } from 'vitest';

import { chooseGateway, createDriver, DRIVERS } from '../../src/commands/support/gateway.ts';
import { HTTP_DRIVER_NAMES, HTTP_DRIVERS } from '../../src/commands/support/http-drivers.ts';
import { refuseTwoSecrets } from '../../src/commands/support/secrets.ts';
import { defaultPolicy } from '../../src/repository/policy.ts';
import { testContext } from '../support/context.ts';
import { startGatewayServer } from '../support/gateway-server.ts';
import { driverCall } from '../support/driver-conformance.ts';

const base = defaultPolicy('@example/skills');
const policy = {
  ...base,
  gateway: { ...base.gateway, loopback: true, origins: ['https://api.openai.com', 'https://api.anthropic.com'] },
};
const KEYS = { OPENAI_API_KEY: 'key-of-openai-000000', ANTHROPIC_API_KEY: 'key-of-anthropic-000' };
const context = (env: Record<string, string>) => testContext({ cwd: '/', env });

describe.each([
  ['openai-chat', 'https://api.openai.com/v1', 'OPENAI_API_KEY', '/v1/chat/completions', 'authorization'],
  ['openai-responses', 'https://api.openai.com/v1', 'OPENAI_API_KEY', '/v1/responses', 'authorization'],
  ['anthropic-messages', 'https://api.anthropic.com', 'ANTHROPIC_API_KEY', '/v1/messages', 'x-api-key'],
] as const)('%s', (driver, defaultBase, variable, path, header) => {
  test('has a default address, which leaves this machine', () => {
    expect(chooseGateway(driver, null, policy, context(KEYS))).toMatchObject({
      driver,
      base: { baseUrl: defaultBase },
      leavesMachine: true,
    });
  });

  test('wants its own key, and no other will do', () => {
    const others = Object.fromEntries(Object.entries(KEYS).filter(([name]) => name !== variable));
    expect(() => chooseGateway(driver, null, policy, context(others))).toThrow(`${variable} is not set`);
    const broken = { ...KEYS, [variable]: 'a\nb' };
    expect(() => chooseGateway(driver, null, policy, context(broken))).toThrow(variable);
  });

  test('is made with that key, which goes to that server alone', async () => {
    const server = await startGatewayServer({ script: () => ({ kind: 'answer', status: 401, body: '{}' }) });
    const suffix = new URL(defaultBase).pathname.replace(/\/$/u, '');
    const gateway = chooseGateway(driver, `${server.origin}${suffix}`, policy, context(KEYS));
    expect(gateway.leavesMachine).toBe(false);
    const clock = context(KEYS);
    const made = await createDriver(gateway, null, clock);
    expect(made.id).toBe(driver);
    expect(made.lookup !== undefined).toBe(made.lookupSupported);
    expect(await made.send(driverCall({ deadlineMs: clock.now().getTime() + 20_000 }))).toMatchObject({
      kind: 'failed',
      code: 'unauthorized',
    });
    await made.close();
    await server.close();
    expect(server.requests.map((request) => request.path)).toEqual([path]);
    expect(server.requests[0]?.headers[header]).toContain(KEYS[variable]);
    for (const key of Object.values(KEYS).filter((value) => value !== KEYS[variable]))
      expect(JSON.stringify(server.requests)).not.toContain(key);
  });

  test('and its key is not held by one who signs', () => {
    const env = { [variable]: KEYS[variable], EQUIPOISE_SIGNING_KEY: 'x' };
    expect(() => refuseTwoSecrets(context(env), false)).toThrow(variable);
    expect(() => refuseTwoSecrets(context({ [variable]: KEYS[variable] }), false)).not.toThrow();
  });
});

test('every driver of HTTP is offered, with a key of its own', () => {
  for (const name of HTTP_DRIVER_NAMES) {
    expect(DRIVERS).toContain(name);
    expect(HTTP_DRIVERS[name].credentialVariable).toMatch(/^[A-Z]+_API_KEY$/u);
  }
});
