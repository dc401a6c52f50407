/**
 * Reads a journal back: every line in its one spelling, every link of the chain, every rule of the run. What it returns
 * follows from the bytes, the campaign and (when given) the admission alone.
 */
import type { Campaign } from '../protocol/campaign.ts';
import { canonicalJson } from '../protocol/canonical.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { parseDocument } from '../protocol/document.ts';
import type { Finding, Parsed } from '../protocol/findings.ts';
import type { AdmissionContext } from './admission.ts';
import { EMPTY_JOURNAL, type JournalHead } from './chain.ts';
import { journalEventSchema, type JournalEvent } from './events.ts';
import { RunMachine } from './machine.ts';
import { planRun, type RunPlan } from './plan.ts';
import type { RunState, TornTail } from './state.ts';

export { EMPTY_JOURNAL, encodeEvent, laterOf, type EncodedEvent, type JournalHead } from './chain.ts';

export interface ReplayOptions {
  /** Name of the journal in findings. */
  readonly file?: string;
  /** Checked against the first event; its grant's ceilings and end then hold for the run. */
  readonly admission?: AdmissionContext | null;
  /** `refuse` (the default) makes a torn last line an error; `report` makes it a warning and fills `RunState.torn`. */
  readonly tornTail?: 'refuse' | 'report';
}

export interface Replay {
  readonly machine: RunMachine;
  readonly state: RunState;
  /** Where the next line goes. */
  readonly head: JournalHead;
}

const LINE_FEED = 0x0a;
/** The longest line that our events can make is a tenth of this. */
const MAX_LINE_BYTES = 64 * 1024;

/** The state that a journal adds up to. An empty journal is a planned run. Linear in the size of the journal. */
export function replayJournal(bytes: Uint8Array, campaign: Campaign, options: ReplayOptions = {}): Parsed<RunState> {
  const replay = openJournal(bytes, planRun(campaign), options);
  return replay.ok ? { ...replay, value: replay.value.state } : replay;
}

/** Like {@link replayJournal}, and keeps the machine, so that the run can go on from there. */
export function openJournal(bytes: Uint8Array, plan: RunPlan, options: ReplayOptions = {}): Parsed<Replay> {
  const file = options.file ?? 'journal.jsonl';
  const machine = new RunMachine(plan, options.admission ?? null);
  let head = EMPTY_JOURNAL;
  let start = 0;
  let torn: TornTail | null = null;
  for (let line = 1; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(LINE_FEED, start);
    if (feed < 0) {
      torn = { offset: start, bytes: bytes.length - start, line, kind: 'unterminated' };
      break;
    }
    const end = feed + 1;
    const read = readLine(bytes.subarray(start, feed), file, line);
    if (!read.ok && read.unreadable && end === bytes.length) {
      torn = { offset: start, bytes: end - start, line, kind: 'unreadable' };
      break;
    }
    if (!read.ok) return { ok: false, findings: read.findings };
    const { event } = read;
    const digest = sha256Hex(bytes.subarray(start, end));
    const problems = machine.apply(event, digest);
    // What follows a broken link can only be noise, so the first bad line is the one that is reported, whole.
    if (problems.length > 0) return { ok: false, findings: problems.map((problem) => finding(file, line, problem)) };
    head = { sequence: event.sequence + 1, previous: digest, at: event.at };
    start = end;
  }
  const findings = torn === null ? [] : [tornFinding(torn, file, options.tornTail === 'report' ? 'warning' : 'error')];
  if (torn !== null && options.tornTail !== 'report') return { ok: false, findings };
  return { ok: true, value: { machine, state: machine.state(torn), head }, findings };
}

type ReadLine =
  | { readonly ok: true; readonly event: JournalEvent }
  | { readonly ok: false; readonly unreadable: boolean; readonly findings: readonly Finding[] };

function readLine(bytes: Uint8Array, file: string, line: number): ReadLine {
  if (bytes.length > MAX_LINE_BYTES) {
    return refuse(
      file,
      line,
      'journal-line-too-long',
      `The line has ${bytes.length} bytes; no event needs more than ${MAX_LINE_BYTES}.`,
    );
  }
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    return { ...refuse(file, line, 'journal-unreadable', 'The line is not JSON.'), unreadable: true };
  }
  const parsed = journalEventSchema.safeParse(value);
  if (!parsed.success) {
    const report = parseDocument(journalEventSchema, bytes, file);
    return { ok: false, unreadable: false, findings: report.findings.map((found) => ({ ...found, line })) };
  }
  // One spelling an event: this also refuses duplicate keys, which JSON.parse would drop without a word.
  if (canonicalJson(parsed.data) !== text) {
    return refuse(
      file,
      line,
      'journal-spelling',
      'The line is not in canonical form (RFC 8785); it was not written by a run.',
    );
  }
  return { ok: true, event: parsed.data };
}

function refuse(file: string, line: number, code: string, message: string): Extract<ReadLine, { ok: false }> {
  return { ok: false, unreadable: false, findings: [finding(file, line, { field: '', code, message })] };
}

function finding(file: string, line: number, problem: { field: string; code: string; message: string }): Finding {
  return { severity: 'error', file, line, column: 1, ...problem };
}

function tornFinding(torn: TornTail, file: string, severity: 'error' | 'warning'): Finding {
  const message =
    torn.kind === 'unterminated'
      ? `The last line breaks off after ${torn.bytes} byte(s) at offset ${torn.offset}: a write was cut short. Resuming the run cuts it off; nothing was sent on its account.`
      : `The last line (${torn.bytes} bytes at offset ${torn.offset}) cannot be read, though it ends as a whole line does. It may have been a send, so nothing may be sent again before a person has looked.`;
  return { severity, code: 'journal-torn', file, line: torn.line, column: 1, field: '', message };
}
