/**
 * The exact bytes that evidence is about, and the names under which an envelope binds them.
 */

import type { Role } from '../protocol/campaign.ts';
import { sha256Hex } from '../protocol/digest.ts';

/** Everything a run can be judged by, byte for byte as it lies in git. */
export interface RunBundle {
  readonly campaign: Uint8Array;
  readonly fixture: Uint8Array;
  readonly rubric: Uint8Array;
  /** Instruction texts from the reviewed commits; empty bytes for an arm without an instruction. */
  readonly instructions: Readonly<Record<Role, Uint8Array>>;
  readonly admission: Uint8Array;
  readonly journal: Uint8Array;
  readonly run: Uint8Array;
  readonly usage: Uint8Array;
  readonly scores: Uint8Array;
  /** One page an arm: what was asked, who answered, what can be proved. */
  readonly manifests: Readonly<Record<Role, Uint8Array>>;
}

/** The names of the folders in which the files were found, for example `demo` and `run-1`. */
export interface RunPlace {
  readonly campaignFolder: string;
  readonly runFolder: string;
}

export const SUBJECT_NAMES = [
  'campaign',
  'fixture',
  'rubric',
  'instruction-baseline',
  'instruction-candidate',
  'admission',
  'journal',
  'run',
  'usage',
  'scores',
  'manifest-baseline',
  'manifest-candidate',
] as const;

export type SubjectName = (typeof SUBJECT_NAMES)[number];

/** One in-toto resource descriptor: SHA-256 of exact file bytes, so that `sha256sum` can check it. */
export interface Subject {
  readonly name: SubjectName;
  readonly digest: { readonly sha256: string };
}

/** The bytes behind each subject. */
export function subjectBytes(bundle: RunBundle, name: SubjectName): Uint8Array {
  switch (name) {
    case 'instruction-baseline':
      return bundle.instructions.baseline;
    case 'instruction-candidate':
      return bundle.instructions.candidate;
    case 'manifest-baseline':
      return bundle.manifests.baseline;
    case 'manifest-candidate':
      return bundle.manifests.candidate;
    default:
      return bundle[name];
  }
}

/** All subjects of a run, in their fixed order. */
export function subjectsOf(bundle: RunBundle): Subject[] {
  return SUBJECT_NAMES.map((name) => ({ name, digest: { sha256: sha256Hex(subjectBytes(bundle, name)) } }));
}
