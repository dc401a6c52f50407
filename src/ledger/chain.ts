/**
 * The chain: one line is the canonical JSON (RFC 8785) of one event and a line feed, and each event carries the SHA-256
 * of the line before it, line feed included, so that `sed -n Np journal.jsonl | sha256sum` checks a link by hand.
 */
import { canonicalJson } from '../protocol/canonical.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { JOURNAL_SCHEMA_VERSION, journalEventSchema, type EventBody, type JournalEvent } from './events.ts';

/** Where the next line goes. */
export interface JournalHead {
  /** Sequence number of the next event; 0 for the first. */
  readonly sequence: number;
  /** Hex SHA-256 of the last line with its line feed; null before the first. */
  readonly previous: string | null;
  /** Time of the last event; null before the first. */
  readonly at: string | null;
}

export const EMPTY_JOURNAL: JournalHead = { sequence: 0, previous: null, at: null };

export interface EncodedEvent {
  readonly event: JournalEvent;
  /** With its line feed. */
  readonly line: string;
  /** Hex SHA-256 of `line`. */
  readonly digest: string;
  readonly head: JournalHead;
}

/**
 * Gives an event its place in the chain. `at` is a UTC timestamp with milliseconds; when the clock has stepped back
 * behind the last event, the last event's time is kept, so that times never run backwards.
 *
 * @throws ZodError when the body is no event: a journal that could not be read again would lose its whole run.
 */
export function encodeEvent(head: JournalHead, at: string, body: EventBody): EncodedEvent {
  const event = journalEventSchema.parse({
    schemaVersion: JOURNAL_SCHEMA_VERSION,
    sequence: head.sequence,
    at: laterOf(head.at, at),
    previous: head.previous,
    ...body,
  });
  const line = `${canonicalJson(event)}\n`;
  const digest = sha256Hex(line);
  return { event, line, digest, head: { sequence: head.sequence + 1, previous: digest, at: event.at } };
}

/** The later of two timestamps; they have fixed width, so text order is time order. */
export function laterOf(last: string | null, at: string): string {
  return last !== null && last > at ? last : at;
}
