/** The report for a terminal: the verdict, why, and the brief sections, in 80 columns of plain text with optional colour. */
import { createColors } from 'picocolors';
import type { Inline, ReportModel, Section, Table, Text, Tone } from './content.ts';
import { intervalStrip, stripKey } from './strip.ts';
import { visible } from './text.ts';

const COLUMNS = 80;
const SIGNS: Readonly<Record<Tone, string>> = { good: '✔', calm: '=', warning: '!', danger: '✘' };

/** Escape sequences, line feeds and direction marks in an id would drive the terminal; `visible` writes them out. */
const plain = (part: Inline): string => visible(typeof part === 'string' ? part : part.code);
const plainText = (text: Text): string => text.map(plain).join('');
const lengthOf = (text: string): number => Array.from(text).length;

function wrap(text: string, first: string, indent = ' '.repeat(lengthOf(first))): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(' ')) {
    if (!empty && lengthOf(line) + 1 + lengthOf(word) > COLUMNS) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].join('\n');
}

function pad(text: string, width: number, right: boolean): string {
  const gap = ' '.repeat(Math.max(0, width - lengthOf(text)));
  return right ? gap + text : text + gap;
}

function table({ columns, rows }: Table): string[] {
  const cells = rows.map((row) => row.map(plain));
  const widths = columns.map(({ title }, index) =>
    Math.max(lengthOf(title), ...cells.map((row) => lengthOf(row[index] ?? ''))),
  );
  const line = (row: readonly string[]): string =>
    `  ${row.map((cell, index) => pad(cell, widths[index] ?? 0, columns[index]?.numeric === true)).join('  ')}`.trimEnd();
  return [line(columns.map(({ title }) => title)), ...cells.map(line)];
}

export function renderTerminal(model: ReportModel, { colour }: { readonly colour: boolean }): string {
  const paint = createColors(colour);
  const toned: Readonly<Record<Tone, (text: string) => string>> = {
    good: paint.green,
    calm: paint.cyan,
    warning: paint.yellow,
    danger: paint.red,
  };
  const { verdict } = model;
  const heading = (text: string): string => paint.bold(text);
  const list = (texts: readonly Text[]): string[] => texts.map((text) => wrap(plainText(text), '  · '));
  const out: string[] = [
    toned[verdict.tone](heading(`${SIGNS[verdict.tone]} ${visible(verdict.headline)}`)),
    wrap(plainText(verdict.sentence), '  '),
    '',
    `  ${paint.dim('Campaign')} ${visible(model.title)}   ${paint.dim('Verdict')} ${verdict.holds ? verdict.value : 'none: the evidence does not hold'}`,
    wrap(model.badges.map(({ label }) => visible(label)).join(' · '), '  '),
  ];

  const strip = intervalStrip(model.analysis);
  if (strip !== null) out.push('', ...strip.map((line) => `  ${line}`), `  ${paint.dim(stripKey(model.analysis))}`);
  for (const { tone, title, text } of model.notices) {
    out.push('', toned[tone](wrap(`${visible(title)}: ${plainText(text)}`, `${SIGNS[tone]} `)));
  }
  if (model.reasons.length > 0) out.push('', heading('Why'), ...list(model.reasons));
  if (model.cautions.length > 0) out.push('', heading('Bear in mind'), ...list(model.cautions));

  const brief = (part: Section): string[] => [
    '',
    heading(part.title),
    ...part.paragraphs.map((text) => wrap(plainText(text), '  ')),
    ...part.tables.flatMap((entry) => {
      const [titles = '', ...rows] = table(entry);
      return ['', paint.dim(titles), ...rows];
    }),
  ];
  out.push(...model.sections.filter(({ extent }) => extent === 'brief').flatMap(brief));
  return out.join('\n');
}
