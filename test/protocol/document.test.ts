/** Bytes to values for any schema: what the formats of the protocol do not show. */

import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkValue, parseDocument, rule } from '../../src/protocol/document.ts';
import { text } from '../../src/protocol/scalars.ts';
import { codesOf, utf8, valueOf } from './helpers.ts';

const parse = (schema: z.ZodType, json: string) => parseDocument(schema, utf8(json), 'f.json');
const messages = (schema: z.ZodType, json: string) => parse(schema, json).findings.map((finding) => finding.message);

test('a map cannot swallow a key "__proto__"', () => {
  const schema = z.strictObject({ packages: z.record(text(20), z.string()) });
  const parsed = parse(schema, '{"packages": {"a": "b",\n "__proto__": "c"}}');
  expect(parsed.findings).toMatchObject([{ code: 'unknown-field', field: 'packages.__proto__', line: 2, column: 2 }]);
  expect(valueOf(parse(schema, '{"packages": {"a": "b"}}'))).toEqual({ packages: { a: 'b' } });
});

test('a wrong key of a map is shown where the key stands', () => {
  const parsed = parse(z.record(text(5), z.number()), '{"abc": 1, "abcdef": 2}');
  expect(parsed.findings).toMatchObject([{ code: 'invalid-text', field: 'abcdef', column: 12 }]);
});

test('alternatives: the one that came furthest speaks', () => {
  const schema = z.strictObject({
    at: z.union([z.null(), z.strictObject({ line: z.int().min(1), file: z.string() })]),
  });
  expect(
    parse(schema, '{"at": {"line": 0, "file": "x", "fiel": 1}}').findings.map(({ code, field }) => [code, field]),
  ).toEqual([
    ['out-of-range', 'at.line'],
    ['unknown-field', 'at.fiel'],
  ]);
});

test('nullable, optional and default fields offer the names inside them', () => {
  const inner = z.strictObject({ maximum: z.int() });
  const schema = z.strictObject({
    a: inner.nullable().optional(),
    b: z.array(inner).default([]),
    c: z.record(z.string(), inner),
  });
  const found = messages(schema, '{"a": {"maximun": 1}, "b": [{"maximun": 1}], "c": {"k": {"maximun": 1}}}');
  expect(found.filter((message) => message.includes('did you mean "maximum"?'))).toHaveLength(3);
});

test('bounds of texts, arrays and exclusive ranges are told', () => {
  const schema = z.strictObject({
    t: z.string().max(3),
    a: z.array(z.int()).min(2),
    n: z.number().gt(0),
    s: z.string().min(1),
  });
  expect(messages(schema, '{"t": "abcd", "a": [1], "n": 0, "s": ""}')).toEqual([
    'Found a text of 4 characters; expected at most 3.',
    'Found 1 entries; expected at least 2.',
    'Found 0; expected more than 0.',
    'Found a text of 0 characters; expected at least 1.',
  ]);
});

test('a check of the whole runs on accepted values only, a rule on any part that is well-formed', () => {
  const schema = z.strictObject({ a: z.int(), b: z.string() });
  const whole = parseDocument(schema, utf8('{"a": 1, "b": 2}'), 'f', () => {
    throw new Error('the value was refused');
  });
  expect(codesOf(whole)).toEqual(['wrong-type']);
  const part = rule(z.object({ a: z.int() }), ({ a }, report) => report.error(['a'], 'odd', `Found ${a}.`));
  expect(codesOf(parseDocument(schema, utf8('{"a": 1, "b": 2}'), 'f', [part]))).toEqual(['odd', 'wrong-type']);
});

test('warnings and notices travel with the value; an error refuses it', () => {
  const schema = z.strictObject({ a: z.int() });
  const parsed = parseDocument(schema, utf8('{"a": 1}'), 'f', (_value, report) => {
    report.notice(['a'], 'n', 'Note.');
    report.warning([], 'w', 'Mind.');
  });
  expect(parsed).toMatchObject({
    ok: true,
    value: { a: 1 },
    findings: [{ severity: 'warning' }, { severity: 'notice' }],
  });
  const many = parseDocument(schema, utf8('{"a": 1}'), 'f', (_value, report) => {
    for (let count = 0; count < 300; count += 1) report.warning(['a'], 'w', 'Mind.');
  });
  expect(many.ok).toBe(true);
  expect(many.findings.at(-1)).toMatchObject({ severity: 'warning', code: 'more-findings' });
});

test('a value without a document has findings at the start of the file', () => {
  expect(checkValue(z.strictObject({ a: z.int() }), { a: 'x' }, 'made.json').findings).toMatchObject([
    { file: 'made.json', line: 1, column: 1, field: 'a' },
  ]);
});

test('an unusable number or a repeated key does not hide what else is wrong', () => {
  const schema = z.strictObject({ a: z.int(), b: z.string() });
  expect(codesOf(parse(schema, '{"a": 1e400, "b": 1, "c": 2, "c": 3}'))).toEqual([
    'number-overflow',
    'wrong-type',
    'unknown-field',
    'duplicate-key',
  ]);
});

test('a schema says the same before and after it has been used often enough to be compiled', () => {
  const schema = z.strictObject({ a: z.array(z.union([z.strictObject({ b: z.int() }), z.string().min(2)])).max(4) });
  const value = { a: [{ b: 1.5 }, { b: 1, c: 2 }, 'x', null], d: 1 };
  const first = checkValue(schema, value, 'f');
  expect(codesOf(first).length).toBeGreaterThan(3);
  for (let use = 0; use < 300; use += 1) expect(checkValue(schema, value, 'f')).toEqual(first);
});
