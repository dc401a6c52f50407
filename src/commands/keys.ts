/**
 * `keys generate`: a signing key. The secret half goes to a file outside every work tree, the public half into
 * `.equipoise/trust.json`, which is what makes signatures by it believed.
 */
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pkcs8Pem, signingKeyFromSeed } from '../evidence/keys.ts';
import { encodeTrust, parseTrust, trustedKey, type TrustRoot } from '../evidence/trust.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { kindOf, readRecord } from '../repository/files.ts';
import { writeFileAtomic } from '../repository/write-file.ts';
import { notARepository } from '../repository/git-errors.ts';
import { findRoot } from '../repository/git.ts';
import { inRoot, SIZE_LIMITS, TRUST_FILE } from '../repository/layout.ts';
import type { CommandResult, Context } from './context.ts';
import { refusal } from './support/findings.ts';
import { SIGNING_KEY_VARIABLE } from './support/secrets.ts';
import { slugOf } from './support/slug.ts';

export interface KeysGenerateRequest {
  /**
   * Where the secret half goes: a new file outside every git work tree. Null: a file named after the repository in
   * `equipoise/` of the user's configuration folder.
   */
  readonly out: string | null;
  /** A note for people, kept in trust.json; null for none. */
  readonly label: string | null;
}

export interface KeysGenerateReport {
  /** Hex SHA-256 of the key's SPKI DER. */
  readonly keyId: string;
  readonly privateKeyFile: string;
  readonly trustFile: string;
  readonly validFrom: string;
}

export async function keysGenerateCommand(request: KeysGenerateRequest, context: Context): Promise<CommandResult> {
  const root = findRoot(context.cwd);
  if (root === null) throw notARepository(context.cwd);
  const file = await outsideFile(context, request.out ?? defaultFile(root, context));
  const before = await readTrust(root);

  const seed = context.randomBytes(32);
  const key = signingKeyFromSeed(seed);
  if (key === null) throw new TypeError('a seed has 32 bytes');
  const validFrom = context.now().toISOString();
  const after = encodeTrust({
    ...before,
    keys: [...before.keys, trustedKey(key.raw, validFrom, request.label ?? undefined)],
  });
  const checked = parseTrust(after, TRUST_FILE);
  if (!checked.ok) throw refusal('The key cannot be added to the trust root.', checked.findings);

  // The secret first: a trust root that believes a key nobody holds would be worse than a key nobody believes.
  await writeFileAtomic(file, pkcs8Pem(key.seed), { mode: 0o600, replace: false });
  seed.fill(0);
  key.seed.fill(0);
  await writeFileAtomic(inRoot(root, TRUST_FILE), after, { replace: true });

  const report: KeysGenerateReport = { keyId: key.keyId, privateKeyFile: file, trustFile: TRUST_FILE, validFrom };
  const text = [
    `key id       ${key.keyId}`,
    `private key  ${file} (readable by you alone; keep it out of git)`,
    `public key   added to ${TRUST_FILE}, valid from ${validFrom}`,
    `Next: commit ${TRUST_FILE} in a pull request of its own. To sign: equipoise sign RUN_DIR --key FILE`,
    `In Actions, put the file's content into the secret ${SIGNING_KEY_VARIABLE} of an environment of its own.`,
  ].join('\n');
  return { exit: 0, json: report, text };
}

/** A secret inside any work tree is one `git add .` away from being public. */
/** XDG Base Directory Specification; `keys/REPOSITORY.pem` so that two repositories do not share a key by accident. */
function defaultFile(root: string, context: Context): string {
  const home = context.env('HOME') ?? context.env('USERPROFILE');
  const folder = context.env('XDG_CONFIG_HOME') ?? (home === undefined ? undefined : join(home, '.config'));
  if (folder === undefined || folder === '')
    throw new EquipoiseError('usage', 'This account has no home folder; say where the key goes with --out FILE.', 2);
  return join(folder, 'equipoise', 'keys', `${slugOf(basename(root), 'signing')}.pem`);
}

async function outsideFile(context: Context, out: string): Promise<string> {
  const file = resolve(context.cwd, out);
  if ((await kindOf(file)) !== 'missing') {
    throw new EquipoiseError(
      'file-exists',
      `${quote(out)} already exists; a key is never overwritten. Name a new file.`,
      2,
    );
  }
  let folder = dirname(file);
  while ((await kindOf(folder)) === 'missing') folder = dirname(folder);
  const tree = findRoot(folder);
  if (tree !== null) {
    throw new EquipoiseError(
      'key-in-work-tree',
      `${quote(out)} lies in the git work tree ${quote(tree)}. Write the private key elsewhere, for example: --out ~/.config/equipoise/signing-key.pem`,
      2,
    );
  }
  return resolve(await realpath(folder), file.slice(folder.length + 1));
}

async function readTrust(root: string): Promise<TrustRoot> {
  const read = await readRecord(root, TRUST_FILE, SIZE_LIMITS.control);
  if (!read.ok) {
    const hint = read.problem === 'file-missing' ? ' Create it: equipoise init' : '';
    throw new EquipoiseError(
      read.problem,
      `${TRUST_FILE}: ${read.message}${hint}`,
      read.problem === 'file-missing' ? 3 : 1,
    );
  }
  const parsed = parseTrust(read.bytes, TRUST_FILE);
  if (!parsed.ok) throw refusal('The trust root has errors; mend it before adding a key.', parsed.findings);
  return parsed.value;
}
