/**
 * The exact bytes that evidence is about, and the names under which an envelope binds them.
 */

import type { NamedFile } from '../ledger/check-reconciliations.ts';
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
  /** What lies in the folder of reconciliations, sorted by name; empty for a run in which nothing was lost. */
  readonly reconciliations: readonly NamedFile[];
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

/** A reconciliation file is a subject under its number among them, from `reconciliation-0001` on. */
export type ReconciliationSubject = `reconciliation-${string}`;

export function reconciliationSubject(number: number): ReconciliationSubject {
  return `reconciliation-${String(number).padStart(4, '0')}`;
}

/** One in-toto resource descriptor: SHA-256 of exact file bytes, so that `sha256sum` can check it. */
export interface Subject {
  readonly name: SubjectName | ReconciliationSubject;
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

/** All subjects of a run, in their fixed order: the files that every run has, then its reconciliations. */
export function subjectsOf(bundle: RunBundle): Subject[] {
  const subject = (name: Subject['name'], bytes: Uint8Array): Subject => ({
    name,
    digest: { sha256: sha256Hex(bytes) },
  });
  return [
    ...SUBJECT_NAMES.map((name) => subject(name, subjectBytes(bundle, name))),
    ...bundle.reconciliations.map(({ bytes }, index) => subject(reconciliationSubject(index + 1), bytes)),
  ];
}

/** The name that a subject must have at its place in the list. */
export function subjectNameAt(index: number): Subject['name'] {
  return SUBJECT_NAMES[index] ?? reconciliationSubject(index - SUBJECT_NAMES.length + 1);
}
