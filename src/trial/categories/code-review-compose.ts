/** Reviews put together from the rubric: the perfect one, imperfect ones, and those of somebody who understood nothing. */

import { nodeAt } from '../contract.ts';
import type { FixtureCase } from '../fixture.ts';
import { wordsOf } from '../text.ts';
import { SEVERITIES, TEXT_ROOM } from './code-review-answer.ts';
import type { CodeReviewAnswer, ReviewFinding, Severity } from './code-review-answer.ts';
import { reviewOffer } from './code-review-rubric.ts';
import type { CodeReviewCase, Defect, ReviewOffer } from './code-review-rubric.ts';
import { exampleTest } from './code-review-scoring.ts';
import type { Decide, DecisionPoint } from './types.ts';

/** Remarks about places where nothing is wrong, beyond those that look wrong. */
const NITS = 3;
const VAGUE_TEST = 'Cover this change with a test.';

export function composeReview(entry: CodeReviewCase, fixtureCase: FixtureCase, decide: Decide): unknown {
  const offer = reviewOffer(fixtureCase);
  const ask = (kind: DecisionPoint['kind'], item: string, good: boolean, words: readonly string[]): boolean =>
    decide({ kind, key: `${entry.caseId}/${item}`, good, words });
  const malformed = ask('malformed', 'answer', false, ['json', 'format', 'schema', 'output']);
  const findings: ReviewFinding[] = [];
  for (const defect of entry.defects) {
    if (ask('recall', defect.id, true, wordsOf(defect.title, ...defect.kinds))) findings.push(finding(defect, ask));
  }
  for (const place of noisePlaces(entry, offer)) {
    if (ask('noise', place.id, false, place.words)) findings.push(place.finding);
  }
  const order = offer.files.map((file) => file.path);
  findings.sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line);
  const answer: CodeReviewAnswer = { findings: findings.slice(0, offer.maxFindings) };
  // The list without its envelope is the commonest way in which an answer misses its contract.
  return malformed ? answer.findings : answer;
}

function finding(
  defect: Defect,
  ask: (kind: DecisionPoint['kind'], item: string, good: boolean, words: readonly string[]) => boolean,
): ReviewFinding {
  const place = mainPlace(defect);
  const elsewhere = otherLine(place);
  const exact =
    elsewhere === null ||
    ask('exact-line', defect.id, true, ['line', 'lines', 'location', 'cite', 'evidence', 'exact']);
  const rightSeverity = ask('severity', defect.id, true, [
    'severity',
    'impact',
    'blocking',
    ...wordsOf(defect.severity),
  ]);
  const advice = ask('test-advice', defect.id, true, ['test', 'tests', 'regression', ...wordsOf(...defect.symbols)]);
  return {
    file: place.file,
    line: exact ? (place.exactLines[0] ?? place.lines.from) : elsewhere,
    severity: rightSeverity ? defect.severity : neighbour(defect.severity),
    kind: defect.kinds[0] ?? '',
    title: defect.title,
    explanation: defect.explanation,
    test: advice ? exampleTest(defect) : VAGUE_TEST,
  };
}

type ExactPlace = Defect['places'][number];

/** The first place with an exact line. */
function mainPlace(defect: Defect): ExactPlace {
  const [first] = defect.places;
  const exact = defect.places.find((place) => place.exactLines.length > 0) ?? first;
  if (exact === undefined) throw new TypeError(`The defect "${defect.id}" has no place.`);
  return exact;
}

function otherLine(place: ExactPlace): number | null {
  for (let line = place.lines.from; line <= place.lines.to; line += 1) {
    if (!place.exactLines.includes(line)) return line;
  }
  return null;
}

/** One step milder, as reviewers err; the mildest becomes one step worse. */
function neighbour(severity: Severity): Severity {
  const index = SEVERITIES.indexOf(severity);
  return SEVERITIES[index + 1] ?? SEVERITIES[index - 1] ?? severity;
}

interface NoisePlace {
  readonly id: string;
  readonly words: readonly string[];
  readonly finding: ReviewFinding;
}

function noisePlaces(entry: CodeReviewCase, offer: ReviewOffer): NoisePlace[] {
  const used = new Set(entry.defects.flatMap((defect) => defect.kinds));
  const kind = offer.kinds.find((name) => !used.has(name)) ?? offer.kinds[0] ?? '';
  const distractors = entry.distractors.map((item) => ({
    id: item.id,
    words: ['nit', 'style', 'speculative', 'noise', 'false', 'positive', ...wordsOf(item.title)],
    finding: remark(item.file, item.lines.from, kind, 'medium', 'This looks wrong.'),
  }));
  const taken = [...entry.defects.flatMap((defect) => defect.places), ...entry.distractors];
  const quiet = offer.files.flatMap((file) =>
    file.lines.flatMap((text, index) => {
      const line = index + 1;
      const hit = taken.some((item) => item.file === file.path && item.lines.from <= line && line <= item.lines.to);
      return text.trim() === '' || hit ? [] : [{ file: file.path, line }];
    }),
  );
  const nits = Array.from({ length: NITS }, (_, index) => quiet[Math.floor(((index + 1) * quiet.length) / (NITS + 1))])
    .filter((place) => place !== undefined)
    .map((place, index) => ({
      id: `nit-${index + 1}`,
      words: ['nit', 'nits', 'style', 'naming', 'formatting', 'preference', 'noise'],
      finding: remark(place.file, place.line, kind, 'low', 'This could be clearer.'),
    }));
  return [...distractors, ...nits];
}

function remark(file: string, line: number, kind: string, severity: Severity, title: string): ReviewFinding {
  return { file, line, severity, kind, title, explanation: title, test: VAGUE_TEST };
}

/**
 * Nothing; and, for every kind and for all kinds in turn, findings spread over all lines until the contract is full or
 * half full, with every word of the task for a text.
 */
export function uninformedReviews(fixtureCase: FixtureCase): CodeReviewAnswer[] {
  const offer = reviewOffer(fixtureCase);
  const places = offer.files.flatMap((file) => file.lines.map((_, index) => ({ file: file.path, line: index + 1 })));
  const task = [fixtureCase.prompt, ...fixtureCase.files.map((file) => file.content)].join('\n');
  const words = wordsOf(task).join(' ').slice(0, TEXT_ROOM);
  const test = everyName(task).join(' ').slice(0, testRoom(fixtureCase));
  const spread = (count: number, kindAt: (index: number) => string | undefined): CodeReviewAnswer => ({
    findings: Array.from({ length: count }, (_, index) => {
      const place = places[Math.floor((index * places.length) / count)] ?? { file: '', line: 1 };
      const kind = kindAt(index) ?? '';
      return { ...place, severity: SEVERITIES[index % 4] ?? 'low', kind, title: words, explanation: words, test };
    }),
  });
  const answers: CodeReviewAnswer[] = [{ findings: [] }];
  for (const count of [offer.maxFindings, Math.ceil(offer.maxFindings / 2)]) {
    answers.push(spread(count, (index) => offer.kinds[index % offer.kinds.length]));
    for (const kind of offer.kinds) answers.push(spread(count, () => kind));
  }
  return answers;
}

function everyName(task: string): string[] {
  return [...new Set(task.match(/[\p{L}_$][\p{L}\p{N}_$]{2,}/gu) ?? [])];
}

function testRoom(fixtureCase: FixtureCase): number {
  const node = nodeAt(fixtureCase.responseSchema, ['findings', '*', 'test']);
  return node?.type === 'string' ? (node.maxLength ?? TEXT_ROOM) : TEXT_ROOM;
}
