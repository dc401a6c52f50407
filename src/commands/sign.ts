/**
 * `sign`: recomputes a finished run from its bytes and signs its own numbers. It copies no claim out of a file, never
 * reaches a model, and does not start beside a gateway's key.
 */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { decodePrivateKey, type SigningKey } from '../evidence/keys.ts';
import { signRun } from '../evidence/sign.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { readFileCapped } from '../repository/files.ts';
import { writeFileAtomic } from '../repository/write-file.ts';
import { inRoot, RUN_FILES } from '../repository/layout.ts';
import type { CommandResult, Context } from './context.ts';
import { readEvidence } from './support/bundle.ts';
import { withRun, type OpenRun } from './support/repository.ts';
import { refuseTwoSecrets, SIGNING_KEY_VARIABLE } from './support/secrets.ts';
import { stepsResult, unreadableResult } from './support/steps.ts';

export interface SignRequest {
  /** `campaigns/ID/runs/RUN`. */
  readonly run: string;
  /** File with the private key; null: the environment variable EQUIPOISE_SIGNING_KEY. */
  readonly key: string | null;
  /** Numeric id of the repository on its server, where that is known: evidence of one is none of another. */
  readonly repositoryId?: number;
}

const KEY_FILE_LIMIT = 16 * 1024;

export async function signCommand(request: SignRequest, context: Context): Promise<CommandResult> {
  refuseTwoSecrets(context, request.key !== null);
  const key = await readKey(request, context);
  try {
    const repository = request.repositoryId === undefined ? null : { id: request.repositoryId };
    return await withRun(context, request.run, (open) => sign(open, key, repository, context));
  } finally {
    key.seed.fill(0);
  }
}

async function sign(
  open: OpenRun,
  key: SigningKey,
  repository: { readonly id: number } | null,
  context: Context,
): Promise<CommandResult> {
  const read = await readEvidence(open);
  const { evidence } = read;
  if (evidence === null)
    return unreadableResult(read, 'Nothing was signed: there is not everything to sign.', context.colour);
  const file = `${open.run.shown}/${RUN_FILES.evidence}`;
  if (evidence.envelope !== null) {
    // Evidence is append-only: replacing an envelope would hide what was claimed before.
    throw new EquipoiseError(
      'already-signed',
      `${file} exists, and evidence is never overwritten. To check it: equipoise verify ${open.run.shown}`,
      1,
    );
  }
  const { ok, steps, keyId, verdict, envelope, sshSignature } = signRun({
    bundle: evidence.bundle,
    place: evidence.place,
    trust: evidence.trust,
    key,
    context: {
      createdAt: context.now().toISOString(),
      producer: {
        name: 'equipoise',
        version: context.version,
        distSha256: context.distSha256,
        actionCommit: context.actionCommit ?? null,
        node: context.nodeVersion,
        platform: context.platform ?? null,
      },
      repository,
    },
  });
  const closing: string[] = [];
  if (ok && envelope !== null && sshSignature !== null) {
    const target = (name: string): string => inRoot(open.git.root, `${open.run.folder}/${name}`);
    // The envelope comes last: it alone makes a run count as signed.
    await writeFileAtomic(target(RUN_FILES.sshSignature), sshSignature, { replace: true });
    await writeFileAtomic(target(RUN_FILES.evidence), envelope, { replace: false });
    closing.push(
      `Signed: ${file}`,
      `Verdict: ${verdict ?? 'none'}. Next: equipoise verify ${open.run.shown}, then commit the run folder.`,
    );
  } else {
    closing.push('Nothing was signed; the first FAIL above says why.');
  }
  return stepsResult({ ok, steps: [read.step, ...steps], keyId, verdict }, closing, context.colour);
}

/** The key never appears in a message, whatever is wrong with it. */
async function readKey(request: SignRequest, context: Context): Promise<SigningKey> {
  const text = request.key === null ? context.env(SIGNING_KEY_VARIABLE) : await readKeyFile(request.key, context);
  if (text === undefined || text === '') {
    throw new EquipoiseError(
      'key-missing',
      `No signing key: give --key FILE, or set ${SIGNING_KEY_VARIABLE}. To make one: equipoise keys generate --out FILE`,
      2,
    );
  }
  const key = decodePrivateKey(text);
  if (key.ok) return key.value;
  const source = request.key === null ? SIGNING_KEY_VARIABLE : quote(request.key);
  throw new EquipoiseError('key-unusable', `The signing key in ${source} cannot be used: ${key.problem}.`, 2);
}

async function readKeyFile(path: string, context: Context): Promise<string> {
  const file = resolve(context.cwd, path);
  const read = await readFileCapped(file, KEY_FILE_LIMIT);
  if (!read.ok) throw new EquipoiseError(read.problem, `${quote(path)}: ${read.message}`, 2);
  const { mode } = await stat(file);
  if ((mode & 0o077) !== 0) {
    context.err(`warning: ${quote(path)} can be read by others on this machine; restrict it: chmod 600\n`);
  }
  return read.bytes.toString('utf8');
}
