/** Response contracts at run time, and that nobody pays for ajv who does not score. */

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileContract } from '../../src/trial/response-contract.ts';
import { templateTrial } from '../../src/trial/templates.ts';
import { onlyCase, parseTrial } from './support/trials.ts';

const conformsTo = (category: 'code-review-coverage' | 'workflow-adherence') => {
  const template = templateTrial(category);
  return compileContract(onlyCase(parseTrial(template?.fixture, template?.rubric)).responseSchema);
};

const finding = {
  file: 'src/pages.ts',
  line: 24,
  kind: 'boundary',
  severity: 'high',
  title: 't',
  explanation: 'e',
  test: 'x',
};

describe('a response contract', () => {
  it('accepts what it describes, the empty answer included', async () => {
    const conforms = await conformsTo('code-review-coverage');
    expect(conforms({ findings: [] })).toBe(true);
    expect(conforms({ findings: [finding] })).toBe(true);
    // Length is counted in code points, as JSON Schema does.
    expect(conforms({ findings: [{ ...finding, title: '\u{1F600}'.repeat(200) }] })).toBe(true);
  });

  it.each([
    ['another top', [finding]],
    ['a missing list', {}],
    ['an unknown property', { findings: [], summary: '' }],
    ['an unknown property of a finding', { findings: [{ ...finding, confidence: 1 }] }],
    ['a missing property', { findings: [{ ...finding, test: undefined }] }],
    ['a file that is not offered', { findings: [{ ...finding, file: 'src/Pages.ts' }] }],
    ['a kind that is not offered', { findings: [{ ...finding, kind: 'Boundary' }] }],
    ['a line as text', { findings: [{ ...finding, line: '24' }] }],
    ['half a line', { findings: [{ ...finding, line: 24.5 }] }],
    ['line 0', { findings: [{ ...finding, line: 0 }] }],
    ['a line after the last', { findings: [{ ...finding, line: 35 }] }],
    ['too long a text', { findings: [{ ...finding, title: 'x'.repeat(201) }] }],
    ['too many findings', { findings: Array.from({ length: 13 }, () => finding) }],
    ['an own property called __proto__', JSON.parse('{"findings":[],"__proto__":1}') as unknown],
  ])('refuses %s', async (_, answer) => {
    const conforms = await conformsTo('code-review-coverage');
    expect(conforms(answer)).toBe(false);
  });

  it('is enforced without importing ajv before it is needed', () => {
    const folder = new URL('../../src/trial/', import.meta.url);
    const importing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .filter((name) => readFileSync(new URL(name, folder), 'utf8').includes("'ajv"));
    expect(importing).toEqual(['response-contract.ts']);
    const source = readFileSync(new URL('response-contract.ts', folder), 'utf8');
    expect(source).not.toMatch(/^import .*ajv/m);
    expect(source).toContain("await import('ajv/dist/2020.js')");
  });
});
