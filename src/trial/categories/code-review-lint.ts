/** What makes a review case easier than it looks. */

import type { Report } from '../../protocol/document.ts';
import type { FixtureCase } from '../fixture.ts';
import { holds, visibleText } from '../visible.ts';
import { reviewOffer } from './code-review-rubric.ts';
import type { CodeReviewCase } from './code-review-rubric.ts';

/** Above this, one finding placed at random is right too often. */
const MAX_CHANCE = 0.05;
/** Words that authors of seeded defects leave in the code. */
const TELL_TALE = /\b(?:bug|buggy|defect|fixme|todo|xxx|hack|wrong|broken|vulnerab\w{0,10}|seeded|oops)\b/iu;

export function lintCodeReviewCase(entry: CodeReviewCase, fixtureCase: FixtureCase, report: Report): void {
  const offer = reviewOffer(fixtureCase);
  const visible = visibleText(fixtureCase);
  if (entry.distractors.length === 0) {
    report.warning(
      ['distractors'],
      'no-distractors',
      'No place only looks wrong; without any, suspecting everything unusual is never charged double. Add some.',
    );
  }
  const used = new Set(entry.defects.flatMap((defect) => defect.kinds));
  if (offer.kinds.length - used.size < 2) {
    report.warning(
      ['defects'],
      'kinds-all-used',
      'Nearly every kind on offer is the kind of a defect, so the list itself is a table of contents; offer more kinds.',
    );
  }
  if (entry.defects.length > 2 && new Set(entry.defects.map((defect) => defect.severity)).size === 1) {
    report.warning(['defects'], 'one-severity', 'All defects have the same severity, so calibration measures nothing.');
  }
  lintChance(entry, offer, report);
  entry.defects.forEach((defect, index) => {
    const path = ['defects', index];
    for (const [field, value] of [
      ['title', defect.title],
      ['explanation', defect.explanation],
      ['pattern', defect.pattern],
    ] as const) {
      if (value === undefined || !holds(visible, value)) continue;
      report.error(
        [...path, field],
        'answer-in-prompt',
        'These very words stand in what the model reads; reword either.',
      );
    }
    if (defect.id.includes('-') && holds(visible, defect.id)) {
      report.warning(
        [...path, 'id'],
        'answer-in-prompt',
        'The id of the defect stands in what the model reads; rename it.',
      );
    }
    const line = defect.places
      .flatMap((place) => place.exactLines)
      .find((number) => mentionsLine(fixtureCase.prompt, number));
    if (line !== undefined) {
      report.error([...path, 'places'], 'answer-in-prompt', `The task mentions line ${line}, where the defect is.`);
    }
    const around = defect.places.flatMap((place) => {
      const lines = offer.files.find((file) => file.path === place.file)?.lines ?? [];
      return lines.slice(Math.max(0, place.lines.from - 2), place.lines.to);
    });
    if (around.some((text) => TELL_TALE.test(text))) {
      report.warning([...path, 'places'], 'tell-tale', 'The code at the defect calls itself faulty; remove the hint.');
    }
  });
}

function lintChance(entry: CodeReviewCase, offer: ReturnType<typeof reviewOffer>, report: Report): void {
  const lines = offer.files.reduce((sum, file) => sum + file.lines.length, 0);
  const hits = entry.defects.reduce(
    (sum, defect) =>
      sum + defect.places.reduce((size, { lines }) => size + lines.to - lines.from + 1, 0) * defect.kinds.length,
    0,
  );
  const chance = hits / (lines * offer.kinds.length);
  if (chance <= MAX_CHANCE) return;
  report.error(
    ['defects'],
    'guessable',
    `A finding at a random line, of a random kind, is right in ${Math.round(chance * 100)} of 100 cases (at most ${MAX_CHANCE * 100}); narrow the lines and kinds of the defects, or offer more code and more kinds.`,
  );
}

/** `line 12`, `lines 10-12`, `L12`, `:12`. */
function mentionsLine(prompt: string, line: number): boolean {
  return new RegExp(`(?:\\blines?\\s+(?:\\d{1,6}\\s?[-–]\\s?)?|\\bL|:)${line}(?!\\d)`, 'iu').test(prompt);
}
