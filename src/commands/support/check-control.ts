/** The control files `.equipoise/routes.json` and `.equipoise/trust.json`, parsed strictly where they exist. */
import type { Finding } from '../../protocol/findings.ts';
import { readRecord } from '../../repository/files.ts';
import { ROUTES_FILE, SIZE_LIMITS } from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';

/** Findings about one control file other than the policy. A missing one is none: it is needed only by who uses it. */
export async function checkControlFile(root: string, file: string, shown: string): Promise<readonly Finding[]> {
  const read = await readRecord(root, file, SIZE_LIMITS.control);
  if (!read.ok) return read.problem === 'file-missing' ? [] : [fileFinding(shown, read.problem, read.message)];
  if (file === ROUTES_FILE) {
    const { parseRouteCatalog } = await import('../../route/catalog.ts');
    return parseRouteCatalog(read.bytes, shown).findings;
  }
  // Loaded late: judging a key needs curve arithmetic, which a campaign alone must not pay for.
  const { parseTrust } = await import('../../evidence/trust.ts');
  return parseTrust(read.bytes, shown).findings;
}
