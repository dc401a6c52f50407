/**
 * From the text of an answer to a value: strict JSON, possibly in one Markdown code fence.
 *
 * Models wrap JSON in a fence by habit, whatever they are told; exactly one fence around the whole answer is therefore
 * taken off. Nothing else is repaired: prose around the JSON, two objects, duplicate keys, comments or trailing commas
 * make the answer malformed, because every repair is a guess at what was meant.
 */

import { readStrictJson } from '../protocol/strict-json.ts';

/** Largest answer that is read, in bytes of UTF-8. A longer one is malformed, not truncated. */
export const MAX_ANSWER_BYTES = 512 * 1024;
const MAX_DEPTH = 16;

const FENCE = '```';
const LONE_SURROGATE = /\p{Surrogate}/u;

export type AnswerValue = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** The JSON value of an answer. Never throws, whatever the text; linear in its length. */
export function readAnswer(answerText: string): AnswerValue {
  // The encoder would replace a lone surrogate and thereby repair the answer.
  if (LONE_SURROGATE.test(answerText)) return { ok: false };
  const bytes = new TextEncoder().encode(unfenced(answerText));
  const read = readStrictJson(bytes, 'answer', { maxBytes: MAX_ANSWER_BYTES, maxDepth: MAX_DEPTH });
  return read.ok ? { ok: true, value: read.value.value } : { ok: false };
}

/** The text inside the fence if the whole answer is one, else the answer as it is. */
function unfenced(answerText: string): string {
  const trimmed = trimJsonSpace(answerText);
  if (!trimmed.startsWith(FENCE) || !trimmed.endsWith(`\n${FENCE}`)) return answerText;
  const firstLine = trimmed.indexOf('\n');
  const label = trimmed.slice(FENCE.length, firstLine).trim();
  if (label !== '' && label !== 'json') return answerText;
  return trimmed.slice(firstLine + 1, Math.max(firstLine + 1, trimmed.length - FENCE.length));
}

/** Only JSON's own white space: `String.prototype.trim` would also take off what JSON forbids. */
function trimJsonSpace(value: string): string {
  let from = 0;
  let to = value.length;
  while (from < to && ' \t\r\n'.includes(value.charAt(from))) from += 1;
  while (to > from && ' \t\r\n'.includes(value.charAt(to - 1))) to -= 1;
  return value.slice(from, to);
}
