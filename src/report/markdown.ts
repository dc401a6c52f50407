/**
 * The report as GitHub-flavoured Markdown: for a pull request comment, a job summary, a file. No HTML but `<details>`.
 *
 * Whatever came from a file is set as a code span or escaped. Backslashes alone do not stop GitHub from turning `@name`, `#1` or a
 * bare address into a link after Markdown is rendered, so those get a zero-width space as well.
 */
import type { Inline, ReportModel, Section, Table, Text, Tone } from './content.ts';
import { intervalStrip, stripKey } from './strip.ts';
import { visible } from './text.ts';

/** GitHub refuses a longer comment. */
export const COMMENT_LIMIT = 65_536;

const BREAK = '&#8203;';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '@': `\\@${BREAK}`,
  '#': `\\#${BREAK}`,
};

/** Text that renders as itself: no markup, no HTML, no mention, no issue link, no autolink. */
export function markdownText(text: string): string {
  return visible(text)
    .replace(/[&<>"'\\`|[\]()*_~#@!]/gu, (char) => ESCAPES[char] ?? `\\${char}`)
    .replace(/:\/\//gu, `:${BREAK}//`)
    .replace(/www(?=\.)/giu, `$&${BREAK}`)
    .replace(/\b(?:GH-|[0-9a-f]{7})(?=[0-9a-f])/giu, `$&${BREAK}`);
}

/**
 * A code span that holds any text: its fence is longer than every run of backticks inside. In a table a pipe ends the cell even
 * in code, and its escape is itself escaped by a backslash before it, so a text with a pipe is set without code there.
 */
export function markdownCode(text: string, inTable: boolean): string {
  const shown = visible(text, 200);
  if (inTable && shown.includes('|')) return markdownText(shown);
  const longest = Math.max(0, ...(shown.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  // One space is stripped from either side of a code span; it keeps an edge backtick apart from the fence.
  const padded = /^[` ]|[` ]$/u.test(shown) || shown === '' ? ` ${shown} ` : shown;
  return `${fence}${padded}${fence}`;
}

const inline = (part: Inline, inTable = false): string =>
  typeof part === 'string' ? markdownText(part) : markdownCode(part.code, inTable);

/** Text that begins a block must not begin another kind of one: a list, a rule, a heading's underline, indented code. */
const sentence = (text: Text): string =>
  text
    .map((part) => inline(part))
    .join('')
    .trimStart()
    .replace(/^[-+=](?!\d)/u, '\\$&')
    .replace(/^(\d+)\.(?=\s|$)/u, '$1\\.');

const items = (texts: readonly Text[]): string => texts.map((text) => `- ${sentence(text)}`).join('\n');

function table({ caption, columns, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `**${markdownText(caption)}**`,
    '',
    line(columns.map(({ title }) => markdownText(title))),
    line(columns.map(({ numeric }) => (numeric === true ? '---:' : '---'))),
    ...rows.map((row) => line(row.map((cell) => inline(cell, true)))),
  ].join('\n');
}

/** A code block; its fence is longer than every run of backticks inside. */
function block(language: string, lines: readonly string[]): string {
  const shown = lines.map((line) => visible(line));
  const longest = Math.max(2, ...shown.flatMap((line) => line.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, ...shown, fence].join('\n');
}

function section(part: Section): string {
  const body = [
    ...part.paragraphs.map(sentence),
    ...(part.items.length === 0 ? [] : [items(part.items)]),
    ...part.tables.map(table),
    ...(part.commands.length === 0 ? [] : [block('sh', part.commands)]),
  ].join('\n\n');
  const title = markdownText(part.title);
  return part.extent === 'long'
    ? `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`
    : `### ${title}\n\n${body}`;
}

const ALERTS: Readonly<Record<Tone, string>> = { good: 'TIP', calm: 'NOTE', warning: 'WARNING', danger: 'CAUTION' };
const SIGNS: Readonly<Record<Tone, string>> = { good: '🟢', calm: '⚪', warning: '🟡', danger: '🔴' };

function render(model: ReportModel, sections: readonly Section[], omitted: readonly Section[]): string {
  const { verdict, notices, badges, figures, reasons, cautions } = model;
  const strip = intervalStrip(model.analysis);
  const facts: Table = {
    caption: 'At a glance',
    columns: [{ title: 'Figure' }, { title: 'Value', numeric: true }, { title: 'Note' }],
    rows: figures.map(({ label, value, note }) => [label, value, note]),
  };
  const left = omitted.map(({ title }) => markdownText(title)).join(', ');
  return [
    `## ${SIGNS[verdict.tone]} ${markdownText(verdict.headline)}`,
    sentence(verdict.sentence),
    `**Campaign** ${markdownCode(model.title, false)} · **Category** ${markdownCode(model.category, false)} · **Verdict** ${verdict.holds ? markdownCode(verdict.value, false) : 'none: the evidence does not hold'}`,
    badges.map(({ tone, label }) => `${SIGNS[tone]} ${markdownText(label)}`).join(' · '),
    ...notices.map(({ tone, title, text }) => `> [!${ALERTS[tone]}]\n> **${markdownText(title)}.** ${sentence(text)}`),
    ...(strip === null ? [] : [`${block('text', strip)}\n\n${markdownText(stripKey(model.analysis))}`]),
    table(facts),
    ...(reasons.length === 0 ? [] : [`### Why\n\n${items(reasons)}`]),
    ...(cautions.length === 0 ? [] : [`### Bear in mind\n\n${items(cautions)}`]),
    ...sections.map(section),
    ...(omitted.length === 0
      ? []
      : [`Left out because the text would be too long for its place: ${left}. The report command prints all of it.`]),
  ].join('\n\n');
}

/**
 * @param limit most UTF-16 units of the result. Until it fits, sections are left out and named: first the long ones, then whichever
 * takes most room, so that a flood of long ids costs one table and not the comment.
 */
export function renderMarkdown(
  model: ReportModel,
  { limit = Number.POSITIVE_INFINITY }: { readonly limit?: number } = {},
): string {
  const order = [...model.sections]
    .map((part) => ({ part, size: section(part).length + (part.extent === 'long' ? limit : 0) }))
    .sort((a, b) => b.size - a.size)
    .map(({ part }) => part);
  for (let dropped = 0; ; dropped += 1) {
    const omitted = order.slice(0, dropped);
    const kept = model.sections.filter((part) => !omitted.includes(part));
    const markdown = `${render(model, kept, omitted)}\n`;
    if (markdown.length <= limit || kept.length === 0) return markdown;
  }
}
