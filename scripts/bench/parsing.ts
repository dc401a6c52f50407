/** Strict reading against `JSON.parse`, whole campaigns against reading the same bytes, and growth from n to 10 n. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { campaignSha256, parseCampaign } from '../../src/protocol/campaign.ts';
import { readStrictJson } from '../../src/protocol/strict-json.ts';
import { benchRepository } from './repository.ts';
import { inTurns, type Row } from './table.ts';

const CAMPAIGNS = 500;
const ROUNDS = 9;

export async function parsing(): Promise<Row[]> {
  const repository = await benchRepository({ pairs: 20 });
  try {
    const file = join(repository.root, repository.campaign, 'campaign.json');
    const bytes = readFileSync(file);
    const many = Buffer.from(
      JSON.stringify(Array.from({ length: 200 }, () => JSON.parse(bytes.toString('utf8')) as unknown)),
    );
    const more = Buffer.from(
      JSON.stringify(Array.from({ length: 2000 }, () => JSON.parse(bytes.toString('utf8')) as unknown)),
    );
    const limits = { maxBytes: 64 * 1024 * 1024, maxValues: 1_000_000 };
    const strict = (data: Buffer): void => {
      if (!readStrictJson(data, 'bench.json', limits).ok) throw new Error('the benchmark document does not parse');
    };
    const read = await inTurns(
      ROUNDS,
      () => {
        for (let index = 0; index < CAMPAIGNS; index += 1) validateOne(readFileSync(file));
      },
      () => {
        for (let index = 0; index < CAMPAIGNS; index += 1) createHash('sha256').update(readFileSync(file)).digest();
      },
    );
    const json = await inTurns(
      ROUNDS,
      () => {
        strict(many);
      },
      () => {
        JSON.parse(many.toString('utf8'));
      },
    );
    const growth = await inTurns(
      ROUNDS,
      () => {
        strict(more);
      },
      () => {
        strict(many);
      },
    );
    return [
      { name: `parse and hash ${CAMPAIGNS} campaigns`, against: 'read and hash the same bytes', ...read, aim: null },
      { name: `strict JSON, ${Math.round(many.length / 1024)} KiB`, against: 'JSON.parse', ...json, aim: null },
      { name: 'strict JSON, ten times the bytes', against: 'strict JSON', ...growth, aim: null },
    ];
  } finally {
    repository.remove();
  }
}

function validateOne(bytes: Uint8Array): string {
  const parsed = parseCampaign(bytes, 'campaign.json');
  if (!parsed.ok) throw new Error('the benchmark campaign does not parse');
  return campaignSha256(parsed.value);
}
