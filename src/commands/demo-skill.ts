/** The skill that the demo tries: as it is in use, and with the change that somebody proposes. */

export const SKILL = `---
name: code-review
description: Review a change before it is merged.
---

# Code review

Read the whole change before you comment on any of it.

1. Say what the change is meant to do.
2. Look for mistakes in the code that was added or changed.
3. Report each mistake once, with the file in which it is.
4. Keep remarks about style out of the review.
`;

export const BETTER_SKILL = `---
name: code-review
description: Review a change before it is merged.
---

# Code review

Read the whole change before you comment on any of it.

1. Say what the change is meant to do.
2. Walk through every changed line and ask what input would break it: empty and boundary values, off-by-one ranges,
   missing error handling, a resource that is not released, a race between two callers, untrusted data that reaches a
   query or a path.
3. Report each defect once, at the exact file and line that has to change. Do not report a line that merely looks
   unusual: check first that it is wrong.
4. Give each finding a severity. Critical and high are for data loss, security and crashes; low is for what a user would
   hardly notice. Do not inflate it.
5. For each defect name a regression test: which function, which input, which result.
6. Keep remarks about style out of the review.
`;
