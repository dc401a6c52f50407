import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { eventData } from '../../src/gateway/drivers/event-stream.ts';
import { announcedId, finalResponse, streamError } from '../../src/gateway/drivers/openai-responses-answer.ts';

test.each<[string, string, string[]]>([
  ['one event', 'data: a\n\n', ['a']],
  ['several lines of data', 'data: a\ndata: b\n\n', ['a\nb']],
  ['no space after the colon, and one space only', 'data:a\n\ndata:  b\n\n', ['a', ' b']],
  ['other fields and comments', ': hi\nevent: x\nid: 1\nretry: 5\ndata: a\n\n', ['a']],
  ['a field that only begins alike', 'database: a\n\n', []],
  ['an empty field', 'data\n\n', ['']],
  ['all three line ends', 'data: a\r\n\r\ndata: b\r\rdata: c\n\n', ['a', 'b', 'c']],
  ['a byte order mark', '\u{FEFF}data: a\n\n', ['a']],
  ['an event that is cut off', 'data: a\n\ndata: b\n', ['a']],
  ['a last line that is cut off', 'data: a\n\ndata: b', ['a']],
  ['nothing', '', []],
])('%s', (_title, text, expected) => {
  expect(eventData(text)).toEqual(expected);
});

test('whatever is written as events is read again, whole or cut', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/[\r\n\u{FEFF}]/gu, ' '));
  fc.assert(
    fc.property(fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), fc.nat(), (events, cut) => {
      const data = events.map((lines) => lines.join('\n'));
      const written = events.map((lines) => lines.map((text) => `data: ${text}\n`).join('') + '\n');
      const text = written.join('');
      expect(eventData(text)).toEqual(data);
      // Of the beginning of a stream, its whole events and nothing else.
      const read = eventData(text.slice(0, cut % (text.length + 1)));
      expect(read).toEqual(data.slice(0, read.length));
    }),
  );
});

test.each(['', '{', '{}', '[]', '"x"', '{"type":1}'])(
  'a hundred thousand events of %j are given up after a few, before they keep everything else waiting',
  (data) => {
    const end = `data: ${JSON.stringify({ type: 'response.completed', response: { id: 'resp_1' } })}\n\n`;
    const few = `data: ${data}\n\n`.repeat(20);
    expect(finalResponse(`${few}${end}data: [DONE]\n\n`)).toEqual({ id: 'resp_1' });
    expect(announcedId(`${few}${end}`)).toBe('resp_1');
    const many = `data: ${data}\n\n`.repeat(100_000);
    const parse = vi.spyOn(JSON, 'parse');
    try {
      expect([finalResponse(`${many}${end}`), announcedId(`${many}${end}`), streamError(`${many}${end}`)]).toEqual([
        null,
        null,
        null,
      ]);
      expect(parse.mock.calls.length).toBeLessThan(1000);
    } finally {
      parse.mockRestore();
    }
  },
);
