/** The zod source of a rubric entry of `code-review-coverage`. */

import * as z from 'zod';
import { portablePath } from '../../protocol/safe-path.ts';
import { text, wholeNumber } from '../../protocol/scalars.ts';
import { patternText, slug, title } from '../text-schema.ts';
import { SEVERITIES, TEXT_ROOM } from './code-review-answer.ts';

const lineNumber = wholeNumber(1, 1_000_000);
const lines = z
  .strictObject({ from: lineNumber, to: lineNumber })
  .meta({ description: 'Numbers of the first and the last line, as the prompt prints them.' });
const kind = text(256);

const place = z.strictObject({
  file: portablePath,
  lines: lines.meta({ description: 'A finding on any of these lines can name the defect.' }),
  exactLines: z
    .array(lineNumber)
    .max(20)
    .meta({ description: 'Those of them that have to change; none where only the consequence shows.' }),
});

const defect = z.strictObject({
  id: slug,
  title: title.meta({ description: 'The defect in one sentence, for reviewers of the rubric.' }),
  explanation: text(TEXT_ROOM).meta({ description: 'How it fails; the reference answer says this.' }),
  places: z
    .array(place)
    .min(1)
    .max(5)
    .meta({ description: 'Where it may fairly be reported, such as its cause and its use.' }),
  severity: z.enum(SEVERITIES),
  kinds: z.array(kind).min(1).max(4).meta({ description: 'Kinds under which the defect may fairly be reported.' }),
  weight: wholeNumber(1, 100).meta({ description: 'Its share of the points, relative to the other defects.' }),
  pattern: patternText.optional().meta({
    description:
      'RE2 expression that title and explanation together must match; leave it out where the place says it all.',
  }),
  symbols: z
    .array(text(100))
    .min(1)
    .max(8)
    .meta({ description: 'Names from the file, one of which a useful regression test mentions.' }),
});

const distractor = z.strictObject({
  id: slug,
  title: title.meta({ description: 'Why it looks wrong and is not.' }),
  file: portablePath,
  lines,
});

export const codeReviewCase = z.strictObject({
  caseId: slug,
  defects: z.array(defect).min(1).max(20),
  distractors: z.array(distractor).max(20),
});
