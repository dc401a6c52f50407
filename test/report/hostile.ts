/** Strings that try to become markup, commands, links or lines, put wherever a report takes text from a file. */
import type { ReportInput } from '../../src/report/model.ts';

export const HOSTILE: Readonly<Record<string, string>> = {
  script: '</style></title><script>alert(1)</script>',
  image: '<img src=x onerror=alert(1)>',
  attribute: `"><svg onload=alert(1)> ' onmouseover='alert(1)`,
  comment: '<!-- hidden --> &lt;b&gt; &#60;i&#62;',
  table: 'a | b |\n|---|---|\n| c | d',
  blocks: '\n\n# heading\n- item\n> quote\n```\ncode\n</details>\n***',
  fence: '``` `` ` ~~~',
  links: '[click](javascript:alert(1)) ![x](https://evil.example/x.png) [ref]: x',
  mentions: '@octocat #1 GH-1 octo/repo#2 https://evil.example www.evil.example a@b.example deadbeefcafe1234',
  emphasis: '**bold** _it_ ~~gone~~ `code` \\`not code\\`',
  pipes: 'a\\|b \\\\| `|` c',
  terminal: '\u001b[31mred\u001b]0;title\u0007\r\u0008',
  direction: '\u202egnp.exe\u2066\u200b\ufeff\u2028\u0000',
  commands: '::set-output name=x::y\n##[error]x\n%0A',
  list: '- + 1. item',
  number: '1. item',
  rule: '---',
  plus: '+ item',
  underline: '===',
  indent: '     code',
  shell: "'; rm -rf / #$(id)`id`",
};

/** The same report with every string that comes from a file replaced; numbers, enumerations and structure stay. */
export function spoil(input: ReportInput, text: string): ReportInput {
  const { campaign, analysis, run } = input;
  const codes = <T extends { readonly reason: string }>(entries: readonly T[]): T[] =>
    entries.map((entry) => ({ ...entry, reason: text }));
  const arm = (summary: typeof analysis.arms.baseline) => ({
    ...summary,
    ineligible: codes(summary.ineligible),
    safetyFailures: summary.safetyFailures.map((failure) => ({ ...failure, id: text })),
  });
  const messages = (reasons: typeof analysis.reasons) => reasons.map(({ code }) => ({ code, message: text }));
  return {
    ...input,
    campaign: {
      ...campaign,
      campaignId: text,
      createdAt: text,
      fixture: { ...campaign.fixture, id: text, version: text },
      candidates: campaign.candidates.map((candidate) => ({
        ...candidate,
        id: text,
        packageId: text,
        skillPath: text,
        reviewedCommit: text,
      })),
      model: { provider: text, model: text, version: text },
    },
    campaignSha256: text,
    schedule: { ...input.schedule, sha256: text },
    run: {
      ...run,
      runId: text,
      reason: run.reason === null ? null : text,
      startedAt: run.startedAt === null ? null : text,
      updatedAt: run.updatedAt === null ? null : text,
      driver: text,
    },
    outcomes: input.outcomes.map((outcome) => ({ ...outcome, outcome: text })),
    reconciliations: [{ method: text, outcome: text, baseline: 1, candidate: 0 }],
    verification: input.verification && {
      ...input.verification,
      keyId: input.verification.keyId === null ? null : text,
      steps: input.verification.steps.map((step) => ({ ...step, name: text, detail: text })),
    },
    hashes: input.hashes.map(() => ({ name: text, sha256: text })),
    runFolder: input.runFolder === null ? null : text,
    analysis: {
      ...analysis,
      reasons: messages(analysis.reasons),
      cautions: messages(analysis.cautions),
      units: analysis.units.map((unit) => ({ ...unit, id: text })),
      differences: analysis.differences.map((pair) => ({ ...pair, caseId: text, missing: codes(pair.missing) })),
      dimensions: analysis.dimensions.map((dimension) => ({ ...dimension, id: text })),
      arms: { baseline: arm(analysis.arms.baseline), candidate: arm(analysis.arms.candidate) },
    },
  };
}
