/** Where the next page of a list lies, by the `Link` header. */

const NEXT = /<([^<>]{1,4096})>;\s*rel="next"/u;

/** @param origin scheme, host and port of the API; a link that leads elsewhere would take the token along and is not followed. */
export function nextPage(link: unknown, origin: string): string | null {
  if (typeof link !== 'string') return null;
  const target = NEXT.exec(link)?.[1];
  if (target === undefined || !URL.canParse(target)) return null;
  const url = new URL(target);
  // Octokit expands braces in addresses; a page's address has none.
  return url.origin === origin && !/[{}]/u.test(url.href) ? url.href : null;
}
