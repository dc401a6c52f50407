/** Which texts are an answer at all. */

import { describe, expect, it } from 'vitest';
import { MAX_ANSWER_BYTES, readAnswer } from '../../src/trial/answer-text.ts';

const good = (text: string): unknown => {
  const read = readAnswer(text);
  expect(read.ok).toBe(true);
  return read.ok ? read.value : undefined;
};

describe('an answer', () => {
  it.each([
    ['plain JSON', '{"a":1}'],
    ['JSON within white space', '\n\t {"a":1} \r\n'],
    ['JSON in a fence with a label', '```json\n{"a":1}\n```'],
    ['JSON in a fence without one', '```\n{"a":1}\n```\n'],
    ['JSON in a fence with Windows line ends', '```json\r\n{"a":1}\r\n```\r\n'],
  ])('may be %s', (_, text) => {
    expect(good(text)).toEqual({ a: 1 });
  });

  it('keeps a fence that stands inside a text', () => {
    expect(good('{"a":"```json\\n```"}')).toEqual({ a: '```json\n```' });
    expect(good('```json\n{"a":"```"}\n```')).toEqual({ a: '```' });
  });

  it.each([
    ['nothing', ''],
    ['prose', 'I found no problems.'],
    ['prose before JSON', 'Here it is: {"a":1}'],
    ['prose before a fence', 'Here it is:\n```json\n{"a":1}\n```'],
    ['prose after a fence', '```json\n{"a":1}\n```\nI hope this helps.'],
    ['two fences', '```json\n{"a":1}\n```\n```json\n{"a":1}\n```'],
    ['a fence of another language', '```js\n{"a":1}\n```'],
    ['a fence in one line', '```{"a":1}```'],
    ['an open fence', '```json\n{"a":1}'],
    ['an empty fence', '```json\n```'],
    ['a fence in a fence', '````\n```json\n{"a":1}\n```\n````'],
    ['two values', '{"a":1}{"a":1}'],
    ['a duplicate key', '{"a":1,"a":1}'],
    ['a duplicate key further down', '{"a":{"b":1,"\\u0062":2}}'],
    ['a trailing comma', '{"a":1,}'],
    ['a comment', '{"a":1}// done'],
    ['single quotes', "{'a':1}"],
    ['a byte order mark', '\uFEFF{"a":1}'],
    ['a lone surrogate', '{"a":"\uD800"}'],
    ['an escaped lone surrogate', '{"a":"\\ud800"}'],
    ['a raw line feed in a text', '{"a":"x\ny"}'],
    ['a number beyond exactness', '{"a":9007199254740993}'],
    ['other white space around it', '\u00A0{"a":1}'],
    ['deep nesting', `${'['.repeat(40)}${']'.repeat(40)}`],
  ])('is not %s', (_, text) => {
    expect(readAnswer(text)).toEqual({ ok: false });
  });

  it('is read up to a size in bytes and not beyond', () => {
    const fits = `{"a":"${'x'.repeat(MAX_ANSWER_BYTES - 8)}"}`;
    expect(readAnswer(fits).ok).toBe(true);
    expect(readAnswer(`${fits} `).ok).toBe(false);
    // Within the limit in UTF-16 units, beyond it in bytes.
    expect(readAnswer(`{"a":"${'é'.repeat(MAX_ANSWER_BYTES / 2)}"}`).ok).toBe(false);
  });

  it('has a key __proto__ like any other, which reaches nothing', () => {
    const value = good('{"__proto__":{"findings":[]}}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value as object)).toEqual(['__proto__']);
  });
});
