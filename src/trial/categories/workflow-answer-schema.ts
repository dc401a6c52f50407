/** The zod source of an answer of `workflow-adherence`, as its scorer reads it. */

import * as z from 'zod';

export const workflowAnswer = z.strictObject({
  steps: z.array(z.strictObject({ action: z.string(), target: z.string(), because: z.array(z.string()) })),
  report: z.strictObject({
    verified: z.array(z.string()),
    unverified: z.array(z.string()),
    notDone: z.array(z.string()),
  }),
});
