/**
 * How a review is scored. The rubric's parser has made sure that a finding can name at most one defect, so the largest
 * one-to-one matching is unique up to repeats, and the order of the findings cannot matter.
 *
 * With W the summed weight of all defects, *right* the number of defects found and *noise* the findings that name none
 * (repeats included, a distractor counting twice):
 *
 * - seeded-defect-recall: credibility(right, noise) × weight found / W
 * - severity-calibration, actionable-evidence, regression-test-advice: the same sum, each weight multiplied by how well
 *   the finding did: one step off in severity is half right; the line is exact or not; the test names a symbol or not
 * - precision: precision(right, noise), in full once half of W is found and in proportion below, since one sure find
 *   says little about precision
 *
 * The quality sums run over all defects and not over those found: leaving out a find whose severity was uncertain must
 * never pay. When several findings name one defect, the worst of them counts: hedging must not pay either.
 */

import type { DimensionId } from '../dimensions.ts';
import { patternOf } from '../patterns.ts';
import type { Pattern } from '../patterns.ts';
import { SEVERITIES } from './code-review-answer.ts';
import type { CodeReviewAnswer, ReviewFinding, Severity } from './code-review-answer.ts';
import type { CodeReviewCase, Defect, Place } from './code-review-rubric.ts';
import { credibility, precision, share } from './types.ts';
import type { CaseScore } from './types.ts';

const DISTRACTOR_NOISE = 2;

interface Quality {
  readonly severity: number;
  readonly evidence: number;
  readonly test: number;
}

export function scoreCodeReview(
  entry: CodeReviewCase,
  answer: CodeReviewAnswer,
): CaseScore<DimensionId<'code-review-coverage'>> {
  const patterns = new Map(
    entry.defects.flatMap((defect) =>
      defect.pattern === undefined ? [] : [[defect.id, patternOf(defect.pattern)] as const],
    ),
  );
  const found = new Map<Defect, Quality>();
  let noise = 0;
  for (const finding of answer.findings) {
    const defect = entry.defects.find((item) => names(finding, item, patterns.get(item.id)));
    if (defect === undefined) {
      noise += entry.distractors.some((item) => isAt(finding, item)) ? DISTRACTOR_NOISE : 1;
      continue;
    }
    const quality = qualityOf(finding, defect, entry);
    const earlier = found.get(defect);
    if (earlier !== undefined) noise += 1;
    found.set(defect, earlier === undefined ? quality : worse(earlier, quality));
  }
  return { shares: sharesOf(entry, found, noise), safetyFailures: [] };
}

function sharesOf(
  entry: CodeReviewCase,
  found: ReadonlyMap<Defect, Quality>,
  noise: number,
): Record<DimensionId<'code-review-coverage'>, number> {
  const whole = entry.defects.reduce((sum, defect) => sum + defect.weight, 0);
  const trust = credibility(found.size, noise);
  // Rubric order, so that sums of weights are the same floating-point sums whatever the order of the answer.
  const part = (measure: (quality: Quality) => number): number =>
    entry.defects.reduce((sum, defect) => {
      const quality = found.get(defect);
      return quality === undefined ? sum : sum + defect.weight * measure(quality);
    }, 0) / whole;
  const recall = part(() => 1);
  return {
    'seeded-defect-recall': trust * recall,
    precision: precision(found.size, noise) * share(2 * recall),
    'severity-calibration': trust * part((quality) => quality.severity),
    'actionable-evidence': trust * part((quality) => quality.evidence),
    'regression-test-advice': trust * part((quality) => quality.test),
  };
}

function names(finding: ReviewFinding, defect: Defect, pattern: Pattern | undefined): boolean {
  return (
    defect.places.some((place) => isAt(finding, place)) &&
    defect.kinds.includes(finding.kind) &&
    (pattern === undefined || pattern.find(`${finding.title}\n${finding.explanation}`))
  );
}

function isAt(finding: ReviewFinding, place: Place): boolean {
  return finding.file === place.file && finding.line >= place.lines.from && finding.line <= place.lines.to;
}

function qualityOf(finding: ReviewFinding, defect: Defect, entry: CodeReviewCase): Quality {
  return {
    severity: severityShare(finding.severity, defect.severity),
    evidence: defect.places.some((place) => isAt(finding, place) && place.exactLines.includes(finding.line)) ? 1 : 0,
    test: testsDefect(finding.test, defect, entry) ? 1 : 0,
  };
}

function worse(a: Quality, b: Quality): Quality {
  return {
    severity: Math.min(a.severity, b.severity),
    evidence: Math.min(a.evidence, b.evidence),
    test: Math.min(a.test, b.test),
  };
}

function severityShare(given: Severity, right: Severity): number {
  const distance = Math.abs(SEVERITIES.indexOf(given) - SEVERITIES.indexOf(right));
  return distance === 0 ? 1 : distance === 1 ? 0.5 : 0;
}

/**
 * Whether a test is about this defect: it names at least one of its symbols, and no more symbols of other defects than
 * of this one. A list of every name in the diff is no advice.
 */
export function testsDefect(test: string, defect: Defect, entry: Pick<CodeReviewCase, 'defects'>): boolean {
  const named = (symbols: Iterable<string>): number => [...symbols].filter((name) => namesSymbol(test, name)).length;
  const own = new Set(defect.symbols);
  const others = new Set(entry.defects.flatMap((item) => item.symbols).filter((name) => !own.has(name)));
  const count = named(own);
  return count > 0 && named(others) <= count;
}

/** Advice that is about the defect, as the reference answer gives it. */
export function exampleTest(defect: Defect): string {
  return `Add a regression test for ${defect.symbols[0] ?? 'this'} that fails before the fix.`;
}

const WORD = /[\p{L}\p{N}_$]/u;
/** The same for ASCII: the tables of all letters take longer to compile than a small rubric to check. */
const ASCII_WORD = /[A-Za-z0-9_$]/;

/** Whether the text contains the name as a word of its own: `load` is not named by `reload` or `load_all`. */
export function namesSymbol(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = charBefore(text, at);
    const after = charAt(text, at + name.length);
    // A boundary is needed only where the name itself begins or ends with a letter: `->next` follows one.
    if (!(joins(before, charAt(name, 0)) || joins(charBefore(name, name.length), after))) return true;
  }
  return false;
}

function joins(left: string, right: string): boolean {
  return isWord(left) && isWord(right);
}

function isWord(char: string): boolean {
  return (char < '\u0080' ? ASCII_WORD : WORD).test(char);
}

function charAt(text: string, index: number): string {
  const point = text.codePointAt(index);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function charBefore(text: string, index: number): string {
  return Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? '';
}
