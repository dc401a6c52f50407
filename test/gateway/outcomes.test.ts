/** docs/outcomes.md says what the conformance table says. To write it anew: UPDATE_OUTCOMES=1 with this test. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

import { FAILURE_CODES } from '../../src/ledger/events.ts';
import { DRIVER_CASES } from '../support/driver-cases.ts';
import { outcomesDocument } from '../support/outcomes-document.ts';

const path = resolve(import.meta.dirname, '../../docs/outcomes.md');

test('the document is the table', async () => {
  const written = await outcomesDocument(path);
  if (process.env['UPDATE_OUTCOMES'] === '1') writeFileSync(path, written);
  expect(readFileSync(path, 'utf8')).toBe(written);
});

test('no two cases have one title, and every code is one that a journal can hold', () => {
  const titles = DRIVER_CASES.map(({ title }) => title);
  expect(titles).toHaveLength(new Set(titles).size);
  const codes = DRIVER_CASES.map(({ outcome }) => outcome.code).filter((code) => code !== null);
  expect(codes.filter((code) => !FAILURE_CODES.includes(code))).toEqual([]);
});

test('the columns hang together', () => {
  for (const { title, outcome } of DRIVER_CASES) {
    const { kind, code, retried, charged, eligible } = outcome;
    expect({ title, eligible }).toEqual({ title, eligible: kind === 'received' && code === null });
    expect({ title, free: charged === 'nothing' }).toEqual({ title, free: kind === 'failed' });
    if (retried) expect({ title, kind }).toEqual({ title, kind: 'failed' });
  }
});
