/**
 * Writes HTML and SVG so that forgetting to escape is impossible: strings become escaped text, only `element` makes tags, and tag
 * and attribute names are literals of this room.
 */
import type { Inline, Text } from './content.ts';
import { visible } from './text.ts';

/** Finished markup. Only this module makes it. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

export type Child = string | Markup | readonly Child[] | null;
export type Attributes = Readonly<Record<string, string | number | null>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Elements of HTML that have no end tag. */
const VOID = new Set(['meta', 'link', 'br', 'hr', 'col']);

export function escapeHtml(text: string): string {
  return visible(text).replace(/[&<>"']/gu, (char) => ENTITIES[char] ?? char);
}

function htmlOf(child: Child): string {
  if (child === null) return '';
  if (typeof child === 'string') return escapeHtml(child);
  return child instanceof Markup ? child.html : child.map(htmlOf).join('');
}

/** Coordinates with two decimals: enough for any screen, and the same text on any machine. */
function attributeText(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : escapeHtml(value);
}

/** One element; attributes that are null are left out. */
export function element(tag: string, attributes: Attributes = {}, ...children: Child[]): Markup {
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${attributeText(value)}"`))
    .join('');
  return new Markup(VOID.has(tag) ? `<${tag}${written}>` : `<${tag}${written}>${htmlOf(children)}</${tag}>`);
}

const UNBROKEN = 28;

/** Text with its ids in code. */
export function inlineMarkup(part: Inline): Child {
  if (typeof part === 'string') return part;
  // Short ids stay in one piece; a hash may be broken anywhere.
  return element('code', { class: visible(part.code).length > UNBROKEN ? 'long' : null }, part.code);
}

export function textMarkup(text: Text): Child {
  return text.map(inlineMarkup);
}

/** Joins markup that stands for itself, such as the children of a body. */
export function join(...children: Child[]): Markup {
  return new Markup(htmlOf(children));
}

/** A style sheet or another literal of ours that must not be escaped. It may never contain anything that was read. */
export function trusted(literal: string): Markup {
  return new Markup(literal);
}
