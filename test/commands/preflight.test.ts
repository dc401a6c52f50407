/** `preflight`: every step on a repository that is fine, and each step failing on what it is there to notice. */
import { rmSync, writeFileSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CommandResult } from '../../src/commands/context.ts';
import { preflightCommand, type PreflightReport } from '../../src/commands/preflight.ts';
import { DRIVERS } from '../../src/commands/support/gateway.ts';
import { HTTP_DRIVERS, HTTP_DRIVER_NAMES } from '../../src/commands/support/http-drivers.ts';
import { SAMPLING_DRIVER } from '../../src/commands/support/sampling.ts';
import { checkClock } from '../../src/commands/support/self-check.ts';
import { SECRET_VARIABLES } from '../../src/commands/support/secrets.ts';
import { watchSockets } from '../../src/commands/support/socket-watch.ts';
import { rehearseDriver } from '../../src/commands/support/transport-check.ts';
import type { Driver } from '../../src/gateway/driver.ts';
import { CANARY, canaryForms, everythingIn } from '../support/canary.ts';
import { testContext, type TestContextOptions } from '../support/context.ts';
import { evidenceRepo, initialisedRepo, NO_LIMITS } from '../support/evidence-repo.ts';
import { temporaryFolder } from '../support/repo.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function preflight(
  root: string,
  campaign: string | null = null,
  options: Partial<TestContextOptions> = {},
): Promise<CommandResult & { report: PreflightReport; failed: string[] }> {
  const result = await preflightCommand({ campaign }, testContext({ cwd: root, ...options }));
  const report = result.json as PreflightReport;
  return { ...result, report, failed: report.steps.filter(({ ok }) => !ok).map(({ name }) => name) };
}

const detailOf = (report: PreflightReport, name: string): string =>
  report.steps.find((step) => step.name === name)?.detail ?? '(no such step)';

const TRANSPORTS = DRIVERS.filter((name) => name !== SAMPLING_DRIVER).map((name) => `transport-${name}`);

describe('a repository that is fine', () => {
  it('holds in every step, with a campaign and without', async () => {
    const repo = await evidenceRepo();
    const whole = await preflight(repo.root, 'campaigns/review');
    expect(whole.failed).toEqual([]);
    expect(whole.exit).toBe(0);
    expect(Object.keys(whole.report)).toEqual(['ok', 'steps']);
    expect(whole.report.steps.map(({ name }) => name)).toEqual([
      ...['clock', 'git', 'policy', 'routes', 'trust', 'qualifications', 'digests', 'formats'],
      ...['campaign', 'prompts', 'route'],
      ...TRANSPORTS,
      'isolation',
    ]);
    expect(TRANSPORTS.length).toBe(1 + HTTP_DRIVER_NAMES.length);
    expect(whole.text.split('\n').at(-1)).toMatch(/^Ready\./u);
    const bare = await preflight(repo.root);
    expect(bare.report.steps.map(({ name }) => name)).not.toContain('campaign');
    expect(bare.exit).toBe(0);
  });

  it('reads no credential and shows none, whatever is set', async () => {
    const repo = await initialisedRepo();
    const asked: string[] = [];
    const world = testContext({ cwd: repo.root });
    const result = await preflightCommand(
      { campaign: null },
      {
        ...world,
        env: (name) => {
          asked.push(name);
          return SECRET_VARIABLES.includes(name) ? CANARY : world.env(name);
        },
      },
    );
    expect(result.exit).toBe(0);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => SECRET_VARIABLES.includes(name))).toEqual([]);
    expect(canaryForms(everythingIn(result))).toEqual([]);
  });
});

describe('each step fails on what it is there to notice', () => {
  it('a policy that is none, a catalog that was edited, a key with a false name', async () => {
    const repo = await evidenceRepo();
    writeFileSync(repo.path('.equipoise/policy.json'), '{"schemaVersion": "equipoise.policy.v1"}');
    repo.edit('.equipoise/routes.json', (value) => {
      (value['profiles'] as { max_output_tokens: number }[])[0]!.max_output_tokens = 5;
    });
    repo.edit('.equipoise/trust.json', (value) => {
      value['keys'] = [{ keyId: 'f'.repeat(64) }];
    });
    const { failed, report, exit } = await preflight(repo.root);
    expect(exit).toBe(1);
    expect(failed).toEqual(['policy', 'routes', 'trust']);
    expect(detailOf(report, 'routes')).toContain('catalog_digest');
  });

  it('a control plane that is missing, where only the policy is indispensable', async () => {
    const repo = await initialisedRepo();
    for (const name of ['policy', 'routes', 'trust']) rmSync(repo.path(`.equipoise/${name}.json`));
    const { failed, report } = await preflight(repo.root);
    expect(failed).toEqual(['policy']);
    expect(detailOf(report, 'routes')).toContain('does not exist');
  });

  it('no repository: what needs one is not run, and everything else is', async () => {
    const { failed, exit, report } = await preflight(temporaryFolder());
    expect(exit).toBe(1);
    expect(failed).toEqual(['git', 'policy', 'routes', 'trust', 'qualifications']);
    expect(detailOf(report, 'policy')).toMatch(/^not run/u);
  });

  it('a qualification that does not add up', async () => {
    const repo = await initialisedRepo();
    repo.write('.equipoise/qualifications/x.json', '{}');
    expect((await preflight(repo.root)).failed).toEqual(['qualifications']);
  });

  it('a campaign whose fixture was changed, and a clock from before it was made', async () => {
    const repo = await evidenceRepo();
    const early = await preflight(repo.root, 'campaigns/review', { now: '2026-03-01T00:00:00.000Z' });
    expect(early.failed).toEqual(['clock']);
    repo.edit('campaigns/review/fixture.json', (value) => {
      value['version'] = '2';
    });
    const changed = await preflight(repo.root, 'campaigns/review');
    expect(changed.failed).toEqual(['campaign']);
    expect(detailOf(changed.report, 'campaign')).toContain('fixture');
    await expect(preflight(repo.root, 'campaigns/gone')).rejects.toMatchObject({ exit: 2 });
  });

  it('prompts above their cap', async () => {
    const repo = await evidenceRepo({ limits: { ...NO_LIMITS, pairs: 6, maxInputTokensPerRequest: 100 } });
    const { failed, report } = await preflight(repo.root, 'campaigns/review');
    expect(failed).toEqual(['prompts']);
    expect(detailOf(report, 'prompts')).toContain('cap of 100');
  });
});

describe('the clock', () => {
  const at = (now: string, env: Readonly<Record<string, string>> = {}) => testContext({ cwd: '/', now, env });
  it.each([
    ['the past', at('1970-01-01T00:00:05.000Z'), null],
    ['the far future', at('2107-01-01T00:00:00.000Z'), null],
    ['before the campaign', at('2026-07-16T12:00:00.000Z'), '2026-07-17T00:00:00.000Z'],
    ['a zone that does not exist', at('2026-07-16T12:00:00.000Z', { TZ: 'Mars/Olympus_Mons' }), null],
  ])('is refused in %s', (_what, context, notBefore) => {
    expect(() => checkClock(context, notBefore)).toThrow(/clock|time zone/u);
  });

  it('is refused when it runs backwards', () => {
    let now = Date.parse('2026-07-16T12:00:00.000Z');
    const context = { ...at('2026-07-16T12:00:00.000Z'), now: () => new Date((now -= 5000)) };
    expect(() => checkClock(context, null)).toThrow(/backwards/u);
  });

  it.each(['', 'UTC', 'Europe/Berlin', 'CET-1CEST', ':/etc/localtime'])('accepts the zone "%s"', (TZ) => {
    expect(checkClock(at('2026-07-16T12:00:00.000Z', { TZ }), null)).toContain('UTC');
  });
});

describe('the rehearsal of a driver', () => {
  const context = testContext({ cwd: '/' });

  it.each(HTTP_DRIVER_NAMES)('%s holds', async (name) => {
    expect(await rehearseDriver(name, context)).toMatchObject({ ok: true });
  });

  it('does not pass a driver for which there is no server', async () => {
    expect(await rehearseDriver('telepathy', context)).toMatchObject({ ok: false });
  });

  /** The real driver with one thing wrong. */
  const broken = (change: (driver: Driver) => Partial<Driver>): void => {
    const { create } = HTTP_DRIVERS['openai-chat'];
    vi.spyOn(HTTP_DRIVERS['openai-chat'], 'create').mockImplementation(async (options) => {
      const driver = await create(options);
      return { ...driver, ...change(driver) };
    });
  };
  const rehearse = async (): Promise<string> => {
    const { ok, detail } = await rehearseDriver('openai-chat', context);
    return ok ? 'ok' : detail;
  };

  it('notices an answer whose model is made up', async () => {
    broken((driver) => ({
      send: async (call) => {
        const result = await driver.send(call);
        return result.kind === 'received' ? { ...result, model: call.model } : result;
      },
    }));
    const said = await rehearse();
    expect(said).toContain('another model: came out as "received"');
    expect(said).toContain('an alias: came out as "received"');
  });

  it('notices usage that is made up', async () => {
    broken((driver) => ({
      send: async (call) => {
        const result = await driver.send(call);
        const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
        const none = { cacheReadTokens: null, cacheWriteTokens: null, reasoningTokens: null };
        return result.kind === 'received' ? { ...result, usage: { ...usage, ...none } } : result;
      },
    }));
    const said = await rehearse();
    expect(said).toContain('a good answer: charged 0.00001125');
    expect(said).toContain('no usage: came out as "received"');
  });

  it('notices a second send', async () => {
    broken((driver) => ({
      send: async (call) => {
        await driver.send(call);
        return driver.send({ ...call, onSend: () => undefined });
      },
    }));
    expect(await rehearse()).toContain('a good answer: 2 requests arrived instead of 1');
  });

  it('notices a lost connection that is taken for certain', async () => {
    broken((driver) => ({
      send: async (call) => {
        const result = await driver.send(call);
        if (result.kind !== 'indeterminate') return result;
        return { kind: 'failed', code: 'connect-failed', retryable: true, stopsRun: false, retryAfterMs: null };
      },
    }));
    expect(await rehearse()).toContain('a lost connection: came out as "failed connect-failed retry"');
  });

  it('notices another credential than the one it was given', async () => {
    const { create } = HTTP_DRIVERS['openai-chat'];
    vi.spyOn(HTTP_DRIVERS['openai-chat'], 'create').mockImplementation((options) =>
      create({ ...options, credential: () => 'a-key-from-somewhere-else' }),
    );
    const said = await rehearse();
    expect(said).toContain('did not carry the made-up credential');
    expect(said).not.toContain('somewhere');
  });
});

describe('isolation', () => {
  it('fails when a driver speaks to somebody else', async () => {
    const repo = await initialisedRepo();
    const { create } = HTTP_DRIVERS['openai-chat'];
    vi.spyOn(HTTP_DRIVERS['openai-chat'], 'create').mockImplementation(async (options) => {
      // Every address of this machine at once, which is not the loopback; nothing listens there.
      await new Promise((done) => connect(9, '0.0.0.0').on('error', done));
      return create(options);
    });
    const { failed, report } = await preflight(repo.root);
    expect(failed).toEqual(['isolation']);
    expect(detailOf(report, 'isolation')).toContain('connect to 0.0.0.0');
  });

  it('sees connections, look-ups and datagrams, and only while it watches', async () => {
    const reach = async (): Promise<void> => {
      await new Promise((done) => connect(9, '0.0.0.0').on('error', done));
      // Not waited for: how long a name server takes is its own business.
      lookup('nobody.invalid', () => undefined);
      const socket = createSocket('udp4');
      await new Promise((done) => socket.close(() => done(null)));
    };
    const { seen } = await watchSockets(reach);
    expect(seen.foreign).toEqual(['connect to 0.0.0.0', 'look up nobody.invalid', 'datagrams to an unknown address']);
    await reach();
    const local = await watchSockets(() => new Promise((done) => connect(9, '127.0.0.1').on('error', done)));
    expect(local.seen).toEqual({ loopback: 1, foreign: [] });
  });
});
