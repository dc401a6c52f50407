/** Writes docs/outcomes.md from the table that the drivers are tested against. */
import { format, resolveConfig } from 'prettier';

import { CAPS, DRIVER_CASES, SECTIONS, type DriverCase } from './driver-cases.ts';
import { LOOKUP_CASES } from './lookup-cases.ts';

const OPENING = `# What comes back, and what comes of it

Every driver that speaks HTTP (\`openai-chat\`, \`openai-responses\`, \`anthropic-messages\`) is tested against a real server that
gives each of these answers, and the outcome is what a run writes down. This page is generated from the table that those tests
run; a test fails when the two differ (\`npx vitest run test/gateway/outcomes.test.ts\`). The rows of complete answers hold for
\`mcp-sampling\` as well, as far as its receipts can express them.

An attempt ends in one of three ways:

- **received**: a complete answer. It is final and paid for. With a code it was turned down: it is not scored, and it is not asked
  for again, since asking until an answer suits would be choosing the sample.
- **failed**: certain. Nothing was sent, or the server refused with a complete answer. It costs nothing.
- **indeterminate**: the request may have been carried out and nobody can tell. It is charged at its reservation and never sent
  again by itself; \`equipoise reconcile\` settles it.

The columns:

- **Sent again**: whether the same request may be sent once more, within the campaign's cap on attempts.
- **Charged**: *reported* is the provider's own count; *reservation* is the worst case of one attempt, both token caps at the
  campaign's prices, because the count is missing or cannot be believed.
- **In a pair**: whether the answer is scored, so that its pair can count.
- **Run**: *pauses* when no other request is sent until somebody has looked. (Three answers in a row from a wrong route pause
  a run too, and so do five requests in a row that used up their attempts.)
`;

const NOTES: Readonly<Record<keyof typeof SECTIONS, string>> = {
  answers: `Judged in this order: usage over the caps (here ${CAPS.maxInputTokensPerRequest} and ${CAPS.maxOutputTokensPerRequest} tokens), who answered, whether the bill adds up, whether a cache was used, and only then what was said. An answer at another tier of service than the standard one counts as \`route-drift\`: the campaign's prices do not hold for it. So does one whose reasoning effort is another than the route's, where answers name it (\`openai-responses\`, \`mcp-sampling\`); name the effort in the route, since a model that reasons says which effort it used whether or not it was asked for one.`,
  refusals: `A refusal is known by its status and a few exact error codes; its text is never kept. The limits that a server names in its headers hold back all requests of the run: \`retry-after-ms\`, \`Retry-After\` in seconds or as a date, and the reset of every \`x-ratelimit-*\` and \`anthropic-ratelimit-*\` limit of which nothing is left.`,
  unsent: `The first byte leaves only after the connection stands and the journal has the intent on disk; whatever fails before that was certainly not sent.`,
  lost: `With *by name* the provider's name of the answer came through before the connection broke: \`openai-responses\` asks for a stream of events, whose first names the response while the model still works, and \`equipoise reconcile --lookup\` asks the provider for it later, at no cost. (The provider stores these answers, as \`store: true\` asks it to.)`,
  hostile: `An answer that repeats the credential in any form is dropped whole, and nothing of it reaches a file.`,
};

/** The whole page, formatted as the repository formats Markdown. */
export async function outcomesDocument(path: string): Promise<string> {
  const sections = (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map(
    (section) => `## ${SECTIONS[section]}\n\n${NOTES[section]}\n\n${table(section)}`,
  );
  const config = await resolveConfig(path);
  return await format([OPENING, ...sections, lookups(), FALLBACKS].join('\n'), { ...config, parser: 'markdown' });
}

function table(section: keyof typeof SECTIONS): string {
  const rows = DRIVER_CASES.filter((row) => row.section === section);
  const withLookup = section === 'lost' || rows.some(({ named }) => named === true);
  const head = ['What comes back', 'Outcome', 'Code', 'Sent again', 'Charged', 'In a pair', 'Run'];
  const lines = [...rows.map((row) => cells(row, withLookup))];
  const heads = withLookup ? [...head, 'Look-up'] : head;
  return [heads, heads.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n') + '\n';
}

function cells(row: DriverCase, withLookup: boolean): string[] {
  const { kind, code, retried, charged, eligible, stopsRun } = row.outcome;
  const only = row.drivers === undefined ? '' : ` (${row.drivers.map((id) => `\`${id}\``).join(', ')})`;
  return [
    `${row.title}${only}`,
    kind,
    code === null ? '' : `\`${code}\``,
    retried ? 'yes' : 'no',
    charged,
    eligible ? 'yes' : 'no',
    stopsRun ? 'pauses' : '',
    ...(withLookup ? [row.named === true ? 'by name' : ''] : []),
  ];
}

function lookups(): string {
  const rows = LOOKUP_CASES.map(({ title, kind, code }) => {
    const what = code === null ? '' : kind === 'found' ? `turned down: \`${code}\`` : `\`${code}\``;
    return `| ${title} | ${kind} | ${what} |`;
  });
  return `## Looking a lost answer up

\`openai-responses\` alone can. What is **found** is judged like any other answer; a stored failure is found without text, and
where the provider reports no usage for it the charge stays at the reservation. **Pending** means that the provider is still at
work, **absent** that it says with authority that it holds no such answer, which does not prove that none was made. **Unknown**
settles nothing and may be tried again.

| The provider says | Look-up | |
| --- | --- | --- |
${rows.join('\n')}
`;
}

const FALLBACKS = `## Fallbacks and caches

Routes of a trial have the fallback policy \`none\`, and a run over a route with \`explicit\` is refused before anything is sent.
OpenRouter is told not to try other hosts; LiteLLM says in a header when it did, and such an answer is turned down. Where a route
with \`explicit\` is tried outside a trial, the routes that came before the one that answered are kept with its outcome, as far as
the answer tells them.

Under the cache policy \`disabled\` an answer is turned down as soon as it reports one token read from or written to a cache,
whatever the driver. Many providers cache long prompts by themselves; routes to them want \`provider-managed\`, and the usage rows
then say how many tokens came from a cache.
`;
