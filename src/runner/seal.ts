/**
 * A mark that only a holder of a secret can make, over everything that a run on a ref consists of. Whoever may push to the
 * repository can put any journal on such a ref, and a chain of hashes is no witness: anybody can make a new one. A run that has
 * begun is therefore taken up only when the last job that held the gateway's key marked it.
 *
 * The mark says nothing of the secret: it is a MAC under a key that a slow derivation gives, salted with the name of the ref, so
 * that it holds for this run alone.
 */
import { createHmac, hkdfSync, scryptSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { encodeJsonFile } from '../ledger/encode.ts';
import { parseDocument } from '../protocol/document.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { sha256 } from '../protocol/scalars.ts';

export const SEAL_FILE = 'seal.json';
const SCHEMA_VERSION = 'equipoise.run-seal.v1';

const sealSchema = z.strictObject({ schemaVersion: z.literal(SCHEMA_VERSION), mac: sha256 });

type Files = ReadonlyMap<string, Uint8Array>;

/** 32 MiB and some tens of milliseconds a guess (RFC 7914). */
const SLOW = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

export class Sealer {
  readonly #key: Uint8Array;

  /** @param ref full name of the run's ref */
  constructor(secret: string, ref: string) {
    const slow = scryptSync(secret, `${SCHEMA_VERSION}\n${ref}`, 32, SLOW);
    this.#key = new Uint8Array(hkdfSync('sha256', slow, '', SCHEMA_VERSION, 32));
  }

  /** The bytes of the seal over these files. */
  seal(files: Files): Uint8Array {
    const mac = this.#mac(files).toString('hex');
    return new TextEncoder().encode(encodeJsonFile({ schemaVersion: SCHEMA_VERSION, mac }));
  }

  holds(seal: Uint8Array | null, files: Files): boolean {
    const parsed = seal === null ? null : parseDocument(sealSchema, seal, SEAL_FILE);
    return parsed?.ok === true && timingSafeEqual(this.#mac(files), Buffer.from(parsed.value.mac, 'hex'));
  }

  /** Names and hashes, so that no file can end in another one. */
  #mac(files: Files): Buffer {
    const list = [...files].map(([name, bytes]) => `${sha256Hex(bytes)}  ${name}\n`).sort();
    return createHmac('sha256', this.#key).update(list.join('')).digest();
  }
}
