/**
 * What may be used as a credential, and how an echo of it is recognised.
 *
 * HTTP clients quote the offending header value in full when it holds a control character, so a key with a stray line
 * feed would end in an error message. It is judged here first, and no message repeats any part of it.
 */

/** Resolved immediately before each call and never kept. null: the server wants none. */
export type CredentialSource = () => string | null;

const VISIBLE_ASCII = /^[\x21-\x7e]{1,8192}$/u;

/** Whether a credential can go into a header: visible ASCII without spaces, 1 to 8192 characters. */
export function isUsableCredential(credential: string): boolean {
  return VISIBLE_ASCII.test(credential);
}

/**
 * Shorter keys are the placeholders that local servers accept (`none`, `EMPTY`), and would be found in honest answers.
 */
const SHORTEST_SECRET = 16;

/** Half of a longer key is a secret too: a mask such as `sk-…` over the rest is how servers show keys. */
const SHORTEST_HALF = 16;

/**
 * A test for texts that repeat a credential, or half of a long one, plainly or in a form in which echoes come:
 * percent-encoded, inside a JSON string, base64 at any alignment, hex, backwards. For answers that claim success; a
 * refusal's body is never kept.
 */
export function credentialEcho(credential: string | null): (text: string) => boolean {
  if (credential === null || credential.length < SHORTEST_SECRET) return () => false;
  const middle = Math.floor(credential.length / 2);
  // Each form of the whole holds the same form of its halves.
  const parts = middle < SHORTEST_HALF ? [credential] : [credential.slice(0, middle), credential.slice(middle)];
  const forms = new Set(parts.flatMap(echoesOf));
  return (text) => {
    let current = text;
    for (let depth = 0; depth <= ESCAPING_DEPTH; depth += 1) {
      for (const form of forms) if (current.includes(form)) return true;
      if (!current.includes('\\')) return false;
      current = unescaped(current);
    }
    return false;
  };
}

/** An answer is JSON, and what it repeats can be JSON in a string of it; any letter can be written as an escape. */
const ESCAPING_DEPTH = 2;

const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function echoesOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const hex = bytes.toString('hex');
  // Half of a surrogate pair has no percent encoding; as UTF-8 it is a replacement character.
  const uri = encodeURIComponent(bytes.toString('utf8'));
  return [
    secret,
    uri,
    uri.replaceAll(/%[0-9A-F]{2}/gu, (escape) => escape.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(bytes).reverse().toString('utf8'),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].flatMap((offset) => base64Inside(secret, offset)),
  ];
}

/** A text with the escapes of JSON strings resolved, wherever they stand. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/gsu, (_all, code?: string, letter?: string) =>
    code === undefined ? (CONTROLS[letter ?? ''] ?? letter ?? '') : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The characters that the base64 of any text holds when the credential starts in it at `offset` modulo 3. */
function base64Inside(credential: string, offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(credential, 'utf8')]);
  const whole = Math.floor((bytes.length * 8) / 6);
  const text = bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), whole);
  return [text, text.replaceAll('+', '-').replaceAll('/', '_')];
}
