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

/** The bytes of canonical standard base64; null for every other spelling. */
export function decodeBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/u.test(text)) return null;
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return null;
  }
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  // `QR==` decodes to the same byte as `QQ==`; only the spelling with zero spare bits survives the way back.
  return encodeBase64(bytes) === text ? bytes : null;
}
