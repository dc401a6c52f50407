/** The zod source of an answer of `code-review-coverage`, as its scorer reads it. */

import * as z from 'zod';
import { SEVERITIES } from './code-review-answer.ts';

export const codeReviewAnswer = z.strictObject({
  findings: z.array(
    z.strictObject({
      file: z.string(),
      line: z.int(),
      severity: z.enum(SEVERITIES),
      kind: z.string(),
      title: z.string(),
      explanation: z.string(),
      test: z.string(),
    }),
  ),
});
