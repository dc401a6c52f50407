/**
 * The quick reading of the files of a campaign against their parsers: on every document, sound or not, one result. Were the
 * quick one more lenient, `validate` would pass what `run` refuses.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCampaign } from '../../src/protocol/campaign.ts';
import type { Parsed } from '../../src/protocol/findings.ts';
import { readFlawless, type Format } from '../../src/protocol/flawless.ts';
import { readPlainJson } from '../../src/protocol/plain-json.ts';
import { CAMPAIGN_FORMAT, readCampaign } from '../../src/protocol/read-campaign.ts';
import { parsePolicy } from '../../src/repository/policy.ts';
import { POLICY_FORMAT, readPolicyFile } from '../../src/repository/read-policy.ts';
import { parseFixture, type Fixture } from '../../src/trial/fixture.ts';
import { FIXTURE_FORMAT, readFixture, readRubric, rubricFormat } from '../../src/trial/read-trial.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import { exampleFixture, exampleRubric } from '../support/example-trial.ts';
import { mutated, sweep } from './mutations.ts';
import { samplesOf } from './samples.ts';
import { generateSchema } from '../../scripts/schema-registry.ts';

const CAMPAIGNS = join(import.meta.dirname, '../../campaigns');
const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value, null, 2));

interface Subject {
  readonly format: Format<unknown>;
  readonly parse: (bytes: Uint8Array) => Parsed<unknown>;
  readonly read: (bytes: Uint8Array) => Promise<Parsed<unknown>>;
  readonly samples: readonly unknown[];
}

function rubricOf(fixture: Fixture, samples: readonly unknown[]): Subject {
  return {
    format: rubricFormat(fixture) as Format<unknown>,
    parse: (bytes) => parseRubric(bytes, 'f.json', fixture),
    read: (bytes) => readRubric(bytes, 'f.json', fixture),
    samples,
  };
}

/** Fixture and rubric of the sample campaigns, by folder. */
const TRIALS = readdirSync(CAMPAIGNS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const bytes = (file: string): Uint8Array => readFileSync(join(CAMPAIGNS, name, file));
    const fixture = parseFixture(bytes('fixture.json'), 'fixture.json');
    if (!fixture.ok) throw new Error(`${name} has no sound fixture`);
    return { name, fixture: fixture.value, rubric: JSON.parse(readFileSync(join(CAMPAIGNS, name, 'rubric.json'), 'utf8')) as unknown };
  });

const SUBJECTS: Readonly<Record<string, Subject>> = {
  campaign: {
    format: CAMPAIGN_FORMAT as Format<unknown>,
    parse: (bytes) => parseCampaign(bytes, 'f.json'),
    read: (bytes) => readCampaign(bytes, 'f.json'),
    samples: samplesOf('campaign'),
  },
  policy: {
    format: POLICY_FORMAT as Format<unknown>,
    parse: (bytes) => parsePolicy(bytes, 'f.json'),
    read: (bytes) => readPolicyFile(bytes, 'f.json'),
    samples: samplesOf('policy'),
  },
  fixture: {
    format: FIXTURE_FORMAT as Format<unknown>,
    parse: (bytes) => parseFixture(bytes, 'f.json'),
    read: (bytes) => readFixture(bytes, 'f.json'),
    samples: [...samplesOf('fixture'), ...TRIALS.map(({ fixture }) => fixture)],
  },
  rubric: rubricOf(exampleFixture() as Fixture, [exampleRubric()]),
  ...Object.fromEntries(TRIALS.map(({ name, fixture, rubric }) => [`rubric of ${name}`, rubricOf(fixture, [rubric])])),
};

/**
 * What the quick reading has to give: the parser's value when it has nothing to say, else nothing. Nothing, too, for a
 * spelling that only the careful reader of JSON understands (`plain-json.test.ts`).
 */
function expected(parsed: Parsed<unknown>, bytes: Uint8Array, { limits }: Format<unknown>): { readonly value: unknown } | null {
  const sound = parsed.ok && parsed.findings.length === 0;
  return sound && readPlainJson(bytes, limits) !== null ? { value: parsed.value } : null;
}

/** Equal to the byte: the order of keys reaches prompts and hashes. */
function same(found: unknown, wanted: unknown, what = ''): void {
  expect(JSON.stringify(found), what).toBe(JSON.stringify(wanted));
}

/** The same document with the keys of every object in another order. */
function shuffled(value: unknown, turn: number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, turn));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, shuffled(item, turn)] as const);
  const start = entries.length === 0 ? 0 : turn % entries.length;
  const turned = [...entries.slice(start), ...entries.slice(0, start)];
  return Object.fromEntries(turn % 2 === 0 ? turned : turned.reverse());
}

describe.each(Object.entries(SUBJECTS))('%s', (name, { format, parse, read, samples }) => {
  it('is read at once where it is sound, with the value that the parser gives', async () => {
    for (const sample of samples) {
      const bytes = encode(sample);
      expect(expected(parse(bytes), bytes, format)).not.toBeNull();
      same(readFlawless(format, bytes), expected(parse(bytes), bytes, format));
      same(await read(bytes), parse(bytes));
    }
  });

  it('gives the value with its keys in the order of the parser, whatever order the file has', async () => {
    for (let turn = 1; turn < 12; turn += 1) {
      const bytes = encode(shuffled(samples[0], turn));
      same(readFlawless(format, bytes), expected(parse(bytes), bytes, format));
      same(await read(bytes), parse(bytes));
    }
  });

  it('has one result on every edge, one at a time', () => {
    const schema = generateSchema(name.split(' ')[0] ?? '');
    const [sample] = samples;
    // Every edge of a schema stands in agreement.test.ts; of the long documents some are enough here.
    const stride = name.startsWith('rubric') ? 11 : 1;
    let sound = 0;
    let edge = 0;
    for (const { what, document } of sweep(sample, schema)) {
      if ((edge += 1) % stride !== 0) continue;
      const bytes = encode(document);
      const result = readFlawless(format, bytes);
      if (result !== null) sound += 1;
      same(result, expected(parse(bytes), bytes, format), what);
    }
    expect(sound).toBeGreaterThan(3);
  });

  it('has one result on documents with several changes, findings and all', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(samples), fc.nat(20), async (document, turn) => {
        const bytes = encode(shuffled(document, turn));
        const parsed = parse(bytes);
        same(readFlawless(format, bytes), expected(parsed, bytes, format));
        same(await read(bytes), parsed);
      }),
      { numRuns: 300 },
    );
  });

  it('is left to the parser in any spelling that hides something', async () => {
    const text = JSON.stringify(samples[0]);
    const spellings = [
      text.replace('{', '{"schemaVersion":1,'),
      `\ufeff${text}`,
      `${text} x`,
      text.replace('{', '{"__proto__":{},'),
      text.slice(0, -1),
      text.replace(/"([a-z])/u, (_, letter: string) => `"\\u00${letter.charCodeAt(0).toString(16)}`),
    ];
    for (const spelling of spellings) {
      const bytes = new TextEncoder().encode(spelling);
      expect(readFlawless(format, bytes)).toBeNull();
      expect(await read(bytes)).toEqual(parse(bytes));
    }
  });
});
