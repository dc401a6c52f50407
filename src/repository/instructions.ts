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
import type { Campaign } from '../protocol/campaign.ts';
import { SIZE_LIMITS } from './layout.ts';
import type { Git } from './git.ts';
import type { FieldFinding } from './place.ts';
import { THIS_REPOSITORY, type Policy } from './policy.ts';

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

/** The instruction of `campaign.candidates[index]`. Without a policy no package has a source, so none is resolved. */
export async function readInstruction(git: Git, policy: Policy | null, campaign: Campaign, index: number): Promise<InstructionRead> {
  const candidate = campaign.candidates[index];
  if (candidate === undefined) throw new RangeError('a campaign has two candidates');
  const field = (name: string, code: string, message: string): FieldFinding => ({ path: ['candidates', index, name], code, message });

  if (candidate.skillPath === NO_INSTRUCTION_PATH) return noInstruction(campaign, index);

  const packageSource = policy !== null && Object.hasOwn(policy.packages, candidate.packageId) ? policy.packages[candidate.packageId] : undefined;
  if (packageSource === undefined) {
    const known = policy === null ? [] : Object.keys(policy.packages).sort();
    const hint = known.length === 0 ? '' : ` Known packages: ${known.slice(0, 10).join(', ')}.`;
    return refuse(
      field('packageId', 'package-unknown', `.equipoise/policy.json names no source for package "${candidate.packageId}"; add it to "packages".${hint}`),
    );
  }
  if (packageSource !== THIS_REPOSITORY) {
    return refuse(
      field(
        'packageId',
        'package-elsewhere',
        `Package "${candidate.packageId}" lies in ${packageSource}; only packages of this repository (source ".") can be read from here.`,
      ),
    );
  }
  const read = await git.readBlob(candidate.reviewedCommit, candidate.skillPath, SIZE_LIMITS.instruction);
  if (!read.ok) {
    const name = read.problem === 'commit-missing' || read.problem === 'clone-shallow' || read.problem === 'not-a-commit' ? 'reviewedCommit' : 'skillPath';
    return refuse(field(name, `instruction-${read.problem}`, `The instruction cannot be read: ${sentence(read.message)}`));
  }
  const found = sha256Hex(read.bytes);
  if (found !== candidate.instructionSha256) {
    return refuse(
      field(
        'instructionSha256',
        'instruction-hash',
        `The file at the reviewed commit has SHA-256 ${found}. Review that text and pin this hash, or name the commit that holds the text you reviewed.`,
      ),
    );
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(read.bytes);
    return { ok: true, instruction: { bytes: read.bytes, text } };
  } catch {
    return refuse(field('skillPath', 'instruction-not-utf8', 'The instruction is not UTF-8 text, so no prompt can carry it unchanged.'));
  }
}

function noInstruction(campaign: Campaign, index: number): InstructionRead {
  const candidate = campaign.candidates[index];
  const other = campaign.candidates[1 - index];
  const findings: FieldFinding[] = [];
  const expect = (name: 'instructionSha256' | 'packageId' | 'reviewedCommit', expected: string | undefined, why: string): void => {
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

function refuse(finding: FieldFinding): InstructionRead {
  return { ok: false, findings: [finding] };
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
