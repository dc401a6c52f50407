/** Secrets as the Actions runner masks them: the value, each of its lines, and the encodings that it knows. Not hex, not hashes. */

export class Masks {
  readonly #patterns = new Set<string>();

  add(value: string): void {
    if (value.trim() === '') return;
    for (const one of [value, ...value.split(/\r\n|\r|\n/u)]) {
      if (one.trim() === '') continue;
      for (const encoded of encodings(one)) if (encoded !== '') this.#patterns.add(encoded);
    }
  }

  apply(text: string): string {
    // Longest first, so that a secret inside another one does not leave its surroundings behind.
    const patterns = [...this.#patterns].sort((a, b) => b.length - a.length);
    return patterns.reduce((masked, pattern) => masked.replaceAll(pattern, '***'), text);
  }

  has(value: string): boolean {
    return this.#patterns.has(value);
  }
}

function encodings(value: string): string[] {
  const bytes = Buffer.from(value, 'utf8');
  // Base64 of the value wherever it begins within a larger text: one, two or no bytes into a group of three.
  const shifted = [0, 1, 2].map((shift) => {
    const body = bytes.subarray(shift);
    return body
      .subarray(0, body.length - (body.length % 3))
      .toString('base64')
      .replace(/=+$/u, '');
  });
  const json = JSON.stringify(value).slice(1, -1);
  const uri = encodeURIComponent(value);
  const xml = value.replace(/[&<>"']/gu, (char) => XML[char] ?? char);
  const command = value.replaceAll('"', '\\"');
  const expression = value.replaceAll("'", "''");
  const unquoted = value.length > 8 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  return [value, ...shifted.filter((one) => one.length >= 8), json, uri, xml, command, expression, unquoted];
}

const XML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
