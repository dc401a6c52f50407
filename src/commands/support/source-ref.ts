/** `REF:PATH`, as people name an instruction: a commit in any of git's spellings and a file in it, made into a reference. */
import type { CandidateReference } from '../../protocol/campaign.ts';
import { sha256Hex } from '../../protocol/digest.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { quote } from '../../protocol/quote.ts';
import { decodeUtf8 } from '../../protocol/utf8.ts';
import { portablePathProblem } from '../../protocol/safe-path.ts';
import type { Git } from '../../repository/git.ts';
import { EMPTY_SHA256, NO_INSTRUCTION_PATH } from '../../repository/instructions.ts';
import { SIZE_LIMITS } from '../../repository/layout.ts';
import { slugOf } from './slug.ts';

/** Asks for an arm without an instruction. */
export const NO_INSTRUCTION = 'none';

export interface ResolvedSource {
  readonly reference: Omit<CandidateReference, 'role' | 'packageId' | 'id'>;
  /** The instruction; empty for an arm without one. */
  readonly text: string;
  /** Readable name made from the path, such as `code-review`. */
  readonly name: string;
}

/** Reads the file from git objects and pins it. `option` names the flag in messages. */
export async function resolveSource(git: Git, text: string, option: string): Promise<ResolvedSource> {
  // A name of a commit never holds a colon; a path may.
  const colon = text.indexOf(':');
  if (colon <= 0 || colon === text.length - 1) {
    throw new EquipoiseError(
      'usage',
      `${option} ${quote(text)} names no file in git: write REF:PATH, such as main:skills/review/SKILL.md.`,
      2,
    );
  }
  const ref = text.slice(0, colon);
  const path = text.slice(colon + 1);
  const problem = portablePathProblem(path);
  if (problem !== null) throw new EquipoiseError('usage', `${option} ${quote(text)}: ${problem}`, 2);
  if (path === NO_INSTRUCTION_PATH) {
    throw new EquipoiseError(
      'usage',
      `${option}: the path ${quote(path)} is reserved for arms without an instruction; say ${option} none.`,
      2,
    );
  }
  const reviewedCommit = await git.resolveCommit(ref);
  const read = await git.readBlob(reviewedCommit, path, SIZE_LIMITS.instruction);
  if (!read.ok) {
    const exit = read.problem === 'clone-shallow' ? 3 : 1;
    throw new EquipoiseError(`instruction-${read.problem}`, `${option} ${quote(text)}: ${read.message}`, exit);
  }
  const instruction = decodeUtf8(read.bytes);
  if (instruction === null) {
    throw new EquipoiseError(
      'instruction-not-utf8',
      `${option} ${quote(text)} is not UTF-8 text, so no prompt can carry it unchanged.`,
      1,
    );
  }
  return {
    reference: { skillPath: path, reviewedCommit, instructionSha256: sha256Hex(read.bytes) },
    text: instruction,
    name: nameOf(path),
  };
}

/** An arm without an instruction, in the one spelling that loading accepts: it repeats the other arm's commit. */
export function noInstruction(otherCommit: string): ResolvedSource {
  return {
    reference: { skillPath: NO_INSTRUCTION_PATH, reviewedCommit: otherCommit, instructionSha256: EMPTY_SHA256 },
    text: '',
    name: 'no-instruction',
  };
}

/** `skills/code-review/SKILL.md` is called by its folder, `prompts/review.md` by itself. */
function nameOf(path: string): string {
  const segments = path.split('/');
  const file = segments.at(-1) ?? '';
  const stem = file.replace(/\.[A-Za-z0-9]+$/u, '');
  const folder = segments.at(-2);
  return slugOf(
    folder !== undefined && /^(?:skill|index|readme|agents|prompt)$/iu.test(stem) ? folder : stem,
    'instruction',
  );
}
