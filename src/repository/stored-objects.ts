/**
 * Reads git's objects from the files that it keeps them in, loose or packed, without starting git: for a command that
 * needs three small objects, starting a program and talking to it is most of the time, and of a stranger's repository
 * nothing is run or interpreted.
 *
 * An object is given only when its bytes have the SHA-1 that names them. Everything else (another hash, alternates,
 * linked work trees, an object that is damaged, missing or large) is null: git itself is asked then, and says what it is.
 *
 * Formats: git's `gitformat-pack` (pack version 2, index version 2) and `gitformat-loose`.
 */
import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { readFileNow } from './files.ts';
import type { ObjectRead, ObjectType } from './git-objects.ts';
import { applyDelta } from './pack-delta.ts';

interface Found {
  readonly type: ObjectType;
  readonly bytes: Buffer;
}

const SHA1 = /^[0-9a-f]{40}$/u;
const LOOSE_HEADER = /^(blob|tree|commit|tag) (0|[1-9][0-9]{0,9})$/u;
/** The longest header of a loose object. */
const LOOSE_HEADER_ROOM = 32;
/** What an object is built from may be larger than itself; beyond this, git does it. */
const MAX_PART = 32 * 1024 * 1024;

/** The object store of one repository. `close` it. */
export class StoredObjects {
  readonly #folder: string;
  #packs: readonly Pack[] | null = null;

  /** @param root absolute path of the work tree's root */
  constructor(root: string) {
    this.#folder = join(root, '.git', 'objects');
  }

  /** The object, if it can be read and is at most `maxBytes` long; null: ask git. */
  read(oid: string, maxBytes: number): ObjectRead | null {
    if (!SHA1.test(oid)) return null;
    try {
      const found = this.#loose(oid, maxBytes) ?? this.#packed(oid);
      if (found === null || found.bytes.length > maxBytes) return null;
      return { kind: 'found', ...found };
    } catch {
      // Not what the formats describe, or taken away meanwhile.
      return null;
    }
  }

  close(): void {
    for (const pack of this.#packs ?? []) pack.close();
    this.#packs = null;
  }

  #loose(oid: string, maxBytes: number): Found | null {
    const file = readFileNow(join(this.#folder, oid.slice(0, 2), oid.slice(2)), MAX_PART);
    if (!file.ok) return null;
    const whole = inflateSync(file.bytes, { maxOutputLength: maxBytes + LOOSE_HEADER_ROOM });
    const end = whole.indexOf(0);
    const header = LOOSE_HEADER.exec(whole.toString('latin1', 0, Math.max(0, Math.min(end, LOOSE_HEADER_ROOM))));
    const bytes = whole.subarray(end + 1);
    if (header === null || Number(header[2]) !== bytes.length || hash('sha1', whole) !== oid) return null;
    return { type: header[1] as ObjectType, bytes };
  }

  #packed(oid: string): Found | null {
    this.#packs ??= openPacks(join(this.#folder, 'pack'));
    for (const pack of this.#packs) {
      const found = pack.read(oid);
      if (found !== null) return found;
    }
    return null;
  }
}

function openPacks(folder: string): Pack[] {
  const names = readdirSync(folder).filter((name) => /^pack-[0-9a-f]{40}\.idx$/u.test(name));
  return names.map((name) => new Pack(join(folder, name.slice(0, -'.idx'.length))));
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
/** Twice what git writes at most by default (`pack.depth` 50), with room for deeper archives. */
const MAX_CHAIN = 512;

/** Two open files, and the part of the index that says where in it an id can be. */
interface PackFiles {
  readonly index: number;
  readonly pack: number;
  readonly packBytes: number;
  readonly fanout: Buffer;
}

/** One pack and its index. */
class Pack {
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

  /** Null when the pack does not hold it, or not in a form that is read here. */
  read(oid: string): Found | null {
    const offset = this.#offsetOf(Buffer.from(oid, 'hex'));
    if (offset === null) return null;
    const found = this.#objectAt(offset);
    if (found === null) return null;
    const header = Buffer.from(`${found.type} ${found.bytes.length}\0`, 'latin1');
    return hash('sha1', Buffer.concat([header, found.bytes])) === oid ? found : null;
  }

  #open(): PackFiles {
    if (this.#files !== null) return this.#files;
    const index = openSync(`${this.#path}.idx`, 'r');
    try {
      const fanout = readAt(index, 0, NAMES);
      if (fanout.readUInt32BE(0) !== INDEX_MAGIC || fanout.readUInt32BE(4) !== INDEX_VERSION) {
        throw new RangeError('not an index of version 2');
      }
      const pack = openSync(`${this.#path}.pack`, 'r');
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
  #objectAt(start: number): Found | null {
    const deltas: Buffer[] = [];
    let offset = start;
    for (;;) {
      const { type, size, base, data } = this.#entry(offset);
      if (size > MAX_PART || deltas.length > MAX_CHAIN) return null;
      const bytes = this.#inflate(data, size);
      if (base === null) {
        const known = TYPES[type];
        if (known === undefined) return null;
        return { type: known, bytes: deltas.reduceRight((from, delta) => applyDelta(from, delta, MAX_PART), bytes) };
      }
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
