/**
 * How many tokens a prompt has, before it is sent: an estimate by the o200k tokenizer, for a check against a cap.
 *
 * The vocabulary takes a fifth of a second to load and is rarely needed: a byte-level tokenizer makes at most one token
 * of each byte and at least one of each word, and most prompts lie clearly on one side of their cap by these two bounds.
 * Models with other tokenizers count a little differently; the provider's own count is checked when the answer comes.
 */

/** What chat protocols add around each message, and once around a conversation. */
const TOKENS_PER_MESSAGE = 4;
const TOKENS_PER_PROMPT = 3;

/**
 * The tokenizer's merge step takes quadratic time in the length of an undivided run, and a run can be as long as its
 * writer likes: 40,000 ideographs take seven seconds. A cut costs one token at most.
 */
const SLICE_UNITS = 400;

/** Instructions and tasks recur in every pair; more different ones than this no campaign has under way. */
const REMEMBERED = 256;

export interface SizeBounds {
  readonly atLeast: number;
  readonly atMost: number;
}

/** Bounds of the tokenizer's count of these texts as messages, without loading it. Linear time. */
export function promptSizeBounds(texts: readonly string[]): SizeBounds {
  let atLeast = framing(texts);
  let atMost = atLeast;
  for (const text of texts) {
    atLeast += certainPieces(text);
    atMost += utf8Length(text);
  }
  return { atLeast, atMost };
}

/** A cheap count of a prompt's tokens that is never above the tokenizer's. */
export function estimatePromptTokens(texts: readonly string[]): number {
  return promptSizeBounds(texts).atLeast;
}

/** The same of a text by itself; at least 1. */
export function estimateTextTokens(text: string): number {
  return Math.max(1, certainPieces(text));
}

function framing(texts: readonly string[]): number {
  return TOKENS_PER_PROMPT + TOKENS_PER_MESSAGE * texts.length;
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/**
 * Words and groups of up to three digits, each of which the tokenizer's pattern keeps apart from all others. A word after
 * an apostrophe is left out: `'s` and its like belong to the word before.
 */
function certainPieces(text: string): number {
  let pieces = 0;
  for (const [piece] of text.matchAll(/'[\p{L}\p{M}]+|\p{L}[\p{L}\p{M}]*|\p{N}{1,3}/gu)) {
    if (!piece.startsWith("'")) pieces += 1;
  }
  return pieces;
}

export interface PromptSizer {
  /** Whether these texts, as messages, are within a cap of tokens. */
  fits(texts: readonly string[], cap: number): Promise<boolean>;
}

/** @param loadCounter loads the tokenizer; the default is the library's o200k vocabulary, imported when first needed */
export function createPromptSizer(loadCounter: () => Promise<(text: string) => number> = loadO200k): PromptSizer {
  const remembered = new Map<string, number>();
  return {
    async fits(texts, cap) {
      const bounds = promptSizeBounds(texts);
      if (bounds.atMost <= cap) return true;
      if (bounds.atLeast > cap) return false;
      const count = await loadCounter();
      let total = framing(texts);
      for (const text of texts) {
        let tokens = remembered.get(text);
        if (tokens === undefined) {
          tokens = slices(text).reduce((sum, slice) => sum + count(slice), 0);
          if (remembered.size >= REMEMBERED) remembered.clear();
          remembered.set(text, tokens);
        }
        total += tokens;
      }
      return total <= cap;
    },
  };
}

async function loadO200k(): Promise<(text: string) => number> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // Text that looks like a control token is text here, as it is for a provider's API.
  const asText = { disallowedSpecial: new Set<string>() };
  return (text) => countTokens(text, asText);
}

/** Pieces of bounded length, cut before white space where there is some. */
function slices(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (text.length - from > SLICE_UNITS) {
    const window = text.slice(from, from + SLICE_UNITS);
    const space = window.search(/\s\S*$/u);
    const half = isHighSurrogate(window.charCodeAt(SLICE_UNITS - 1)) ? SLICE_UNITS - 1 : SLICE_UNITS;
    const length = space > SLICE_UNITS / 2 ? space : half;
    parts.push(text.slice(from, from + length));
    from += length;
  }
  parts.push(text.slice(from));
  return parts;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
