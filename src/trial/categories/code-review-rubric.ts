/**
 * The rubric of `code-review-coverage`: where the seeded defects are, what would name them, and which places only look
 * wrong.
 */

import type * as z from 'zod';
import type { Report } from '../../protocol/document.ts';
import { quote } from '../../protocol/quote.ts';
import { choicesAt, maxItemsAt, nodeAt } from '../contract.ts';
import type { FixtureCase } from '../fixture.ts';
import { compilePattern } from '../patterns.ts';
import { fileLines } from '../prompt.ts';
import type { codeReviewCase } from './code-review-rubric-schema.ts';
import { exampleTest, namesSymbol, testsDefect } from './code-review-scoring.ts';
import { ROOM_PER_ITEM, checkUnique } from './types.ts';

export type CodeReviewCase = z.infer<typeof codeReviewCase>;
export type Defect = CodeReviewCase['defects'][number];
export type Distractor = CodeReviewCase['distractors'][number];
/** Some lines of a file. */
export type Place = Pick<Distractor, 'file' | 'lines'>;
/** What a contract of this category offers. */
export interface ReviewOffer {
  /** Reviewable files with their number of lines. */
  readonly files: readonly { readonly path: string; readonly lines: readonly string[] }[];
  readonly kinds: readonly string[];
  readonly maxFindings: number;
  readonly maxLine: number;
}

export function reviewOffer(fixtureCase: FixtureCase): ReviewOffer {
  const contract = fixtureCase.responseSchema;
  const named = choicesAt(contract, ['findings', '*', 'file']);
  const line = nodeAt(contract, ['findings', '*', 'line']);
  return {
    files: fixtureCase.files
      .filter((file) => named.includes(file.path))
      .map((file) => ({ path: file.path, lines: fileLines(file.content) })),
    kinds: choicesAt(contract, ['findings', '*', 'kind']),
    maxFindings: maxItemsAt(contract, ['findings']),
    maxLine: line?.type === 'integer' ? line.maximum : 0,
  };
}

/** Everything that a rubric entry names exists in its case, and no finding could name two defects. */
export function checkCodeReviewCase(entry: CodeReviewCase, fixtureCase: FixtureCase, report: Report): void {
  const offer = reviewOffer(fixtureCase);
  checkOffer(fixtureCase, offer, entry, report);
  checkUnique(entry.defects, 'defects', report);
  checkUnique(entry.distractors, 'distractors', report);
  entry.defects.forEach((item, index) => {
    checkDefect(item, ['defects', index], offer, entry, report);
    const rival = entry.defects
      .slice(0, index)
      .find((other) => item.kinds.some((name) => other.kinds.includes(name)) && meet(item.places, other.places));
    if (rival !== undefined) {
      report.error(
        ['defects', index, 'places'],
        'defects-not-distinct',
        `A finding could name both "${item.id}" and "${rival.id}"; separate their lines or their kinds, so that order cannot decide.`,
      );
    }
  });
  entry.distractors.forEach((item, index) => {
    checkPlace(item, ['distractors', index], offer, report);
    const hit = entry.defects.find((other) => meet([item], other.places));
    if (hit !== undefined) {
      report.error(
        ['distractors', index, 'lines'],
        'distractor-on-defect',
        `These lines overlap those of the defect "${hit.id}"; a finding there cannot be both right and wrong.`,
      );
    }
  });
}

function meet(some: readonly Place[], others: readonly Place[]): boolean {
  return some.some((a) => others.some((b) => overlap(a, b)));
}

function overlap(a: Place, b: Place): boolean {
  return a.file === b.file && a.lines.from <= b.lines.to && b.lines.from <= a.lines.to;
}

function checkOffer(fixtureCase: FixtureCase, offer: ReviewOffer, entry: CodeReviewCase, report: Report): void {
  for (const name of choicesAt(fixtureCase.responseSchema, ['findings', '*', 'file'])) {
    if (offer.files.some((file) => file.path === name)) continue;
    report.error(
      ['caseId'],
      'unknown-file-offered',
      `The contract of the case lets findings name ${quote(name)}, but the case has no such file.`,
    );
  }
  const longest = Math.max(0, ...offer.files.map((file) => file.lines.length));
  if (offer.maxLine < longest) {
    report.error(
      ['caseId'],
      'lines-out-of-reach',
      `The contract of the case allows lines up to ${offer.maxLine}, but its longest file has ${longest}.`,
    );
  }
  const room = ROOM_PER_ITEM * entry.defects.length;
  if (offer.maxFindings < room) {
    report.error(
      ['defects'],
      'contract-too-tight',
      `With ${entry.defects.length} defects the contract must allow at least ${room} findings (it allows ${offer.maxFindings}): a tighter limit gives away how many there are.`,
    );
  }
}

function checkPlace(item: Place, path: readonly PropertyKey[], offer: ReviewOffer, report: Report): void {
  const file = offer.files.find((known) => known.path === item.file);
  if (file === undefined) {
    report.error(
      [...path, 'file'],
      'unknown-file',
      `Findings cannot name ${quote(item.file)}: it must be a file of the case and stand in the contract's enumeration.`,
    );
    return;
  }
  if (item.lines.from > item.lines.to) {
    report.error([...path, 'lines'], 'lines-reversed', '"from" must not be greater than "to".');
  } else if (item.lines.to > file.lines.length) {
    report.error(
      [...path, 'lines', 'to'],
      'no-such-line',
      `The file has ${file.lines.length} lines; there is no line ${item.lines.to}.`,
    );
  }
}

function checkDefect(
  item: Defect,
  path: readonly PropertyKey[],
  offer: ReviewOffer,
  entry: CodeReviewCase,
  report: Report,
): void {
  item.places.forEach((place, at) => {
    const placePath = [...path, 'places', at];
    checkPlace(place, placePath, offer, report);
    place.exactLines.forEach((line, index) => {
      if (line >= place.lines.from && line <= place.lines.to && place.exactLines.indexOf(line) === index) return;
      report.error(
        [...placePath, 'exactLines', index],
        'line-outside-range',
        `Line ${line} is not between ${place.lines.from} and ${place.lines.to}, or stands here twice.`,
      );
    });
  });
  if (item.places.every((place) => place.exactLines.length === 0)) {
    report.error(
      [...path, 'places'],
      'no-exact-line',
      'No place has an exact line, so evidence could not be scored; give one.',
    );
  }
  item.kinds.forEach((name, index) => {
    if (offer.kinds.includes(name) && item.kinds.indexOf(name) === index) return;
    report.error(
      [...path, 'kinds', index],
      'unknown-kind',
      `The contract does not offer the kind ${quote(name)}, or it stands here twice.`,
    );
  });
  const contents = offer.files
    .filter((file) => item.places.some((place) => place.file === file.path))
    .map((file) => file.lines.join('\n'));
  item.symbols.forEach((name, index) => {
    if (contents.length === 0 || contents.some((content) => namesSymbol(content, name))) return;
    report.error(
      [...path, 'symbols', index],
      'unknown-symbol',
      `${quote(name)} does not occur in the file as a word of its own; a test could not be asked to name it.`,
    );
  });
  if (!testsDefect(exampleTest(item), item, entry)) {
    report.error(
      [...path, 'symbols', 0],
      'symbol-names-others',
      `${quote(item.symbols[0])} also names symbols of other defects, so a test for this one could not be told from theirs.`,
    );
  }
  checkPattern(item, path, report);
}

function checkPattern(item: Defect, path: readonly PropertyKey[], report: Report): void {
  if (item.pattern === undefined) return;
  const compiled = compilePattern(item.pattern);
  if (!compiled.ok) {
    report.error([...path, 'pattern'], 'unsupported-pattern', compiled.message);
  } else if (!compiled.pattern.find(`${item.title}\n${item.explanation}`)) {
    report.error(
      [...path, 'pattern'],
      'pattern-misses-itself',
      "The expression does not match the defect's own title and explanation, so a perfect answer could not be written.",
    );
  } else if (compiled.pattern.find('')) {
    report.warning(
      [...path, 'pattern'],
      'pattern-matches-anything',
      'The expression matches the empty text and tests nothing.',
    );
  }
}
