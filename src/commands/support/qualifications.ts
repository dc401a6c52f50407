/** The files of `.equipoise/qualifications/`: written before a request may leave, completed after it, never reused. */
import { readdir } from 'node:fs/promises';
import { encodeJsonFile } from '../../ledger/encode.ts';
import { parseQualification, type Qualification } from '../../ledger/qualification.ts';
import type { Parsed } from '../../protocol/findings.ts';
import { safeSegment } from '../../protocol/safe-segment.ts';
import { kindOf, readRecord } from '../../repository/files.ts';
import { writeFileAtomic } from '../../repository/write-file.ts';
import { CONTROL_FOLDER, inRoot, SIZE_LIMITS } from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';

export const QUALIFICATIONS_FOLDER = `${CONTROL_FOLDER}/qualifications`;

/** Path of a qualification, relative to the root: profile and moment, which no two of them share. */
export function qualificationPath(profileId: string, at: string): string {
  return `${QUALIFICATIONS_FOLDER}/${safeSegment(profileId)}-${at.replace(/[-:.]/gu, '')}.json`;
}

/** Durable when the promise resolves. @throws EquipoiseError `file-exists`: this request was made before. */
export function writeDispatched(root: string, path: string, qualification: Qualification): Promise<void> {
  return writeFileAtomic(inRoot(root, path), encodeJsonFile(qualification), { replace: false });
}

export function writeSettled(root: string, path: string, qualification: Qualification): Promise<void> {
  return writeFileAtomic(inRoot(root, path), encodeJsonFile(qualification), { replace: true });
}

export interface StoredQualification {
  /** Relative to the root. */
  readonly path: string;
  readonly parsed: Parsed<Qualification>;
}

/** All there are, by name; one that cannot be read comes with its findings. */
export async function listQualifications(root: string): Promise<StoredQualification[]> {
  const kind = await kindOf(inRoot(root, QUALIFICATIONS_FOLDER));
  if (kind === 'missing') return [];
  if (kind !== 'folder') {
    const finding = fileFinding(QUALIFICATIONS_FOLDER, 'file-not-regular', 'This is not a folder of its own.');
    return [{ path: QUALIFICATIONS_FOLDER, parsed: { ok: false, findings: [finding] } }];
  }
  const names = (await readdir(inRoot(root, QUALIFICATIONS_FOLDER))).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = `${QUALIFICATIONS_FOLDER}/${name}`;
      const read = await readRecord(root, path, SIZE_LIMITS.control);
      const parsed = read.ok
        ? parseQualification(read.bytes, path)
        : { ok: false as const, findings: [fileFinding(path, read.problem, read.message)] };
      return { path, parsed };
    }),
  );
}
