/**
 * Base64 in exactly one spelling.
 *
 * Usual decoders skip blanks, stop at the first padding sign and ignore the unused bits of the last digit, so that one
 * signature has many spellings in a file. Here a byte string has one: standard alphabet, padded, no blanks, spare bits
 * zero (RFC 4648 section 3.5).
 */

/** Standard base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NO_DIGIT = 0xff;
const VALUES = new Uint8Array(128).fill(NO_DIGIT);
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

/** The bytes of canonical standard base64; null for every other spelling. Linear; reads each digit once. */
export function decodeBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const digits = text.length - padding;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let bits = 0;
  let held = 0;
  let length = 0;
  for (let index = 0; index < digits; index += 1) {
    const value = VALUES[text.charCodeAt(index)] ?? NO_DIGIT;
    if (value === NO_DIGIT) return null;
    bits = (bits << 6) | value;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length] = bits >> held;
    length += 1;
    bits &= (1 << held) - 1;
  }
  // `QR==` names the same byte as `QQ==`: only the spelling whose spare bits are zero may pass.
  return bits === 0 ? bytes : null;
}
