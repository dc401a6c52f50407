/**
 * Files of a commit, read as git objects: nothing is checked out, no link is followed, no name reaches a file system.
 *
 * Trees that git's plumbing writes can hold `..`, backslashes, names that fold into one another, links and executables. Everything
 * but plain files with portable, distinct names is refused, all findings at once, before a single byte of content is fetched.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { quote } from '../protocol/document.ts';
import { EquipoiseError, type Finding } from '../protocol/findings.ts';
import { portablePathProblem } from '../protocol/safe-path.ts';
import { gitCommit } from '../protocol/scalars.ts';
import type { GitHubClient } from './client.ts';

export interface TreeFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  /** Id of the blob. */
  readonly sha: string;
  /** Bytes. */
  readonly size: number;
}

export interface TreeLimits {
  readonly maxFiles: number;
  /** Of one file. */
  readonly maxFileBytes: number;
  /** Of all files together. */
  readonly maxTotalBytes: number;
}

const commitAnswer = z.object({ sha: gitCommit, tree: z.object({ sha: gitCommit }) });
const entry = z.object({
  path: z.string(),
  mode: z.string(),
  type: z.string(),
  sha: gitCommit,
  size: z.int().nonnegative().optional(),
});
type Entry = z.infer<typeof entry>;
const treeAnswer = z.object({ truncated: z.boolean(), tree: z.array(entry) });
const blobAnswer = z.object({
  size: z.int().nonnegative(),
  encoding: z.literal('base64'),
  content: z.string().regex(/^[A-Za-z0-9+/=\n]*$/u),
});

const PLAIN_FILE = '100644';

/**
 * All files below a folder at a commit, in the order of their paths; null when the commit has no such folder.
 *
 * @param folder portable path such as `campaigns/one`.
 * @throws EquipoiseError (exit 1) with a finding for every entry that is not a plain file, or over the limits.
 */
export async function readTree(
  client: GitHubClient,
  commit: string,
  folder: string,
  limits: TreeLimits,
): Promise<TreeFile[] | null> {
  let tree = await rootTree(client, commit);
  for (const segment of folder.split('/')) {
    const { entries } = await listTree(client, tree, false);
    const found = entries.find((one) => one.path === segment);
    if (found?.type !== 'tree') return null;
    tree = found.sha;
  }
  const { entries, truncated } = await listTree(client, tree, true);
  const files = entries.filter(({ type }) => type !== 'tree').map((one) => ({ ...one, path: `${folder}/${one.path}` }));
  if (truncated || files.length > limits.maxFiles) {
    throw new EquipoiseError(
      'tree-too-large',
      `The folder ${quote(folder)} holds more than ${limits.maxFiles} files; that is more than a reviewer reads.`,
      1,
    );
  }
  const findings = [
    ...files.flatMap((file) => problemsOf(file, limits)),
    ...twins(files),
    ...total(folder, files, limits),
  ];
  if (findings.length > 0) {
    throw new EquipoiseError('tree-refused', `The folder ${quote(folder)} holds what cannot be accepted.`, 1, findings);
  }
  return files.map(({ path, sha, size }) => ({ path, sha, size: size ?? 0 }));
}

async function rootTree(client: GitHubClient, commit: string): Promise<string> {
  const route = '/repos/{owner}/{repo}/git/commits/{commit_sha}';
  const answer = await client.read('read a commit', route, { commit_sha: commit }, commitAnswer);
  return answer.tree.sha;
}

async function listTree(
  client: GitHubClient,
  sha: string,
  recursive: boolean,
): Promise<{ readonly entries: readonly Entry[]; readonly truncated: boolean }> {
  const route = '/repos/{owner}/{repo}/git/trees/{tree_sha}';
  const parameters = { tree_sha: sha, ...(recursive ? { recursive: '1' } : {}) };
  const answer = await client.read('list a folder of a commit', route, parameters, treeAnswer);
  return { entries: answer.tree, truncated: answer.truncated };
}

const KINDS: Readonly<Record<string, string>> = {
  '120000': 'a symbolic link',
  '160000': 'a submodule',
  '100755': 'an executable',
};

function problemsOf({ path, mode, size }: Entry, limits: TreeLimits): Finding[] {
  const name = portablePathProblem(path);
  if (name !== null) return [finding(path, 'tree-path', `${quote(path)}: ${name}`)];
  // Names are compared by people and by file systems that fold Unicode; one spelling of each is enough.
  if (path !== path.normalize('NFC')) {
    return [finding(path, 'tree-path', `${quote(path)} is not in Unicode's composed form (NFC); rename it.`)];
  }
  if (path.split('/').some((segment) => segment.toLowerCase().startsWith('.git'))) {
    return [finding(path, 'tree-path', `${quote(path)} has a part that git reads for itself; rename it.`)];
  }
  if (mode !== PLAIN_FILE) {
    const kind = KINDS[mode] ?? 'not a plain file';
    return [finding(path, 'tree-mode', `${quote(path)} is ${kind}; only plain files (mode 100644) are accepted.`)];
  }
  if (size === undefined || size > limits.maxFileBytes) {
    const found = size === undefined ? 'an unknown number of' : String(size);
    return [
      finding(
        path,
        'tree-file-size',
        `${quote(path)} has ${found} bytes; at most ${limits.maxFileBytes} are accepted.`,
      ),
    ];
  }
  return [];
}

function twins(files: readonly Entry[]): Finding[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const folded = path.normalize('NFKC').toLowerCase();
    const other = seen.get(folded);
    seen.set(folded, path);
    if (other === undefined) return [];
    return [
      finding(path, 'tree-twins', `${quote(path)} and ${quote(other)} are one file where case is folded; rename one.`),
    ];
  });
}

function total(folder: string, files: readonly Entry[], { maxTotalBytes }: TreeLimits): Finding[] {
  const bytes = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
  if (bytes <= maxTotalBytes) return [];
  return [
    finding(folder, 'tree-size', `${quote(folder)} holds ${bytes} bytes; at most ${maxTotalBytes} are accepted.`),
  ];
}

function finding(path: string, code: string, message: string): Finding {
  return { severity: 'error', code, file: quote(path).slice(1, -1), line: 1, column: 1, field: '', message };
}

/** The bytes of a file, which are those that its id names. */
export async function readBlob(client: GitHubClient, file: TreeFile): Promise<Uint8Array> {
  const route = '/repos/{owner}/{repo}/git/blobs/{file_sha}';
  const purpose = 'read a file of a commit';
  const answer = await client.read(purpose, route, { file_sha: file.sha }, blobAnswer);
  const bytes = Buffer.from(answer.content, 'base64');
  const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  if (id !== file.sha) {
    throw new EquipoiseError('github-blob', `Cannot ${purpose}: the bytes are not those that its id names.`, 3);
  }
  return bytes;
}
