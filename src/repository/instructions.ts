/**
 * The two instructions of a campaign as exact bytes: from git objects at the reviewed commit, held against the hash
 * that was reviewed. The work tree is never looked at, for it may say anything.
 *
 * An arm can have no instruction at all, which measures a skill against nothing. The protocol knows no such arm, so
 * it is spelt within it: `skillPath` is `no-instruction`, `instructionSha256` that of zero bytes, and package and
 * commit repeat the other arm's, so that no field can claim anything. Git is not asked then: the hash itself fixes
 * the content. Any other path with the empty hash is looked up like every path and must be an empty file.
 */
import { sha256Hex } from '../protocol/digest.ts';
import type { Campaign, CandidateReference } from '../protocol/campaign.ts';
import { quote } from '../protocol/quote.ts';
import { decodeUtf8 } from '../protocol/utf8.ts';
import { SIZE_LIMITS } from './layout.ts';
import type { BlobProblem, Git } from './git.ts';
import type { FieldFinding } from './place.ts';
import type { Policy } from './policy.ts';
import { THIS_REPOSITORY } from './policy-rules.ts';

export const NO_INSTRUCTION_PATH = 'no-instruction';
/** SHA-256 of zero bytes. */
export const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export interface Instruction {
  readonly bytes: Uint8Array;
  readonly text: string;
}

export type InstructionRead =
  | { readonly ok: true; readonly instruction: Instruction }
  | { readonly ok: false; readonly findings: readonly FieldFinding[] };

export type BytesRead =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly findings: readonly FieldFinding[] };

/** The instruction of `campaign.candidates[index]`, held against its hash. */
export async function readInstruction(
  git: Git,
  policy: Policy | null,
  campaign: Campaign,
  index: number,
): Promise<InstructionRead> {
  const candidate = candidateAt(campaign, index);
  if (candidate.skillPath === NO_INSTRUCTION_PATH) return noInstruction(campaign, index);
  const read = await readInstructionBytes(git, policy, campaign, index);
  if (!read.ok) return read;
  const found = sha256Hex(read.bytes);
  if (found !== candidate.instructionSha256) {
    return refuse(
      index,
      'instructionSha256',
      'instruction-hash',
      `The file at the reviewed commit has SHA-256 ${found}. Review that text and pin this hash, or name the commit that holds the text you reviewed.`,
    );
  }
  const text = decodeUtf8(read.bytes);
  if (text !== null) return { ok: true, instruction: { bytes: read.bytes, text } };
  return refuse(
    index,
    'skillPath',
    'instruction-not-utf8',
    'The instruction is not UTF-8 text, so no prompt can carry it unchanged.',
  );
}

/**
 * The bytes alone, whatever hash is pinned: what a verifier compares by itself. Without a policy no package has a
 * source: nothing is found, and nothing said about it, for the policy's own findings say why.
 */
export async function readInstructionBytes(
  git: Git,
  policy: Policy | null,
  campaign: Campaign,
  index: number,
): Promise<BytesRead> {
  const { packageId, reviewedCommit, skillPath } = candidateAt(campaign, index);
  if (skillPath === NO_INSTRUCTION_PATH) return { ok: true, bytes: new Uint8Array(0) };
  if (policy === null) return { ok: false, findings: [] };
  const source = Object.hasOwn(policy.packages, packageId) ? policy.packages[packageId] : undefined;
  if (source === undefined) {
    const known = Object.keys(policy.packages).sort();
    const hint = known.length === 0 ? '' : ` Known packages: ${known.slice(0, 10).join(', ')}.`;
    return refuse(
      index,
      'packageId',
      'package-unknown',
      `.equipoise/policy.json names no source for package ${quote(packageId)}; add it to "packages".${hint}`,
    );
  }
  const fetched = await git.sources();
  if (fetched === null && source !== THIS_REPOSITORY) {
    return refuse(
      index,
      'packageId',
      'package-elsewhere',
      `Package ${quote(packageId)} lies in ${source}; only packages of this repository (source ".") can be read from here.`,
    );
  }
  // One store holds commits of several repositories: a text of one must not pass for a text of another.
  if (fetched !== null && !fetched.has(source, reviewedCommit)) {
    const where = source === THIS_REPOSITORY ? 'this repository' : source;
    return refuse(
      index,
      'reviewedCommit',
      'instruction-commit-missing',
      `Commit ${reviewedCommit} could not be fetched from ${where}; name a commit that can be reached there.`,
    );
  }
  const read = await git.readBlob(reviewedCommit, skillPath, SIZE_LIMITS.instruction);
  if (read.ok) return { ok: true, bytes: read.bytes };
  const field = OF_THE_COMMIT.has(read.problem) ? 'reviewedCommit' : 'skillPath';
  const message = read.message.endsWith('.') ? read.message : `${read.message}.`;
  return refuse(index, field, `instruction-${read.problem}`, `The instruction cannot be read: ${message}`);
}

const OF_THE_COMMIT: ReadonlySet<BlobProblem> = new Set<BlobProblem>([
  'commit-missing',
  'clone-shallow',
  'not-a-commit',
]);

function candidateAt(campaign: Campaign, index: number): CandidateReference {
  const candidate = campaign.candidates[index];
  if (candidate === undefined) throw new RangeError('a campaign has two candidates');
  return candidate;
}

function noInstruction(campaign: Campaign, index: number): InstructionRead {
  const candidate = campaign.candidates[index];
  const other = campaign.candidates[1 - index];
  const findings: FieldFinding[] = [];
  const expect = (
    name: 'instructionSha256' | 'packageId' | 'reviewedCommit',
    expected: string | undefined,
    why: string,
  ): void => {
    if (candidate?.[name] === expected) return;
    findings.push({
      path: ['candidates', index, name],
      code: 'no-instruction-field',
      message: `The path "${NO_INSTRUCTION_PATH}" stands for no instruction at all, so ${why}: ${expected ?? ''}.`,
    });
  };
  expect('instructionSha256', EMPTY_SHA256, 'the hash is that of zero bytes');
  expect('packageId', other?.packageId, "the package repeats the other arm's");
  expect('reviewedCommit', other?.reviewedCommit, "the commit repeats the other arm's");
  if (findings.length > 0) return { ok: false, findings };
  return { ok: true, instruction: { bytes: new Uint8Array(0), text: '' } };
}

function refuse(
  index: number,
  field: keyof CandidateReference,
  code: string,
  message: string,
): { readonly ok: false; readonly findings: readonly FieldFinding[] } {
  return { ok: false, findings: [{ path: ['candidates', index, field], code, message }] };
}
