import { describe, expect, test } from 'vitest';

import { exhaustedFor, RateLimiter, retryAfterMs, type Permit } from '../../src/gateway/rate-limit.ts';

const NOW = Date.UTC(2026, 6, 16, 12, 0, 0);

describe('what headers ask for', () => {
  test.each<[Record<string, string>, number | null]>([
    [{}, null],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '12' }, 12_000],
    [{ 'retry-after': ' 1.5 ' }, 1500],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after': 'Thu, 16 Jul 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Thu, 16 Jul 2026 11:00:00 GMT' }, 0],
    // The server's clock is an hour behind ours: only the difference of its two dates counts.
    [{ date: 'Thu, 16 Jul 2026 11:00:00 GMT', 'retry-after': 'Thu, 16 Jul 2026 11:00:05 GMT' }, 5000],
    [{ 'retry-after': 'Thursday, 16-Jul-26 12:00:30 GMT' }, null],
    [{ 'retry-after': '-5' }, null],
    [{ 'retry-after': '1e9' }, null],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '99999999999' }, 86_400_000],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '6m0s' }, 360_000],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '20ms' }, 20],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '1h2m3.5s' }, 3_723_500],
    [{ 'x-ratelimit-remaining-requests': '1', 'x-ratelimit-reset-requests': '6m0s' }, null],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '3' }, 3000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 4) }, 4000],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW + 1500) }, 1500],
    [{ 'x-ratelimit-remaining': '0' }, null],
    [
      {
        'anthropic-ratelimit-requests-remaining': '0',
        'anthropic-ratelimit-requests-reset': '2026-07-16T12:00:07Z',
        'anthropic-ratelimit-tokens-remaining': '10',
        'anthropic-ratelimit-tokens-reset': '2026-07-16T13:00:00Z',
      },
      7000,
    ],
    // A point in time is the server's, and so is the clock it is measured by: this one is an hour behind ours.
    [
      {
        date: 'Thu, 16 Jul 2026 11:00:00 GMT',
        'anthropic-ratelimit-input-tokens-remaining': '0',
        'anthropic-ratelimit-input-tokens-reset': '2026-07-16T11:00:09Z',
      },
      9000,
    ],
    [
      {
        'anthropic-ratelimit-output-tokens-remaining': '0',
        'anthropic-ratelimit-output-tokens-reset': '2026-07-16T14:00:02.5+02:00',
      },
      2500,
    ],
    [
      {
        'anthropic-ratelimit-tokens-remaining': '0',
        'anthropic-ratelimit-tokens-reset': 'Thu, 16 Jul 2026 12:00:07 GMT',
      },
      null,
    ],
  ])('%j: %s ms', (headers, expected) => {
    expect(retryAfterMs(new Headers(headers), NOW)).toBe(expected);
  });

  test('the longest of several exhausted limits counts', () => {
    const headers = new Headers({
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '1s',
      'x-ratelimit-remaining-tokens': '0',
      'x-ratelimit-reset-tokens': '9s',
    });
    expect(exhaustedFor(headers, NOW)).toBe(9000);
  });
});

/** Time that passes only by sleeping; sleepers wake in the order of their times. */
function world(random = 0.5) {
  let now = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const limiter = new RateLimiter({
    monotonic: () => now,
    random: () => random,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        sleepers.push({ at: now + ms, wake: resolve });
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
  });
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    limiter,
    settle,
    time: () => now,
    sleepers: () => sleepers.length,
    passTo: async (time: number) => {
      for (;;) {
        await settle();
        const next = sleepers.sort((a, b) => a.at - b.at)[0];
        if (next === undefined || next.at > time) break;
        sleepers.shift();
        now = Math.max(now, next.at);
        next.wake();
      }
      now = time;
    },
  };
}

const never = new AbortController().signal;

describe('the shared limiter', () => {
  async function enter(limiter: RateLimiter, count: number): Promise<Permit[]> {
    const permits = await Promise.all(Array.from({ length: count }, () => limiter.enter(never)));
    return permits.map((permit) => permit!);
  }

  test('limits nothing until the provider does', async () => {
    const { limiter } = world();
    expect(await enter(limiter, 50)).toHaveLength(50);
  });

  test('waits as long as the provider asks, all requests together', async () => {
    const { limiter, passTo, settle } = world();
    const [first, second] = await enter(limiter, 2);
    first!.leave(true, 5000);
    second!.leave(false, null);
    expect(limiter.waitMs()).toBe(5000);
    let entered = 0;
    for (let index = 0; index < 3; index += 1) {
      void limiter.enter(never).then((permit) => {
        entered += 1;
        permit?.leave(false, null);
      });
    }
    await passTo(4999);
    await settle();
    expect(entered).toBe(0);
    await passTo(6000);
    await settle();
    expect(entered).toBe(3);
  });

  test('halves the window once for one wave of refusals, and widens it with answers', async () => {
    const { limiter, passTo, settle } = world();
    const wave = await enter(limiter, 8);
    for (const permit of wave) permit.leave(true, 100);
    await passTo(200);
    const running: Permit[] = [];
    const start = (): void => {
      void limiter.enter(never).then((permit) => {
        if (permit !== null) running.push(permit);
      });
    };
    for (let index = 0; index < 8; index += 1) start();
    await passTo(1000);
    await settle();
    expect(running).toHaveLength(4);
    for (const permit of running.splice(0, 4)) permit.leave(false, null);
    await settle();
    // Four places came free; four answers in a window of four have not quite made it five.
    expect(running).toHaveLength(4);
    for (let index = 0; index < 8; index += 1) start();
    for (const permit of running.splice(0, 4)) permit.leave(false, null);
    await settle();
    expect(running).toHaveLength(5);
  });

  test('doubles its own back-off while refusals go on, with jitter, up to a limit', async () => {
    for (const [random, factor] of [
      [0, 0.5],
      [0.999, 0.9995],
    ] as const) {
      const { limiter, passTo, time } = world(random);
      const waits: number[] = [];
      for (let round = 0; round < 9; round += 1) {
        const entering = limiter.enter(never);
        await passTo(time() + 200_000);
        (await entering)?.leave(true, null);
        waits.push(limiter.waitMs());
      }
      const expected = [1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000 * factor);
      waits.forEach((wait, index) => expect(wait).toBeCloseTo(expected[index]!, 6));
    }
  });

  test('starts again at the first back-off after an answer', async () => {
    const { limiter, passTo, time } = world(0);
    for (const limited of [true, true, false, true]) {
      const entering = limiter.enter(never);
      await passTo(time() + 200_000);
      (await entering)?.leave(limited, null);
    }
    expect(limiter.waitMs()).toBe(500);
  });

  test('an answer that says that nothing is left holds the next request back', async () => {
    const { limiter } = world();
    const [permit] = await enter(limiter, 1);
    permit!.leave(false, 700);
    expect(limiter.waitMs()).toBe(700);
  });

  test('a permit counts once, however often it is handed back', async () => {
    const { limiter, passTo, settle } = world();
    const [a, b] = await enter(limiter, 2);
    a!.leave(true, 1);
    a!.leave(true, 90_000);
    b!.leave(true, 1);
    expect(limiter.waitMs()).toBe(1);
    await passTo(5000);
    const entering = [limiter.enter(never), limiter.enter(never)];
    await settle();
    const winner = await entering[0]!;
    winner!.leave(false, null);
    winner!.leave(false, null);
    await settle();
    expect(await entering[1]!).not.toBeNull();
  });

  test('an abort ends waiting for time and for room, and passes the turn on', async () => {
    const { limiter, settle, passTo } = world();
    const [held] = await enter(limiter, 1);
    held!.leave(true, 1000);
    const sleeping = new AbortController();
    const waiting = limiter.enter(sleeping.signal);
    sleeping.abort();
    expect(await waiting).toBeNull();

    await passTo(5000);
    const [only] = await enter(limiter, 1);
    const queued = new AbortController();
    const first = limiter.enter(queued.signal);
    const second = limiter.enter(never);
    await settle();
    queued.abort();
    expect(await first).toBeNull();
    only!.leave(false, null);
    expect(await second).not.toBeNull();
  });
});
