/** Signed runs in which requests were lost and settled: their files count like any other, in content and in number. */
import { describe, expect, test } from 'vitest';
import type { RunBundle } from '../../src/evidence/bundle.ts';
import { examineRun } from '../../src/evidence/examine.ts';
import { decodeStatement } from '../../src/evidence/statement.ts';
import { verifyEvidence } from '../../src/evidence/verify.ts';
import type { NamedFile } from '../../src/ledger/check-reconciliations.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { parseRunRecord } from '../../src/protocol/run.ts';
import { createRun, type Fate, type TestRun } from '../support/bundle.ts';
import { failed, onlyFailure, sign, trySign } from '../support/evidence.ts';
import { decodeEnvelope } from '../../src/evidence/dsse.ts';

const FATES: readonly Fate[] = ['found', 'receipted', 'replayed', 'given-up'];
const RUN = createRun({ pairs: 6, fate: ({ pairIndex }) => FATES[pairIndex] ?? 'good' });
const SIGNED = sign(RUN);
const { reconciliations: FILES } = RUN.bundle;

const withFiles = (reconciliations: readonly NamedFile[]): RunBundle => ({ ...RUN.bundle, reconciliations });
const verified = (reconciliations: readonly NamedFile[]) =>
  verifyEvidence({ ...SIGNED, bundle: withFiles(reconciliations) });
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function statementOf({ envelope }: { envelope: Uint8Array }) {
  const opened = decodeEnvelope(envelope);
  if (!opened.ok) throw new Error(opened.problem);
  const decoded = decodeStatement(opened.value.payload);
  if (!decoded.ok) throw new Error(decoded.problem);
  return decoded.value;
}

describe('a run with reconciliations', () => {
  test('is signed with each file as a subject, and says what was done', () => {
    expect(verifyEvidence(SIGNED).ok).toBe(true);
    const { subject, predicate } = statementOf(SIGNED);
    expect(subject.slice(12)).toEqual(
      FILES.map(({ bytes }, index) => ({
        name: `reconciliation-${String(index + 1).padStart(4, '0')}`,
        digest: { sha256: sha256Hex(bytes) },
      })),
    );
    expect(predicate.reconciliations).toEqual({ lookups: 2, receipts: 2, replays: 4, abandoned: 2, unsettled: 8 });
    expect(predicate.requests).toEqual({ scheduled: 12, succeeded: 10, failed: 2, indeterminate: 0, notRun: 0 });
  });

  test('has a run record that its first reader accepts', () => {
    expect(parseRunRecord(RUN.bundle.run, 'run.json', RUN.campaign)).toMatchObject({
      ok: true,
      findings: [],
      value: { status: 'completed' },
    });
  });

  test('counts no answer that has no text, and none that was given up', () => {
    const reasons = statementOf(SIGNED).predicate.scores.baseline.map(({ reason }) => reason);
    expect(reasons).toEqual([null, 'output-unavailable', null, 'abandoned', null, null]);
  });

  test('one without any says nothing of them', () => {
    const { subject, predicate } = statementOf(sign(createRun()));
    expect(subject).toHaveLength(12);
    expect(Object.keys(predicate)).not.toContain('reconciliations');
  });
});

describe('verification refuses', () => {
  test('a flipped bit in any byte of any file', { timeout: 300_000 }, () => {
    FILES.forEach(({ name, bytes }, place) => {
      const step = Math.max(1, Math.floor(bytes.length / 7));
      for (let index = 0; index < bytes.length; index += step) {
        const changed = Uint8Array.from(bytes);
        changed[index] = bytes[index]! ^ 1;
        const files = FILES.map((file) => (file.name === name ? { name, bytes: changed } : file));
        expect(onlyFailure(verified(files).steps, 'subjects')).toContain(
          `reconciliation-${String(place + 1).padStart(4, '0')}`,
        );
        expect(failed(examineRun(withFiles(files)).steps)[0]).toMatchObject({ name: 'reconciliations' });
      }
    });
  });

  test('a file that is missing, extra, renamed or exchanged', () => {
    const [first, second, ...rest] = FILES;
    const extra = { name: '9999-00000000.json', bytes: utf8('{}\n') };
    expect(onlyFailure(verified(FILES.slice(0, -1)).steps, 'subjects')).toContain('reconciliation-0018');
    expect(onlyFailure(verified([]).steps, 'subjects')).toContain('reconciliation-0001');
    expect(onlyFailure(verified([...FILES, extra]).steps, 'subjects')).toContain('reconciliation-0019');
    // The very bytes in the very order under another name: only the journal knows the name.
    const renamed = [{ ...first!, name: '0001-ffffffff.json' }, second!, ...rest];
    expect(onlyFailure(verified(renamed).steps, 'recomputation')).toContain('0001-');
    const exchanged = [{ ...first!, bytes: second!.bytes }, { ...second!, bytes: first!.bytes }, ...rest];
    expect(onlyFailure(verified(exchanged).steps, 'subjects')).toContain('reconciliation-0001, reconciliation-0002');
  });
});

describe('the signer refuses', () => {
  /** The run with one file changed and the journal made to name the changed bytes: what an editor of both could do. */
  function forged(place: number, change: (text: string) => string): TestRun {
    const file = FILES[place]!;
    const before = new TextDecoder().decode(file.bytes);
    const after = change(before);
    expect(after).not.toBe(before);
    const bytes = utf8(after);
    const lines = new TextDecoder().decode(RUN.bundle.journal).trimEnd().split('\n');
    let previous: string | null = null;
    const journal = lines.map((line) => {
      const named = line.replace(sha256Hex(file.bytes), sha256Hex(bytes));
      const chained =
        previous === null ? named : named.replace(/"previous":"[0-9a-f]{64}"/u, `"previous":"${previous}"`);
      previous = sha256Hex(`${chained}\n`);
      return `${chained}\n`;
    });
    const files = FILES.map((entry) => (entry === file ? { name: file.name, bytes } : entry));
    return { ...RUN, bundle: { ...withFiles(files), journal: utf8(journal.join('')) } };
  }
  const placeOf = (part: string): number =>
    FILES.findIndex(({ bytes }) => new TextDecoder().decode(bytes).includes(part));
  const detail = (run: TestRun): string => {
    const signing = trySign(run);
    expect(signing.envelope).toBeNull();
    return failed(signing.steps).find(({ name }) => name === 'reconciliations')?.detail ?? '';
  };

  test.each([
    ['an answer other than the journal has', '"outcome": "received"', /"outputTokens": \d+/u, '"outputTokens": 1'],
    ['another attempt', '"decision"', /"attempt": 1/u, '"attempt": 2'],
    ['another request', '"decision"', /"providerRequestId": "aar-./u, '"providerRequestId": "aar-x'],
    ['another outcome', '"replay"', /"outcome": "replay"/u, '"outcome": "abandoned"'],
    ['a reason of two lines', '"decision"', /"reason": "/u, '"reason": "\\n'],
    ['a field that is not known', '"decision"', /"reason":/u, '"prompt": null,\n  "reason":'],
    ['a receipt that proves another bill', '"receipt": {', /"input_tokens": 900/u, '"input_tokens": 100'],
    [
      'a receipt for another request',
      '"receipt": {',
      /"provider_response_id": "aar-../u,
      '"provider_response_id": "aar-zz',
    ],
  ] as const)('%s, however well the journal names it', (_what, part, find, put) => {
    expect(detail(forged(placeOf(part), (text) => text.replace(find, put)))).toMatch(/^reconciliations\/00/u);
  });

  test('but takes the same run with its files untouched', () => {
    expect(trySign(RUN).ok).toBe(true);
  });
});
