/**
 * One pack of git's objects and its index (`gitformat-pack`: pack version 2, index version 2).
 *
 * Whoever wrote the pack chose its sizes, so every object has a budget: what its chain of deltas unpacks to, and what it
 * makes on the way. What is beyond it is left to git, which says how large the object is without making it.
 */
import { hash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { ObjectType } from './git-objects.ts';
import { applyDelta, deltaResult } from './pack-delta.ts';

export interface StoredObject {
  readonly type: ObjectType;
  readonly bytes: Buffer;
}

const INDEX_MAGIC = 0xff744f63;
const INDEX_VERSION = 2;
const FANOUT = 8;
const NAMES = FANOUT + 256 * 4;
const ID_BYTES = 20;
const CRC_BYTES = 4;
const OFFSET_BYTES = 4;
/** The checksum that ends a pack. */
const TRAILER = 20;
/** Room for an entry's header: its size (up to 10 bytes) and its base (up to 20). */
const ENTRY_HEADER = 32;
const TYPES: Readonly<Record<number, ObjectType>> = { 1: 'commit', 2: 'tree', 3: 'blob', 4: 'tag' };
const OFFSET_DELTA = 6;
const REFERENCE_DELTA = 7;
/** Twice what git writes by default (`pack.depth`). */
const MAX_CHAIN = 100;
/** Unpacked bytes of all entries of one chain together: far above any text that people review. */
const MAX_UNPACKED = 4 * 1024 * 1024;
/** Bytes that the deltas of one chain may make together. */
const MAX_MADE = 16 * 1024 * 1024;

/** Two open files, and the part of the index that says where in it an id can be. */
interface PackFiles {
  readonly index: number;
  readonly pack: number;
  readonly packBytes: number;
  readonly fanout: Buffer;
}

/** One pack and its index; two descriptors once it has been asked for something. */
export class Pack {
  readonly #path: string;
  #files: PackFiles | null = null;

  /** @param path without the extension */
  constructor(path: string) {
    this.#path = path;
  }

  close(): void {
    if (this.#files === null) return;
    closeSync(this.#files.index);
    closeSync(this.#files.pack);
    this.#files = null;
  }

  /**
   * Null when the pack does not hold it, or not within the limits.
   *
   * @throws RangeError and errors of the system and of zlib for files that are not what the format describes
   */
  read(oid: string, maxBytes: number): StoredObject | null {
    const offset = this.#offsetOf(Buffer.from(oid, 'hex'));
    if (offset === null) return null;
    const found = this.#objectAt(offset, maxBytes);
    if (found === null) return null;
    const header = Buffer.from(`${found.type} ${found.bytes.length}\0`, 'latin1');
    return hash('sha1', Buffer.concat([header, found.bytes])) === oid ? found : null;
  }

  #open(): PackFiles {
    if (this.#files !== null) return this.#files;
    const index = openRegular(`${this.#path}.idx`);
    try {
      const fanout = readAt(index, 0, NAMES);
      if (fanout.readUInt32BE(0) !== INDEX_MAGIC || fanout.readUInt32BE(4) !== INDEX_VERSION) {
        throw new RangeError('not an index of version 2');
      }
      const pack = openRegular(`${this.#path}.pack`);
      this.#files = { index, pack, packBytes: fstatSync(pack).size, fanout };
      return this.#files;
    } catch (error) {
      closeSync(index);
      throw error;
    }
  }

  #offsetOf(id: Buffer): number | null {
    const { index, fanout } = this.#open();
    const first = id[0] ?? 0;
    const objects = fanout.readUInt32BE(NAMES - 4);
    let low = first === 0 ? 0 : fanout.readUInt32BE(FANOUT + (first - 1) * 4);
    let high = fanout.readUInt32BE(FANOUT + first * 4);
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = id.compare(readAt(index, NAMES + middle * ID_BYTES, ID_BYTES));
      if (order === 0) return this.#offsetAt(middle, objects);
      if (order < 0) high = middle;
      else low = middle + 1;
    }
    return null;
  }

  /** Offsets from 2 GiB on stand in a table of their own, at the place that the first table gives. */
  #offsetAt(position: number, objects: number): number {
    const { index } = this.#open();
    const offsets = NAMES + objects * (ID_BYTES + CRC_BYTES);
    const offset = readAt(index, offsets + position * OFFSET_BYTES, OFFSET_BYTES).readUInt32BE(0);
    if (offset < 0x80000000) return offset;
    const large = offsets + objects * OFFSET_BYTES + (offset - 0x80000000) * 8;
    return Number(readAt(index, large, 8).readBigUInt64BE(0));
  }

  /** An entry is an object, or what makes it of another entry. */
  #objectAt(start: number, maxBytes: number): StoredObject | null {
    const deltas: Buffer[] = [];
    let unpacked = 0;
    let made = 0;
    let offset = start;
    for (;;) {
      const { type, size, base, data } = this.#entry(offset);
      unpacked += size;
      if (unpacked > MAX_UNPACKED || deltas.length > MAX_CHAIN) return null;
      if (base === null && deltas.length === 0 && size > maxBytes) return null;
      const bytes = this.#inflate(data, size);
      if (base === null) {
        const known = TYPES[type];
        if (known === undefined) return null;
        return { type: known, bytes: deltas.reduceRight(applyDelta, bytes) };
      }
      const result = deltaResult(bytes);
      made += result;
      if (made > MAX_MADE || (deltas.length === 0 && result > maxBytes)) return null;
      deltas.push(bytes);
      offset = base;
    }
  }

  /** `size`: inflated; `base`: where the entry is that a delta builds on; `data`: where the deflated bytes begin. */
  #entry(offset: number): { type: number; size: number; base: number | null; data: number } {
    const { pack, packBytes } = this.#open();
    const header = readAt(pack, offset, Math.min(ENTRY_HEADER, packBytes - TRAILER - offset));
    let at = 0;
    let byte = header.readUInt8(at);
    const type = (byte >> 4) & 7;
    let size = byte & 15;
    for (let factor = 16; byte >= 0x80; factor *= 128) {
      at += 1;
      byte = header.readUInt8(at);
      size += (byte & 0x7f) * factor;
    }
    at += 1;
    if (type === REFERENCE_DELTA) {
      const base = this.#offsetOf(header.subarray(at, at + ID_BYTES));
      if (base === null) throw new RangeError('the base lies in another pack');
      return { type, size, base, data: offset + at + ID_BYTES };
    }
    if (type !== OFFSET_DELTA) return { type, size, base: null, data: offset + at };
    byte = header.readUInt8(at);
    let back = byte & 0x7f;
    while (byte >= 0x80) {
      at += 1;
      byte = header.readUInt8(at);
      back = (back + 1) * 128 + (byte & 0x7f);
    }
    // A base lies before what builds on it; anything else could go round for ever.
    if (back === 0 || back > offset) throw new RangeError('a delta without a base');
    return { type, size, base: offset - back, data: offset + at + 1 };
  }

  #inflate(at: number, size: number): Buffer {
    const { pack, packBytes } = this.#open();
    // Deflate never makes more of it than this (zlib's compressBound).
    const most = size + (size >>> 12) + (size >>> 14) + (size >>> 25) + 64;
    const bytes = inflateSync(readAt(pack, at, Math.min(most, packBytes - TRAILER - at)), {
      maxOutputLength: Math.max(1, size),
    });
    if (bytes.length !== size) throw new RangeError('an entry of another size');
    return bytes;
  }
}

/** A named pipe in the place of a file would be waited for. */
function openRegular(path: string): number {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw new RangeError('not a file');
}

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, length));
  let read = 0;
  while (read < bytes.length) {
    const more = readSync(file, bytes, read, bytes.length - read, position + read);
    if (more === 0) throw new RangeError('the file ends early');
    read += more;
  }
  return bytes;
}
