/**
 * A key in the environment, and servers that have read it and repeat it everywhere: it stands in no file, in no result, in
 * nothing printed and in no error, neither plain nor in the encodings in which echoes come, neither whole nor by half.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

import { cancelCommand } from '../../src/commands/cancel.ts';
import type { CommandResult } from '../../src/commands/context.ts';
import { keysGenerateCommand } from '../../src/commands/keys.ts';
import { preflightCommand } from '../../src/commands/preflight.ts';
import { qualifyCommand } from '../../src/commands/qualify.ts';
import { reconcileCommand } from '../../src/commands/reconcile.ts';
import { reportCommand } from '../../src/commands/report.ts';
import { runCommand } from '../../src/commands/run.ts';
import { signCommand } from '../../src/commands/sign.ts';
import { statusCommand } from '../../src/commands/status.ts';
import { HTTP_DRIVER_NAMES, HTTP_DRIVERS } from '../../src/commands/support/http-drivers.ts';
import { validateCommand } from '../../src/commands/validate.ts';
import { verifyCommand } from '../../src/commands/verify.ts';
import type { RunSummary } from '../../src/ledger/summary.ts';
import { faultResult } from '../../src/faces/fault.ts';
import { CANARY, everythingIn, filesBelow, PLAIN_CANARY, secretForms } from '../support/canary.ts';
import { testContext, type TestContext } from '../support/context.ts';
import { echoServer, PLACES, type EchoServer } from '../support/echo-server.ts';
import { evidenceRepo, RUN_REQUEST, type EvidenceRepo } from '../support/evidence-repo.ts';
import { FAULT_MODEL, faultRepo } from '../support/fault-stage.ts';
import { temporaryFolder } from '../support/repo.ts';

const RUN = 'campaigns/review/runs/run-1';
const open: EchoServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ server }) => server.close()));
});

/** Everything that came out of commands: results, errors, streams. */
class Output {
  readonly texts: string[] = [];
  readonly #contexts: TestContext[] = [];
  readonly #root: string;
  readonly #env: Readonly<Record<string, string>>;
  #minutes = 0;

  constructor(root: string, env: Readonly<Record<string, string>>) {
    this.#root = root;
    this.#env = env;
  }

  /** Runs one command and keeps all of what it says, thrown or returned. */
  async of(
    command: (context: TestContext) => Promise<CommandResult>,
    env: Readonly<Record<string, string>> = this.#env,
  ): Promise<CommandResult> {
    this.#minutes += 1;
    const now = new Date(Date.parse('2026-07-16T12:00:00.000Z') + this.#minutes * 60_000).toISOString();
    const context = testContext({ cwd: this.#root, env, now });
    this.#contexts.push(context);
    try {
      const result = await command(context);
      this.texts.push(JSON.stringify(result), everythingIn(result));
      return result;
    } catch (error) {
      const result = faultResult(error);
      this.texts.push(everythingIn(error), JSON.stringify(result));
      return result;
    }
  }

  all(): string {
    return [...this.texts, ...this.#contexts.flatMap(({ printed, warned }) => [...printed, ...warned])].join('\n');
  }
}

function expectNowhere(secret: string, root: string, output: Output): void {
  const forms = Object.entries(secretForms(secret));
  const found = [...filesBelow(root), ['output', output.all()] as const].flatMap(([name, text]) =>
    forms.filter(([, form]) => `${name}\n${text}`.includes(form)).map(([form]) => `${form} in ${name}`),
  );
  expect(found).toEqual([]);
}

const RECONCILE = {
  run: RUN,
  request: null,
  lookup: false,
  baseUrl: null,
  receipt: null,
  decision: null,
  reason: null,
};

const QUALIFY = { gateway: null, campaign: null, inputPrice: 1, outputPrice: 2, yes: true };

function profileOf(repo: EvidenceRepo): string {
  const catalog = JSON.parse(repo.readText('.equipoise/routes.json')) as { profiles: { profile_id: string }[] };
  return catalog.profiles[0]?.profile_id ?? '';
}

describe.each(HTTP_DRIVER_NAMES)('%s', (driver) => {
  const { credentialVariable, defaultBase } = HTTP_DRIVERS[driver];
  const suffix = new URL(defaultBase).pathname.replace(/\/$/u, '');

  async function stage(
    secret: string,
    held = secret,
  ): Promise<{ repo: EvidenceRepo; echo: EchoServer; output: Output; baseUrl: string }> {
    const repo = await faultRepo(driver);
    const echo = await echoServer(driver, secret, FAULT_MODEL);
    open.push(echo);
    const output = new Output(repo.root, { [credentialVariable]: held });
    return { repo, echo, output, baseUrl: `${echo.server.origin}${suffix}` };
  }

  test.each([
    ['with every special character', CANARY],
    ['that fits wherever a name does', PLAIN_CANARY],
  ])('a key %s is repeated in vain', { timeout: 120_000 }, async (_what, secret) => {
    const { repo, echo, output, baseUrl } = await stage(secret);
    const run = (runId: string): Promise<CommandResult> =>
      output.of((context) => runCommand({ ...RUN_REQUEST, runId, gateway: driver, baseUrl, concurrency: 2 }, context));
    for (let number = 1; echo.served() < echo.variants; number += 1) {
      const runId = `run-${number}`;
      for (let turn = 0; turn < 40 && echo.served() < echo.variants; turn += 1) {
        const { json } = await run(runId);
        if ((json as RunSummary).requests.pending === 0) break;
      }
      expect(number).toBeLessThan(60);
    }
    expect(echo.served()).toBe(echo.variants);

    await output.of((context) => statusCommand({ run: RUN }, context));
    for (const format of ['markdown', 'terminal'] as const)
      await output.of((context) => reportCommand({ run: RUN, html: repo.path('report.html'), format }, context));
    await output.of((context) => validateCommand({ paths: [], fileOnly: false, campaign: null }, context));
    await output.of((context) => reconcileCommand(RECONCILE, context));
    for (let turn = 0; turn < 3; turn += 1)
      await output.of((context) => reconcileCommand({ ...RECONCILE, lookup: true, baseUrl }, context));
    await output.of((context) =>
      reconcileCommand({ ...RECONCILE, decision: 'replay', reason: `key ${secret}` }, context),
    );
    await output.of((context) => reconcileCommand({ ...RECONCILE, decision: 'abandon', reason: 'Lost.' }, context));
    await output.of((context) => cancelCommand({ run: RUN, reason: 'Enough.' }, context));
    await output.of((context) => verifyCommand({ run: RUN }, context));
    const askedBefore = echo.server.requests.length;
    while (echo.server.requests.length < askedBefore + Object.keys(PLACES).length)
      await output.of((context) => qualifyCommand({ ...QUALIFY, profile: profileOf(repo), baseUrl }, context));
    await output.of((context) => preflightCommand({ campaign: 'campaigns/review' }, context));
    expectNowhere(secret, repo.root, output);
  });

  test.each([
    ['a line feed', `${PLAIN_CANARY}\n`],
    ['a header in it', `${PLAIN_CANARY}\r\nx-other: 1`],
    ['a NUL', `${PLAIN_CANARY}\0`],
    ['a blank in front', ` ${PLAIN_CANARY}`],
    ['a letter beyond ASCII', `${PLAIN_CANARY}é`],
    ['half a surrogate pair', `${PLAIN_CANARY}\ud83d`],
    ['a mile of it', PLAIN_CANARY.repeat(400)],
  ])('a key with %s is refused without a word of it', async (_what, secret) => {
    const { repo, echo, output, baseUrl } = await stage(PLAIN_CANARY, secret);
    const results = [
      await output.of((context) => runCommand({ ...RUN_REQUEST, gateway: driver, baseUrl }, context)),
      await output.of((context) => qualifyCommand({ ...QUALIFY, profile: profileOf(repo), baseUrl }, context)),
    ];
    for (const { exit } of results) expect(exit).not.toBe(0);
    await output.of((context) => preflightCommand({ campaign: null }, context));
    expect(echo.server.requests).toEqual([]);
    expectNowhere(PLAIN_CANARY, repo.root, output);
  });
});

describe('a reason that repeats a secret of the environment', () => {
  test.each([
    ['OPENAI_API_KEY', PLAIN_CANARY, PLAIN_CANARY],
    ['ANTHROPIC_API_KEY', PLAIN_CANARY, PLAIN_CANARY.slice(0, 20)],
    ['ANTHROPIC_API_KEY', `${PLAIN_CANARY}\ud83d`, PLAIN_CANARY.slice(0, 20)],
    ['EQUIPOISE_SIGNING_KEY', `-----BEGIN\n${PLAIN_CANARY}\n-----END`, PLAIN_CANARY],
  ])('of %s is refused', async (name, secret, part) => {
    const { root } = await evidenceRepo();
    const context = testContext({ cwd: root, env: { [name]: secret } });
    const reason = `I looked with ${part}.`;
    for (const command of [
      () => cancelCommand({ run: RUN, reason }, context),
      () => reconcileCommand({ ...RECONCILE, decision: 'abandon', reason }, context),
    ])
      expect(command).toThrow(expect.objectContaining({ exit: 2, code: 'usage' }) as Error);
  });
});

describe('the signing key', () => {
  const seedForms = (seed: Buffer): string[] => [
    seed.toString('latin1'),
    seed.toString('hex'),
    seed.toString('hex').toUpperCase(),
    seed.toString('base64').replace(/=+$/u, ''),
    // As it stands in PKCS#8, behind a prefix of 16 bytes, which moves the base64 by one byte.
    Buffer.concat([Buffer.alloc(1), seed])
      .toString('base64')
      .slice(2, -2),
    Buffer.from(seed).reverse().toString('hex'),
    [...seed].join(','),
    seed.toString('hex').slice(0, 32),
    seed.toString('hex').slice(32),
  ];

  test('makes a signature, and stands nowhere else, however it was given and however broken it was', async () => {
    const { root } = await evidenceRepo();
    const file = join(temporaryFolder(), 'key.pem');
    await keysGenerateCommand({ out: file, label: null }, testContext({ cwd: root }));
    await runCommand(RUN_REQUEST, testContext({ cwd: root }));
    const pem = readFileSync(file, 'utf8');
    const seed = Buffer.from(pem.split('\n')[1] ?? '', 'base64').subarray(-32);
    expect(seed).toHaveLength(32);
    const output = new Output(root, {});
    const sign = (key: string): Promise<CommandResult> =>
      output.of((context) => signCommand({ run: RUN, key: null }, context), { EQUIPOISE_SIGNING_KEY: key });
    for (const broken of [
      pem.replace('PRIVATE', 'PUBLIC'),
      pem.replace('\n', '\n\n'),
      `${pem}${pem}`,
      `é${pem}`,
      `${seed.toString('hex')}\0`,
      `${seed.toString('hex')}00`,
      seed.toString('latin1'),
      `"${seed.toString('base64')}"`,
      JSON.stringify({ key: pem }),
    ])
      expect((await sign(broken)).exit).not.toBe(0);
    for (const run of [undefined, '/nonexistent', 'campaigns/review'])
      await output.of((context) => signCommand({ run: run ?? RUN, key: file }, context), {
        EQUIPOISE_SIGNING_KEY: pem,
      });
    await output.of((context) => runCommand({ ...RUN_REQUEST, runId: 'run-2' }, context), {
      EQUIPOISE_SIGNING_KEY: pem,
    });
    const second = 'campaigns/review/runs/run-2';
    expect(
      (
        await output.of((context) => signCommand({ run: second, key: null }, context), {
          EQUIPOISE_SIGNING_KEY: seed.toString('hex'),
        })
      ).exit,
    ).toBe(0);
    for (const run of [RUN, second])
      expect((await output.of((context) => verifyCommand({ run }, context), { EQUIPOISE_SIGNING_KEY: pem })).exit).toBe(
        0,
      );
    await output.of(
      (context) => reportCommand({ run: RUN, html: join(root, 'report.html'), format: 'markdown' }, context),
      { EQUIPOISE_SIGNING_KEY: pem },
    );
    const everything = [...filesBelow(root), ['output', output.all()] as const];
    const found = everything.flatMap(([name, text]) =>
      seedForms(seed).flatMap((form, index) => (text.includes(form) ? [`form ${index} in ${name}`] : [])),
    );
    expect(found).toEqual([]);
    // The search finds what it is for.
    expect(seedForms(seed).some((form) => pem.includes(form))).toBe(true);
  });
});
