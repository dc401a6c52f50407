/**
 * Reads git's objects from the files that it keeps them in, loose or packed, without starting git: for a command that
 * needs three small objects, starting a program and talking to it is most of the time, and of a stranger's repository
 * nothing is run or interpreted.
 *
 * An object is given only when its bytes have the SHA-1 that names them; whether the file around them is whole does not
 * matter then. Everything else (another format or hash, borrowed objects, linked work trees, an object that is damaged,
 * missing or large) is null: git itself is asked, and says what it is.
 */
import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { readFileNow } from './files.ts';
import type { ObjectRead, ObjectType } from './git-objects.ts';
import { Pack, type StoredObject } from './pack-file.ts';

const SHA1 = /^[0-9a-f]{40}$/u;
const LOOSE_HEADER = /^(blob|tree|commit|tag) (0|[1-9][0-9]{0,9})$/u;
/** The longest header of a loose object. */
const LOOSE_HEADER_ROOM = 32;
/** Deflated, in bytes. */
const MAX_LOOSE = 8 * 1024 * 1024;
/** Each takes two descriptors. A repository that is looked after has few, and git has an index over many. */
const MAX_PACKS = 16;
const MAX_CONFIG = 256 * 1024;

/** The object store of one repository. `close` it. */
export class StoredObjects {
  readonly #git: string;
  #plain: boolean | null = null;
  #packs: readonly Pack[] | null = null;

  /** @param root absolute path of the work tree's root */
  constructor(root: string) {
    this.#git = join(root, '.git');
  }

  /** The object, if it can be read and is at most `maxBytes` long; null: ask git. */
  read(oid: string, maxBytes: number): ObjectRead | null {
    this.#plain ??= isPlainRepository(this.#git);
    if (!this.#plain || !SHA1.test(oid)) return null;
    try {
      const found = this.#loose(oid, maxBytes) ?? this.#packed(oid, maxBytes);
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

  #loose(oid: string, maxBytes: number): StoredObject | null {
    const file = readFileNow(join(this.#git, 'objects', oid.slice(0, 2), oid.slice(2)), MAX_LOOSE);
    if (!file.ok) return null;
    const whole = inflateSync(file.bytes, { maxOutputLength: maxBytes + LOOSE_HEADER_ROOM });
    const end = whole.indexOf(0);
    const header = LOOSE_HEADER.exec(whole.toString('latin1', 0, Math.max(0, Math.min(end, LOOSE_HEADER_ROOM))));
    const bytes = whole.subarray(end + 1);
    if (header === null || Number(header[2]) !== bytes.length || hash('sha1', whole) !== oid) return null;
    return { type: header[1] as ObjectType, bytes };
  }

  #packed(oid: string, maxBytes: number): StoredObject | null {
    this.#packs ??= openPacks(join(this.#git, 'objects/pack'));
    for (const pack of this.#packs) {
      const found = pack.read(oid, maxBytes);
      if (found !== null) return found;
    }
    return null;
  }
}

/**
 * Whether this is a repository to git, of the one format that is read here. Extensions change where objects lie or how they
 * are named, and what git refuses to open must not be opened around it.
 */
function isPlainRepository(folder: string): boolean {
  const head = readFileNow(join(folder, 'HEAD'), MAX_CONFIG);
  const config = readFileNow(join(folder, 'config'), MAX_CONFIG);
  if (!head.ok || !config.ok) return false;
  if (!/^(?:ref: refs\/|[0-9a-f]{40}\s*$)/u.test(head.bytes.toString('latin1'))) return false;
  const settings = config.bytes.toString('latin1');
  return /^\s*repositoryformatversion\s*=\s*0\s*$/imu.test(settings) && !/^\s*\[\s*extensions/imu.test(settings);
}

function openPacks(folder: string): Pack[] {
  const names = readdirSync(folder).filter((name) => /^pack-[0-9a-f]{40}\.idx$/u.test(name));
  if (names.length > MAX_PACKS) return [];
  return names.map((name) => new Pack(join(folder, name.slice(0, -'.idx'.length))));
}
