/**
 * Sees every connection and every name look-up that this process makes while it is watched, whoever makes it: SDKs,
 * drivers, Node's own `fetch`. That is how `preflight` can say that nothing went out, instead of believing so.
 *
 * Node announces the handles that it hands to the system (`async_hooks`); all of TCP, TLS, HTTP, DNS and UDP go through
 * them. Child processes are not seen: the only one here is git, on objects that are in the clone.
 */
import { createHook } from 'node:async_hooks';
import { isLoopbackAddress } from '../../gateway/origin.ts';

export interface SocketWatch {
  /** Connections to this machine. */
  readonly loopback: number;
  /** Everything that went elsewhere, or asked where elsewhere is, such as `connect to 192.0.2.1`. */
  readonly foreign: readonly string[];
}

/** What each kind of handle does with the address or name it was made for. */
const ACTIONS: Readonly<Record<string, string>> = {
  TCPCONNECTWRAP: 'connect to',
  // Datagrams leave without a handle of their own; nothing here needs a socket for them.
  UDPWRAP: 'datagrams to',
  GETADDRINFOREQWRAP: 'look up',
  GETNAMEINFOREQWRAP: 'look up',
  QUERYWRAP: 'ask a name server about',
};

interface Handle {
  readonly address?: unknown;
  readonly hostname?: unknown;
  readonly host?: unknown;
}

/** Runs `work` under watch. Handles that others make at the same time in this process are counted too. */
export async function watchSockets<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly seen: SocketWatch }> {
  const handles: { readonly type: string; readonly handle: Handle }[] = [];
  const hook = createHook({
    init(_id, type, _trigger, handle: Handle) {
      // The address is put on the handle after this call, so it is read at the end.
      if (Object.hasOwn(ACTIONS, type)) handles.push({ type, handle });
    },
  }).enable();
  try {
    const value = await work();
    return { value, seen: summary(handles) };
  } finally {
    hook.disable();
  }
}

function summary(handles: readonly { readonly type: string; readonly handle: Handle }[]): SocketWatch {
  const foreign = new Set<string>();
  let loopback = 0;
  for (const { type, handle } of handles) {
    const target = handle.address ?? handle.hostname ?? handle.host;
    const name = typeof target === 'string' ? target : 'an unknown address';
    if (isLoopbackAddress(name) || name === 'localhost') loopback += 1;
    else foreign.add(`${ACTIONS[type] ?? 'use'} ${name}`);
  }
  return { loopback, foreign: [...foreign] };
}
