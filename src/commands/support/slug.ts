/** Names made from paths: lower-case ASCII letters, digits and single hyphens, never empty. */
export function slugOf(text: string, fallback: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/gu, '');
  return slug === '' ? fallback : slug;
}
