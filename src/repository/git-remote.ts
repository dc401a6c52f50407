/**
 * How git speaks to a server: one command, one address, nothing of the machine's own settings, and every failure as a
 * sentence of ours.
 *
 * The token travels in the environment of the child (`GIT_CONFIG_*`), bound to the server's origin: an argument can be read
 * by every process of the machine, a configuration file outlives the command. Redirects are refused, for git would carry the
 * header along. What git or the server printed is never shown: it holds text of strangers.
 */
import { spawn } from 'node:child_process';
import { EquipoiseError, type ErrorExit } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { gitFailure } from './git-errors.ts';
import { gitEnvironment, HARDENED_FLAGS, type EnvironmentLookup } from './git-environment.ts';

/** A repository on a server. */
export interface Remote {
  /** Origin such as `https://github.com`; plain http for this machine alone. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Sent to this origin only; null: none. */
  readonly token: string | null;
}

export type RemoteProblem =
  | 'unauthorized'
  | 'not-found'
  | 'redirected'
  | 'unreachable'
  | 'server-error'
  | 'timeout'
  | 'too-large'
  | 'commit-missing'
  | 'objects-refused'
  | 'rejected'
  | 'failed';

/** `transient`: the same command may work a moment later. */
export class RemoteError extends EquipoiseError {
  readonly problem: RemoteProblem;
  readonly transient: boolean;

  constructor(problem: RemoteProblem, message: string, exit: ErrorExit) {
    super(problem === 'commit-missing' || problem === 'objects-refused' ? problem : `remote-${problem}`, message, exit);
    this.problem = problem;
    this.transient = problem === 'unreachable' || problem === 'server-error' || problem === 'timeout';
  }
}

export interface RemoteCommand {
  readonly remote: Remote;
  /** Absolute path of the repository that git works in. */
  readonly cwd: string;
  /** The command and its arguments, given the repository's address. */
  readonly args: (url: string) => readonly string[];
  /** `-c` settings. */
  readonly settings?: readonly string[];
  readonly environment: EnvironmentLookup;
  readonly stdin?: string;
  readonly timeoutMs?: number;
  /** Asked now and then; true stops the command as `too-large`. */
  readonly isTooLarge?: () => Promise<boolean>;
}

const SERVER =
  /^(?:https:\/\/[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::[1-9][0-9]{0,4})?$/u;
const REPOSITORY = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/u;
const TOKEN = /^[\x21-\x7e]{1,4096}$/u;
const TIMEOUT_MS = 10 * 60_000;
const MOST_OUTPUT = 4 * 1024 * 1024;
const WATCH_MS = 500;

const SETTINGS = [
  'credential.helper=',
  'core.askPass=',
  'http.followRedirects=false',
  // A connection that moves nothing for so long is dead.
  'http.lowSpeedLimit=1',
  'http.lowSpeedTime=60',
  'http.cookieFile=',
  'http.emptyAuth=false',
  'gc.auto=0',
  'maintenance.auto=false',
];

/** The address of a repository; throws (exit 2) for anything that is not plainly one. */
export function remoteUrl({ server, repository, token }: Remote): string {
  if (!SERVER.test(server)) {
    throw new EquipoiseError(
      'server-invalid',
      `${quote(server)} is no server: give an https origin without a path.`,
      2,
    );
  }
  if (!REPOSITORY.test(repository)) {
    throw new EquipoiseError('repository-invalid', `${quote(repository)} is no repository: give owner/name.`, 2);
  }
  if (token !== null && !TOKEN.test(token)) {
    throw new EquipoiseError('token-invalid', 'The token holds a character that no token has, or is empty.', 2);
  }
  return `${server}/${repository}`;
}

function remoteEnvironment({ server, token }: Remote, cwd: string, lookup: EnvironmentLookup): Record<string, string> {
  const header = token === null ? '' : Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    ...gitEnvironment(lookup, null),
    // Somebody's own settings could rewrite the address, name a proxy or a program; a .netrc holds passwords.
    GIT_CONFIG_GLOBAL: '/dev/null',
    HOME: cwd,
    XDG_CONFIG_HOME: cwd,
    GIT_ALLOW_PROTOCOL: server.startsWith('https:') ? 'https' : 'http',
    ...(token === null
      ? {}
      : {
          GIT_CONFIG_COUNT: '1',
          GIT_CONFIG_KEY_0: `http.${server}/.extraheader`,
          GIT_CONFIG_VALUE_0: `Authorization: Basic ${header}`,
        }),
  };
}

/**
 * Runs one git command against a server and resolves to what it printed.
 *
 * @throws RemoteError when git says no; never with text of git or the server in it.
 */
export async function runRemote(command: RemoteCommand): Promise<string> {
  const { remote, cwd, environment, stdin = '', timeoutMs = TIMEOUT_MS } = command;
  const url = remoteUrl(remote);
  const settings = [...SETTINGS, ...(command.settings ?? [])].flatMap((setting) => ['-c', setting]);
  const args = [...HARDENED_FLAGS, ...settings, ...command.args(url)];
  const grouped = process.platform !== 'win32';
  const child = spawn('git', args, {
    cwd,
    env: remoteEnvironment(remote, cwd, environment),
    // A group of its own: git's helpers end with it, and an interrupt at the terminal does not cut a push in half.
    detached: grouped,
    windowsHide: true,
  });
  let stopped: 'timeout' | 'too-large' | null = null;
  const stop = (why: 'timeout' | 'too-large'): void => {
    stopped ??= why;
    try {
      if (grouped && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // Already gone.
    }
  };
  const timer = setTimeout(() => stop('timeout'), timeoutMs);
  const watch = watchSize(command.isTooLarge, () => stop('too-large'));
  try {
    const { code, stdout, stderr } = await new Promise<{ code: number | null; stdout: string; stderr: string }>(
      (resolve, reject) => {
        const out: Buffer[] = [];
        const err: Buffer[] = [];
        let length = 0;
        const keep =
          (parts: Buffer[]) =>
          (part: Buffer): void => {
            length += part.length;
            if (length <= MOST_OUTPUT) parts.push(part);
          };
        child.stdout.on('data', keep(out));
        child.stderr.on('data', keep(err));
        child.stdin.on('error', () => undefined);
        child.on('error', (error: NodeJS.ErrnoException) => reject(gitFailure(error, '', cwd)));
        child.on('close', (exit) =>
          resolve({
            code: exit,
            stdout: Buffer.concat(out).toString('utf8'),
            stderr: Buffer.concat(err).toString('utf8'),
          }),
        );
        child.stdin.end(stdin);
      },
    );
    if (code === 0) return stdout;
    throw remoteFailure(remote, stopped, stderr);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

function watchSize(isTooLarge: (() => Promise<boolean>) | undefined, stop: () => void): NodeJS.Timeout | undefined {
  if (isTooLarge === undefined) return undefined;
  let busy = false;
  return setInterval(() => {
    if (busy) return;
    busy = true;
    isTooLarge()
      .then((tooLarge) => {
        if (tooLarge) stop();
      })
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, WATCH_MS);
}

/** Git's messages are matched in English (`LC_ALL=C`); only ids and numbers are taken out of them. */
function remoteFailure(remote: Remote, stopped: 'timeout' | 'too-large' | null, stderr: string): RemoteError {
  const where = `${remote.repository} on ${remote.server}`;
  if (stopped === 'timeout') return new RemoteError('timeout', `${where} took too long to answer.`, 3);
  if (stopped === 'too-large')
    return new RemoteError('too-large', `${where} sends more than a workspace may hold; nothing of it is used.`, 3);
  const status = Number(/(?:error: |HTTP |HTTP code = )([1-5][0-9]{2})\b/u.exec(stderr)?.[1] ?? 0);
  if (/unable to update url base|redirect/iu.test(stderr) || (status >= 300 && status < 400)) {
    return new RemoteError(
      'redirected',
      `${where} answers with a redirect, which is not followed. Name where it is now.`,
      3,
    );
  }
  if (status === 401 || status === 403 || /Authentication failed|could not read (?:Username|Password)/u.test(stderr)) {
    const token = remote.token === null ? 'No token was given' : 'The token does not allow it';
    return new RemoteError(
      'unauthorized',
      `${where} refuses the request (${status === 0 ? 401 : status}). ${token}.`,
      3,
    );
  }
  if (status === 404 || /repository '.*' not found/u.test(stderr)) {
    return new RemoteError('not-found', `${where} does not exist, or the token does not let it be seen.`, 3);
  }
  const missing = /not our ref ([0-9a-f]{40})|unadvertised object ([0-9a-f]{40})/u.exec(stderr);
  if (missing !== null) {
    const commit = missing[1] ?? missing[2] ?? '';
    return new RemoteError('commit-missing', `${where} has no commit ${commit}; it may have been removed.`, 1);
  }
  const fsck = /fsck error|error: object [0-9a-f]{40}: ([A-Za-z]{3,40}):/u.exec(stderr);
  if (fsck !== null) {
    const reason = fsck[1] === undefined ? '' : ` (${fsck[1]})`;
    return new RemoteError('objects-refused', `${where} holds an object that no git should write${reason}.`, 1);
  }
  if (status >= 500 || status === 429)
    return new RemoteError('server-error', `${where} answers with an error (${status}).`, 3);
  if (
    /Could not resolve|Failed to connect|Couldn't connect|Connection (?:reset|refused|timed out)|Recv failure|Send failure|Empty reply|hung up|early EOF|RPC failed|unexpected disconnect|transfer closed|Operation too slow|SSL|TLS|timed out/iu.test(
      stderr,
    )
  ) {
    return new RemoteError('unreachable', `${where} cannot be reached, or broke the connection off.`, 3);
  }
  return new RemoteError('failed', `git could not do its work with ${where}.`, 3);
}
