/**
 * The strict JSON reader: for every file that a stranger can write.
 *
 * `JSON.parse` keeps the last of two equal keys, rounds long numbers, turns 1e400 into infinity and forgets where
 * things stood; two programs can then read different campaigns out of bytes with one hash. This reader accepts only
 * I-JSON (RFC 7493) on which all readers agree, and refuses the rest with a place.
 *
 * One linear pass builds the value. Positions cost nothing until somebody asks: a problem keeps its offset, and line
 * and column (json-position.ts) are worked out afterwards.
 */

import type { Finding, Parsed } from './findings.ts';
import { PositionIndex } from './json-position.ts';
import type { Place } from './json-position.ts';
import { JsonReader } from './json-reader.ts';
import { readPlainText } from './plain-json.ts';
import { formatPath } from './quote.ts';
import { boundsOf, type StrictLimits } from './strict-limits.ts';
import { decodeUtf8 } from './utf8.ts';

export type { StrictLimits } from './strict-limits.ts';

export interface JsonDocument {
  /** Plain objects, arrays and scalars; a key `__proto__` is an own property like any other. */
  readonly value: unknown;
  /** Where the value at a path starts, or its closest ancestor that exists. 1-based; columns in UTF-16 code units. */
  locate(path: readonly PropertyKey[]): Place;
  /** Where the key at a path starts; like `locate` for array elements and the whole document. */
  locateKey(path: readonly PropertyKey[]): Place;
}

/** A document as far as it could be read, with everything found wrong on the way. */
export interface StrictReading {
  /** Null when the text is not JSON at all. Otherwise the value, even if findings forbid its use. */
  readonly document: JsonDocument | null;
  readonly findings: readonly Finding[];
  /** Paths of keys `__proto__`, which no format has and some schemas overlook. */
  readonly protoKeys: readonly (readonly PropertyKey[])[];
}

/** Reads a document that must be flawless. */
export function readStrictJson(bytes: Uint8Array, file: string, limits: StrictLimits = {}): Parsed<JsonDocument> {
  const { document, findings } = scanStrictJson(bytes, file, limits);
  if (document === null || findings.length > 0) return { ok: false, findings };
  return { ok: true, value: document, findings };
}

/** Reads on past what is wrong but can be read, so that a schema's findings can stand beside it. */
export function scanStrictJson(bytes: Uint8Array, file: string, limits: StrictLimits = {}): StrictReading {
  const { maxBytes, maxDepth, maxValues } = boundsOf(limits);
  if (bytes.length > maxBytes) {
    return refuse(file, 'too-large', `The file has ${bytes.length} bytes; at most ${maxBytes} are read.`);
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return refuse(file, 'byte-order-mark', 'The file starts with a byte order mark; save it as UTF-8 without one.');
  }
  const text = decodeUtf8(bytes);
  if (text === null) return refuseEncoding(bytes, file);
  const positions = new PositionIndex(text);
  const documentOf = (value: unknown): JsonDocument => ({
    value,
    locate: (path) => positions.locate(path),
    locateKey: (path) => positions.locateKey(path),
  });
  const plain = readPlainText(text, maxDepth, maxValues);
  if (plain !== null) return { document: documentOf(plain.value), findings: [], protoKeys: [] };
  const reader = new JsonReader(text, maxDepth, maxValues);
  const value = reader.readDocument();
  return {
    document: reader.broken ? null : documentOf(value),
    findings: reader.problems.length === 0 ? [] : toFindings(reader, positions, file),
    protoKeys: reader.protoKeys,
  };
}

function refuse(file: string, code: string, message: string, place: Place = { line: 1, column: 1 }): StrictReading {
  return { document: null, findings: [{ severity: 'error', code, file, ...place, field: '', message }], protoKeys: [] };
}

function refuseEncoding(bytes: Uint8Array, file: string): StrictReading {
  // The replacement character marks the spot: everything before the first one that the bytes do not spell is sound.
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const encoder = new TextEncoder();
  let offset = lenient.indexOf('\uFFFD');
  let byte = encoder.encode(lenient.slice(0, offset)).length;
  while (bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd) {
    const next = lenient.indexOf('\uFFFD', offset + 1);
    byte += encoder.encode(lenient.slice(offset, next)).length;
    offset = next;
  }
  const place = new PositionIndex(lenient).place(offset);
  return refuse(file, 'not-utf8', 'The bytes here are not UTF-8; save the file as UTF-8.', place);
}

function toFindings(reader: JsonReader, positions: PositionIndex, file: string): Finding[] {
  const findings = reader.problems.map((problem): Finding => ({
    severity: 'error',
    code: problem.code,
    file,
    ...positions.place(problem.offset),
    field: formatPath(problem.path),
    message: problem.message,
  }));
  const unlisted = reader.problemCount - findings.length;
  if (unlisted > 0) {
    const message = `${unlisted} more findings of this kind are not listed; mend these first.`;
    findings.push({ severity: 'error', code: 'more-findings', file, line: 1, column: 1, field: '', message });
  }
  return findings;
}
