/** A credential that is planted in tests, and the search for it in whatever comes out, in every form it could take. */

/** Holds what percent encoding, JSON and base64 spell differently, so that each form is a text of its own. */
export const CANARY = 'sk-CANARY"\\+/=%{key}-4f9a2c71d8';

const FORMS: Readonly<Record<string, string>> = {
  raw: CANARY,
  uri: encodeURIComponent(CANARY),
  json: JSON.stringify(CANARY).slice(1, -1),
  base64: Buffer.from(CANARY).toString('base64').replace(/=+$/u, ''),
  'base64 of the header': Buffer.from(`Bearer ${CANARY}`).toString('base64').replace(/=+$/u, ''),
  base64url: Buffer.from(CANARY).toString('base64url'),
  hex: Buffer.from(CANARY).toString('hex'),
  'upper-case hex': Buffer.from(CANARY).toString('hex').toUpperCase(),
  reversed: Buffer.from(CANARY).reverse().toString(),
  'first half': CANARY.slice(0, CANARY.length / 2),
  'second half': CANARY.slice(CANARY.length / 2),
};

/** The names of the forms in which the canary occurs in a text. */
export function canaryForms(text: string): string[] {
  return Object.entries(FORMS)
    .filter(([, form]) => text.includes(form))
    .map(([name]) => name);
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
