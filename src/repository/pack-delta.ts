/** Deltas of git's packs (`gitformat-pack`): a row of commands that copy from a base or bring bytes of their own. */

/** How many bytes a delta makes, as it says itself. */
export function deltaResult(delta: Buffer): number {
  const reader = new DeltaReader(delta);
  reader.size();
  return reader.size();
}

/**
 * What `delta` makes of `base`.
 *
 * @throws RangeError when the delta is damaged or for another base
 */
export function applyDelta(base: Buffer, delta: Buffer): Buffer {
  const reader = new DeltaReader(delta);
  if (reader.size() !== base.length) throw new RangeError('a delta for another base');
  const length = reader.size();
  const result = Buffer.alloc(length);
  let at = 0;
  while (!reader.done) {
    const part = reader.next(base);
    if (part.length === 0 || at + part.length > length) throw new RangeError('a delta of another size');
    part.copy(result, at);
    at += part.length;
  }
  if (at !== length) throw new RangeError('a delta of another size');
  return result;
}

const COPY = 0x80;
/** A copy's length of zero stands for this. */
const FULL_COPY = 0x10000;

class DeltaReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** A number in groups of seven bits, the least significant first. */
  size(): number {
    let size = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#byte();
      size += (byte & 0x7f) * factor;
      if (byte < 0x80) return size;
    }
  }

  /** The bytes that the next command yields. */
  next(base: Buffer): Buffer {
    const command = this.#byte();
    if ((command & COPY) === 0) {
      const own = this.#bytes.subarray(this.#at, this.#at + command);
      if (own.length !== command) throw new RangeError('a delta that ends early');
      this.#at += command;
      return own;
    }
    const offset = this.#number(command & 0x0f, 4);
    const given = this.#number((command >> 4) & 0x07, 3);
    const length = given === 0 ? FULL_COPY : given;
    if (offset + length > base.length) throw new RangeError('a delta that copies beyond its base');
    return base.subarray(offset, offset + length);
  }

  /** Little-endian, of those bytes that `present` names. */
  #number(present: number, bytes: number): number {
    let value = 0;
    for (let index = 0; index < bytes; index += 1) {
      if ((present & (1 << index)) !== 0) value += this.#byte() * 256 ** index;
    }
    return value;
  }

  #byte(): number {
    const byte = this.#bytes.readUInt8(this.#at);
    this.#at += 1;
    return byte;
  }
}
