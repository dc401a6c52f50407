/** Reading a journal back: round trips, tampering of every kind, torn tails, and the cost of it all. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openJournal, replayJournal } from '../../src/ledger/journal.ts';
import { planRun } from '../../src/ledger/plan.ts';
import type { RunState } from '../../src/ledger/state.ts';
import { canonicalJson } from '../../src/protocol/canonical.ts';
import type { Parsed } from '../../src/protocol/findings.ts';
import { makeCampaign } from './support/campaign.ts';
import { finishRun, JournalBuilder, randomRun } from './support/journal.ts';
import { countOperations } from './support/operations.ts';

const campaign = makeCampaign();
const plan = planRun(campaign);
const choices = fc.array(fc.nat(100_000), { maxLength: 90 });
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function replay(builder: JournalBuilder, text = builder.text): Parsed<RunState> {
  return replayJournal(utf8(text), builder.campaign, { admission: builder.admission });
}

/** A short run with one event of every kind but an end. */
function shortRun(): JournalBuilder {
  const run = new JournalBuilder(campaign).admit();
  run.add(run.dispatched(0), run.failed(0), run.dispatched(0, 2), run.received(0, 2)).add(run.scored(0));
  run.add(run.dispatched(1), run.indeterminate(1), { event: 'paused', reason: 'aborted' });
  return run.add({ event: 'resumed', generation: 2, discardedBytes: 0 }, run.dispatched(2));
}

function refusedAt(parsed: Parsed<unknown>): { line: number; codes: string[] } | null {
  if (parsed.ok) return null;
  return { line: parsed.findings[0]?.line ?? 0, codes: parsed.findings.map(({ code }) => code) };
}

describe('a journal that a run wrote', () => {
  it('replays to the state that the run had', () => {
    fc.assert(
      fc.property(choices, fc.boolean(), (numbers, finish) => {
        const run = randomRun(campaign, numbers);
        if (finish) finishRun(run);
        const parsed = openJournal(run.bytes, plan, { admission: run.admission });
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings));
        expect(parsed.value.state).toEqual(run.machine.state());
        expect(parsed.value.head.sequence).toBe(run.lines.length);
      }),
      { numRuns: 150 },
    );
  });

  it('is a planned run while it is empty', () => {
    const parsed = replayJournal(new Uint8Array(), campaign);
    expect(parsed).toMatchObject({ ok: true, value: { status: 'planned', lastSequence: -1, lastDigest: null } });
  });

  it('exercises every kind of event in the random runs', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(choices, (numbers) => {
        for (const line of finishRun(randomRun(campaign, numbers)).lines) {
          seen.add(/"event":"([a-z]+)"/u.exec(line)?.[1] ?? '');
        }
      }),
      { seed: 7, numRuns: 60 },
    );
    expect([...seen].sort()).toEqual([
      'admitted',
      'completed',
      'dispatched',
      'failed',
      'indeterminate',
      'paused',
      'received',
      'reconciled',
      'resumed',
      'scored',
    ]);
  });
});

describe('a journal that somebody changed', () => {
  it('notices a flipped bit in any byte', () => {
    const run = shortRun();
    const { bytes } = run;
    const lastLine = bytes.lastIndexOf(0x0a, bytes.length - 2) + 1;
    const digest = run.machine.state().lastDigest;
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = bytes.slice();
      changed[index] = (bytes[index] ?? 0) ^ (1 << (index % 8));
      const parsed = openJournal(changed, plan, { admission: run.admission });
      // The last line has no successor that names it; what it says is then bound by the digest that a signature names.
      if (parsed.ok && (index < lastLine || parsed.value.state.lastDigest === digest)) {
        throw new Error(`byte ${index} of ${bytes.length} may be changed unnoticed`);
      }
    }
  });

  it('refuses a line that was taken out, doubled, moved or added, and names the place', () => {
    fc.assert(
      fc.property(choices, fc.nat(), fc.nat(), (numbers, a, b) => {
        const run = finishRun(randomRun(campaign, numbers));
        const { lines } = run;
        const at = a % (lines.length - 1);
        const other = b % lines.length;
        const without = lines.filter((_, index) => index !== at);
        expect(refusedAt(replay(run, without.join('')))?.line).toBe(at + 1);
        const doubled = lines.toSpliced(at, 0, lines[at] ?? '');
        expect(refusedAt(replay(run, doubled.join('')))?.line).toBe(at + 2);
        if (other !== at) {
          const swapped = lines.with(at, lines[other] ?? '').with(other, lines[at] ?? '');
          expect(refusedAt(replay(run, swapped.join('')))?.line).toBe(Math.min(at, other) + 1);
          const inserted = lines.toSpliced(at, 0, lines[other] ?? '');
          // The last line, put where it belongs by its own account, would have to be the same line.
          expect(refusedAt(replay(run, inserted.join('')))?.line).toBeGreaterThan(at);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('accepts no other spelling of the same event', () => {
    const run = shortRun();
    const spellings: ((line: string) => string)[] = [
      (line) => line.replace('{"', '{ "'),
      (line) => line.replace('"attempt":1', '"attempt":1.0'),
      (line) => line.replace('"attempt":1', '"attempt":1,"attempt":1'),
      (line) => line.replace('"dispatched"', String.raw`"\u0064ispatched"`),
      (line) => line.replace('\n', '\r\n'),
      (line) => `\uFEFF${line}`,
    ];
    for (const spell of spellings) {
      const changed = spell(run.lines[1] ?? '');
      expect(changed).not.toBe(run.lines[1]);
      expect(refusedAt(replay(run, run.lines.with(1, changed).join('')))?.line).toBe(2);
    }
  });

  it('says what is wrong with a line that is no event, all at once', () => {
    const run = shortRun();
    const event = JSON.parse(run.lines[1] ?? '') as Record<string, unknown>;
    const line = `${canonicalJson({ ...event, attempt: 0, prompt: 'secret text', requestId: 'x' })}\n`;
    const refused = replay(run, run.lines.with(1, line).join(''));
    expect(refusedAt(refused)?.line).toBe(2);
    expect(refused.findings.map(({ field }) => field).sort()).toEqual(['attempt', 'prompt', 'requestId']);
    expect(JSON.stringify(refused.findings)).not.toContain('secret text');
  });
});

describe('a last line that was cut short', () => {
  it('is reported with the offset of the last good line, wherever it was cut', () => {
    const run = shortRun();
    const { bytes } = run;
    const start = bytes.lastIndexOf(0x0a, bytes.length - 2) + 1;
    const before = openJournal(bytes.subarray(0, start), plan, { admission: run.admission });
    if (!before.ok) throw new Error('the lines before must replay');
    for (let end = start + 1; end < bytes.length; end += 1) {
      const cut = bytes.subarray(0, end);
      const told = openJournal(cut, plan, { admission: run.admission, tornTail: 'report' });
      if (!told.ok) throw new Error(JSON.stringify(told.findings));
      expect(told.value.state).toEqual({
        ...before.value.state,
        torn: { offset: start, bytes: end - start, line: run.lines.length, kind: 'unterminated' },
      });
      expect(told.findings.map(({ code, severity }) => [code, severity])).toEqual([['journal-torn', 'warning']]);
      expect(refusedAt(openJournal(cut, plan))).toEqual({ line: run.lines.length, codes: ['journal-torn'] });
    }
  });

  it('is told apart from a whole line that cannot be read', () => {
    const run = shortRun();
    for (const rubbish of ['{"event":\n', '\0\0\0\n', '\n']) {
      const parsed = openJournal(utf8(run.text + rubbish), plan, { tornTail: 'report' });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings));
      expect(parsed.value.state.torn).toMatchObject({ kind: 'unreadable', offset: run.bytes.length });
    }
  });

  it('is damage, not a torn write, anywhere but at the end', () => {
    const run = shortRun();
    for (const rubbish of ['{"event":\n', '\0\0\0\n', '\n']) {
      const text = [...run.lines.slice(0, 4), rubbish, ...run.lines.slice(4)].join('');
      const parsed = openJournal(utf8(text), plan, { tornTail: 'report' });
      expect(refusedAt(parsed)).toEqual({ line: 5, codes: ['journal-unreadable'] });
    }
  });
});

describe('the cost of a replay', () => {
  it('grows as the journal does: ten times the requests, ten times the steps', () => {
    const small = busyRun(10);
    const large = busyRun(100);
    const few = replaySteps(small);
    const many = replaySteps(large);
    expect(few).toBeGreaterThan(small.bytes.length);
    expect(many / few).toBeLessThan((large.bytes.length / small.bytes.length) * 1.05);
  });
});

function replaySteps(run: JournalBuilder): number {
  const { bytes, plan: own, admission } = run;
  return countOperations(() => {
    if (!openJournal(bytes, own, { admission }).ok) throw new Error('the journal must replay');
  });
}

/** Every request fails three times and is answered at last. */
function busyRun(pairs: number): JournalBuilder {
  const run = new JournalBuilder(makeCampaign({ pairs, retries: 3 })).admit();
  run.plan.schedule.forEach((_, index) => {
    for (let attempt = 1; attempt <= 3; attempt += 1)
      run.add(run.dispatched(index, attempt), run.failed(index, attempt));
    run.add(run.dispatched(index, 4), run.received(index, 4)).add(run.scored(index));
  });
  return run.add({ event: 'completed' });
}
