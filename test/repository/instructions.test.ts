/** An arm without an instruction is spelt in one way only, and no field of it can claim anything. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCampaign, type Campaign } from '../../src/protocol/campaign.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { Git } from '../../src/repository/git.ts';
import { EMPTY_SHA256, NO_INSTRUCTION_PATH, readInstruction } from '../../src/repository/instructions.ts';
import { defaultPolicy, type Policy } from '../../src/repository/policy.ts';
import { createRepo, GIT_ENVIRONMENT, type TestRepo } from '../support/repo.ts';
import vector from '../vectors/campaign-01-upstream-unit-test.json' with { type: 'json' };

let repo: TestRepo;
let git: Git;
let commit: string;
const policy: Policy = defaultPolicy('skills');

beforeAll(() => {
  repo = createRepo();
  commit = repo.commit({ 'a.md': 'text', 'empty.md': '', 'bom.md': '\ufefftext' });
  git = new Git(repo.root, (name) => GIT_ENVIRONMENT[name]);
});
afterAll(() => {
  git.close();
});

function campaignWith(baseline: object, candidate: object = {}): Campaign {
  const value = structuredClone(vector.campaign);
  const common = { packageId: 'skills', reviewedCommit: commit };
  Object.assign(
    value.candidates[0] ?? {},
    common,
    { skillPath: 'a.md', instructionSha256: sha256Hex('text') },
    baseline,
  );
  Object.assign(
    value.candidates[1] ?? {},
    common,
    { skillPath: 'a.md', instructionSha256: sha256Hex('text') },
    candidate,
  );
  const parsed = parseCampaign(new TextEncoder().encode(JSON.stringify(value)), 'campaign.json');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings));
  return parsed.value;
}

async function problems(campaign: Campaign, index: number, by: Policy | null = policy): Promise<string[]> {
  const read = await readInstruction(git, by, campaign, index);
  return read.ok ? [] : read.findings.map(({ code, path }) => `${code} at ${path.join('.')}`);
}

const NONE = { skillPath: NO_INSTRUCTION_PATH, instructionSha256: EMPTY_SHA256 };

describe('no instruction', () => {
  it('is empty, and git is not asked', async () => {
    expect(EMPTY_SHA256).toBe(sha256Hex(''));
    const read = await readInstruction(git, policy, campaignWith(NONE), 0);
    expect(read).toEqual({ ok: true, instruction: { bytes: new Uint8Array(0), text: '' } });
  });

  it('repeats package and commit of the other arm', async () => {
    const found = await problems(campaignWith({ ...NONE, packageId: 'other', reviewedCommit: '1'.repeat(40) }), 0);
    expect(found).toEqual([
      'no-instruction-field at candidates.0.packageId',
      'no-instruction-field at candidates.0.reviewedCommit',
    ]);
  });

  it('has no other hash than that of nothing', async () => {
    expect(await problems(campaignWith({ ...NONE, instructionSha256: sha256Hex('text') }), 0)).toEqual([
      'no-instruction-field at candidates.0.instructionSha256',
    ]);
  });

  it('cannot be claimed for a file that has text', async () => {
    expect(await problems(campaignWith({ instructionSha256: EMPTY_SHA256 }), 0)).toEqual([
      'instruction-hash at candidates.0.instructionSha256',
    ]);
  });

  it('can also be an empty file', async () => {
    expect(await problems(campaignWith({ skillPath: 'empty.md', instructionSha256: EMPTY_SHA256 }), 0)).toEqual([]);
  });
});

describe('an instruction', () => {
  it('keeps every byte, a byte order mark included', async () => {
    const campaign = campaignWith({}, { skillPath: 'bom.md', instructionSha256: sha256Hex('\ufefftext') });
    const read = await readInstruction(git, policy, campaign, 1);
    expect(read.ok && read.instruction.text).toBe('\ufefftext');
  });

  it('is looked for nowhere without a policy, whose own findings say why', async () => {
    expect(await problems(campaignWith({}), 0, null)).toEqual([]);
    expect((await readInstruction(git, null, campaignWith({}), 0)).ok).toBe(false);
  });
});
