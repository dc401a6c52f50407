/** A credential that is planted in tests, and the search for it in whatever comes out, in every form it could take. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holds what percent encoding, JSON and base64 spell differently, so that each form is a text of its own. */
export const CANARY = 'sk-CANARY"\\+/=%{key}-4f9a2c71d8-e3';
/** One that fits everywhere where a model, an id or a fingerprint does, and looks like nothing that is known of keys. */
export const PLAIN_CANARY = 'canary.4f9a2c71d8e3b6.7d05c9f1a4e82b36';

/** The base64 of any text that holds the secret `offset` bytes (modulo 3) after its start holds this. */
function base64At(secret: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  const text = bytes.toString('base64').replace(/=+$/u, '');
  // The first and the last character may also hold bits of what stands around the secret.
  return text.slice(offset === 0 ? 0 : offset + 1, bytes.length % 3 === 0 ? undefined : -1);
}

const ENCODINGS: Readonly<Record<string, (secret: string) => string>> = {
  raw: (secret) => secret,
  uri: encodeURIComponent,
  json: (secret) => JSON.stringify(secret).slice(1, -1),
  base64: (secret) => base64At(secret, 0),
  'base64 one byte on': (secret) => base64At(secret, 1),
  'base64 two bytes on': (secret) => base64At(secret, 2),
  base64url: (secret) => base64At(secret, 0).replaceAll('+', '-').replaceAll('/', '_'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'upper-case hex': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  reversed: (secret) => Buffer.from(secret).reverse().toString(),
};

/** A secret and its halves, each in every encoding, by a name that says which. */
export function secretForms(secret: string): Readonly<Record<string, string>> {
  const middle = Math.floor(secret.length / 2);
  const parts = { '': secret, 'first half ': secret.slice(0, middle), 'second half ': secret.slice(middle) };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, text]) =>
      Object.entries(ENCODINGS).map(([name, encode]) => [`${part}${name}`, encode(text)]),
    ),
  );
}

const FORMS = [secretForms(CANARY), secretForms(PLAIN_CANARY)];

/** The names of the forms in which a canary occurs in a text. */
export function canaryForms(text: string): string[] {
  return FORMS.flatMap((forms) => Object.entries(forms))
    .filter(([, form]) => text.includes(form))
    .map(([name]) => name);
}

/** Path and content (as Latin-1, so that no byte is lost) of every file below a folder. */
export function filesBelow(root: string): [path: string, text: string][] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, 'latin1')]);
}

/** All text of a value: errors with message, stack, cause and own properties, whatever is enumerable or not. */
export function everythingIn(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (seen.has(value)) return '';
  seen.add(value);
  return Reflect.ownKeys(value)
    .map((key) => `${String(key)}: ${everythingIn(Reflect.get(value, key), seen)}`)
    .join('\n');
}
