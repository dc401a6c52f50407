/**
 * Environment variables that can turn a guarded request into an unguarded one, or print its headers.
 *
 * Names only: values of these variables hold paths, proxy passwords and code. The faces call this before a credential
 * is resolved; the transport defends itself as well (own agents ignore proxies, certificates are always checked), but a
 * preloaded module or a tracing switch is out of its reach.
 */

export interface EnvironmentHazard {
  readonly variable: string;
  /** What the variable would do, as the end of the sentence "VARIABLE is set: it …". */
  readonly effect: string;
}

interface Rule {
  readonly names: readonly string[];
  readonly effect: string;
  /** Harmless as long as nothing leaves the machine. */
  readonly remoteOnly: boolean;
  readonly matters?: (value: string) => boolean;
}

const RULES: readonly Rule[] = [
  {
    names: ['NODE_TLS_REJECT_UNAUTHORIZED'],
    effect: 'switches certificate checks off',
    remoteOnly: false,
    matters: (value) => value === '0',
  },
  {
    // Node's own http tracing prints request headers, the authorization header included.
    names: ['NODE_DEBUG', 'NODE_DEBUG_NATIVE'],
    effect: 'prints request headers, credentials included, to stderr',
    remoteOnly: false,
  },
  { names: ['NODE_OPTIONS'], effect: 'can load code into this process before it starts', remoteOnly: true },
  {
    names: ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'OPENSSL_CONF'],
    effect: 'changes which certificates are trusted',
    remoteOnly: true,
  },
  {
    names: ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy', 'NODE_USE_ENV_PROXY'],
    effect: 'asks for requests to be sent through a proxy, which is never done here',
    remoteOnly: true,
  },
];

/**
 * The variables that forbid a run with a credential, worst first.
 *
 * @param env the value of a variable by name; an empty value counts as unset
 * @param options `loopback`: every request stays on this machine. `allowed`: names that the policy accepts;
 *   NODE_TLS_REJECT_UNAUTHORIZED cannot be accepted.
 */
export function environmentHazards(
  env: (name: string) => string | undefined,
  options: { readonly loopback: boolean; readonly allowed?: readonly string[] },
): EnvironmentHazard[] {
  const hazards: EnvironmentHazard[] = [];
  for (const rule of RULES) {
    if (rule.remoteOnly && options.loopback) continue;
    for (const variable of rule.names) {
      const value = env(variable);
      if (value === undefined || value === '' || rule.matters?.(value) === false) continue;
      if (rule.matters === undefined && options.allowed?.includes(variable) === true) continue;
      hazards.push({ variable, effect: rule.effect });
    }
  }
  return hazards;
}
