/**
 * Reading a response body under a cap that counts decoded bytes as well as raw ones.
 *
 * 200 kB of gzip can hold 200 MB, and asking for `identity` does not stop a server from sending it, so the decoder itself
 * stops at the cap. One coding at most: a chain of them multiplies the expansion, and no honest server sends one.
 */
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** What this reader decodes, as an `accept-encoding` value. */
export const ACCEPTED_CODINGS = 'gzip, deflate, br';

export type BodyResult =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  /** The connection ended before the message did. */
  | { readonly kind: 'cut' }
  /** Raw bytes beyond the cap: the rest was not read. */
  | { readonly kind: 'endless' }
  /** All of it came, and it decodes to more than the cap. */
  | { readonly kind: 'bomb' }
  /** All of it came, in a coding that is not accepted or that its bytes do not keep. */
  | { readonly kind: 'undecodable' };

type Decoder = (data: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>;

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/**
 * Reads a whole body; `maxBytes` caps it before and after decoding. Never rejects. The caller drops the connection of a
 * body that is not `whole`.
 *
 * @param onChunk sees each piece of a body that comes without a coding, as it comes, also of one that is cut later
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  onChunk: (chunk: Uint8Array) => void = () => undefined,
): Promise<BodyResult> {
  const coding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  const plain = coding === '' || coding === 'identity';
  const raw = await collect(response, maxBytes, plain ? onChunk : () => undefined);
  if (raw.kind !== 'whole' || plain) return raw;
  const decode = DECODERS.get(coding);
  if (decode === undefined) return { kind: 'undecodable' };
  try {
    return { kind: 'whole', bytes: await decode(raw.bytes, { maxOutputLength: maxBytes }) };
  } catch (error) {
    const overCap = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { kind: overCap ? 'bomb' : 'undecodable' };
  }
}

function collect(
  response: IncomingMessage,
  maxBytes: number,
  onChunk: (chunk: Uint8Array) => void,
): Promise<BodyResult> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    response.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      onChunk(chunk);
      if (size <= maxBytes) chunks.push(chunk);
      else resolve({ kind: 'endless' });
    });
    response.on('end', () => resolve({ kind: 'whole', bytes: Buffer.concat(chunks) }));
    // A message that is cut short ends in one of these and never in 'end'; after 'end' they change nothing.
    response.on('close', () => resolve({ kind: 'cut' }));
    response.on('error', () => resolve({ kind: 'cut' }));
  });
}
