/**
 * The report as one self-contained HTML page: no script, no request, no inline style. The policy in its head allows exactly one style
 * sheet, by hash, and `data:` images for the icon, so that even a hole in the escaping could load or run nothing.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Figure, Inline, Notice, PlotName, ReportModel, Section, Table } from './content.ts';
import { brandMark, iconAddress, seal } from './icons.ts';
import { element, inlineMarkup, join, textMarkup, trusted, type Child, type Markup } from './markup.ts';
import { differencesPlot } from './plots/differences.ts';
import { dimensionsPlot } from './plots/dimensions.ts';
import { intervalKey, intervalPlot } from './plots/interval.ts';
import { schedulePlot } from './plots/schedule.ts';
import { slopesPlot } from './plots/slopes.ts';
import { usePlot } from './plots/use.ts';
import { STYLES } from './styles.ts';

function policy(): string {
  const digest = btoa(String.fromCharCode(...sha256(utf8ToBytes(STYLES))));
  return `default-src 'none'; style-src 'sha256-${digest}'; img-src data:; base-uri 'none'; form-action 'none'`;
}

function head(model: ReportModel): Markup {
  return element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy() }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'referrer', content: 'no-referrer' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'generator', content: 'equipoise' }),
    element('title', {}, `${model.verdict.headline} · ${model.title} · Equipoise`),
    element('link', { rel: 'icon', href: iconAddress() }),
    element('style', {}, trusted(STYLES)),
  );
}

/** Long values (intervals) may break on a narrow screen; a number never does. */
function cellKind(kind: string | null, cell: Inline): string | null {
  return kind === 'num' && typeof cell === 'string' && cell.length > 12 ? 'num long' : kind;
}

/** Tables scroll by themselves on a narrow screen; a keyboard can reach what scrolls, and a screen reader hears its name. */
function table({ caption, columns, rows }: Table): Markup {
  const kind = (index: number): string | null => (columns[index]?.numeric === true ? 'num' : null);
  const titles = columns.map(({ title }, index) => element('th', { scope: 'col', class: kind(index) }, title));
  const body = rows.map((row) =>
    element(
      'tr',
      { class: row[0] === 'Total' || row[0] === 'all scheduled pairs' ? 'total' : null },
      ...row.map((cell, index) =>
        index === 0
          ? element('th', { scope: 'row', class: kind(0) }, inlineMarkup(cell))
          : element('td', { class: cellKind(kind(index), cell) }, inlineMarkup(cell)),
      ),
    ),
  );
  return element(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': caption },
    element(
      'table',
      {},
      element('caption', {}, caption),
      element('thead', {}, element('tr', {}, ...titles)),
      element('tbody', {}, ...body),
    ),
  );
}

/** Two drawings of one plot; the style sheet shows the one whose type fits the screen. */
function responsive(draw: (wide: boolean) => Markup | null): Child {
  return [true, false].map((wide) => element('div', { class: wide ? 'wide' : 'narrow' }, draw(wide)));
}

function figure(title: string, key: string, full: boolean, drawing: Child): Markup {
  const caption = element('figcaption', {}, title, element('span', { class: 'key' }, key));
  return element('figure', { class: full ? 'full' : 'half' }, caption, drawing);
}

function plot(name: PlotName, { analysis, use }: ReportModel): Markup {
  switch (name) {
    case 'differences':
      return figure(
        'Difference of every pair',
        'Filled: the candidate scored more; open: the baseline did; small: both scored alike; ✕: an answer is missing. Tinted: 95 % interval of the mean; grey between dashes: too small to matter.',
        true,
        responsive((wide) => differencesPlot(analysis, wide)),
      );
    case 'slopes':
      return figure('Baseline to candidate, pair by pair', 'Thick line: the means.', false, slopesPlot(analysis));
    case 'dimensions':
      return figure(
        'Score by dimension',
        'Open: baseline; filled: candidate; the track ends at the maximum.',
        false,
        dimensionsPlot(analysis),
      );
    case 'use':
      return figure(
        'Against the ceilings',
        'Slate: baseline; violet: candidate; the track ends at the ceiling.',
        false,
        usePlot(use),
      );
    case 'schedule':
      return figure(
        'Order and outcome',
        'Outlined: baseline; filled: candidate; ✕: does not count; dashed: never run.',
        false,
        schedulePlot(analysis),
      );
  }
}

function section(part: Section, model: ReportModel): Markup {
  const plots = part.plots.map((name) => plot(name, model));
  // Pictures that share a row with no other stand beside the tables that say the same in numbers.
  const full = part.plots.length > 1;
  const aside = [...(full ? [] : plots), ...part.tables.filter(({ wide }) => wide !== true).map(table)];
  const titleId = `${part.id}-heading`;
  return element(
    'section',
    { class: 'card', id: part.id, 'aria-labelledby': titleId },
    element('h2', { id: titleId }, part.title),
    part.paragraphs.map((text) => element('p', {}, textMarkup(text))),
    part.items.length === 0
      ? null
      : element('ul', { class: 'plain' }, ...part.items.map((text) => element('li', {}, textMarkup(text)))),
    part.commands.length === 0
      ? null
      : element(
          'pre',
          {},
          element(
            'code',
            {},
            trusted(join(part.commands.map((line, index) => (index === 0 ? [line] : [trusted('\n'), line]))).html),
          ),
        ),
    full ? element('div', { class: 'plots' }, ...plots) : null,
    aside.length > 1 ? element('div', { class: 'columns' }, ...aside) : aside,
    part.tables.filter(({ wide }) => wide === true).map(table),
  );
}

function notice({ tone, title, text }: Notice): Markup {
  return element(
    'div',
    { class: `notice ${tone}` },
    element('p', {}, element('strong', {}, `${title}.`), ' ', textMarkup(text)),
  );
}

function figureItem({ label, value, note }: Figure): Markup {
  return element(
    'div',
    { class: 'figure' },
    element('dt', {}, label),
    element('dd', { class: 'value' }, value),
    element('dd', { class: 'note' }, note),
  );
}

function hero(model: ReportModel): Markup {
  const { verdict, badges, figures, analysis } = model;
  const interval =
    analysis.interval === null
      ? null
      : element(
          'figure',
          {},
          responsive((wide) => intervalPlot(analysis, wide)),
          element('figcaption', {}, element('span', { class: 'key' }, intervalKey(analysis))),
        );
  return element(
    'section',
    { class: `card hero ${verdict.tone}`, 'aria-labelledby': 'verdict-heading' },
    element(
      'div',
      { class: 'headline' },
      seal(verdict),
      element(
        'div',
        {},
        element('h1', { id: 'verdict-heading' }, verdict.headline),
        element('p', { class: 'lead' }, textMarkup(verdict.sentence)),
        element(
          'ul',
          { class: 'badges' },
          ...badges.map(({ tone, label }) => element('li', { class: `badge ${tone}` }, label)),
        ),
      ),
    ),
    interval,
    element('dl', { class: 'figures' }, ...figures.map(figureItem)),
  );
}

function listCard(title: string, texts: ReportModel['reasons']): Markup | null {
  if (texts.length === 0) return null;
  const items = texts.map((text) => element('li', {}, textMarkup(text)));
  return element('section', { class: 'card' }, element('h2', {}, title), element('ul', {}, ...items));
}

export function renderHtml(model: ReportModel): string {
  const links = model.sections.map(({ id, title }) => element('li', {}, element('a', { href: `#${id}` }, title)));
  const page = element(
    'div',
    { class: 'page' },
    element(
      'header',
      { class: 'top' },
      element(
        'p',
        { class: 'brand' },
        brandMark(),
        element('span', {}, 'Equipoise ', element('span', { class: 'what' }, 'paired trial report')),
      ),
      element(
        'p',
        { class: 'ids' },
        inlineMarkup({ code: model.title }),
        ' · ',
        model.category,
        ' · ',
        model.verdict.holds ? inlineMarkup({ code: model.verdict.value }) : 'no verdict',
      ),
    ),
    element(
      'main',
      { id: 'main' },
      hero(model),
      model.notices.length === 0 ? null : element('div', { class: 'notices' }, ...model.notices.map(notice)),
      element('div', { class: 'why' }, listCard('Why', model.reasons), listCard('Bear in mind', model.cautions)),
      element('nav', { 'aria-label': 'Sections of this report' }, element('ul', {}, ...links)),
      ...model.sections.map((part) => section(part, model)),
    ),
    element('footer', {}, 'Written by Equipoise from recomputed records. This page loads nothing and runs no script.'),
  );
  const body = element('body', {}, element('a', { class: 'skip', href: '#main' }, 'Skip to the report'), page);
  return `<!doctype html>\n${element('html', { lang: 'en' }, head(model), body).html}\n`;
}
