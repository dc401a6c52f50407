/**
 * `.equipoise/policy.json`: who may approve, which labels ask for what, where packages live, which model servers may
 * be spoken to, how much runs at once and for how long an approval counts.
 *
 * It is read from the base branch (or, on the command line, from the work tree of the person who runs it), never from
 * the head of a pull request. It holds no credential: origins are bare, so neither a path nor a password fits in.
 */
import * as z from 'zod';
import { parseDocument } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { packageId, patterned, text, wholeNumber } from '../protocol/scalars.ts';
import { THIS_REPOSITORY, checkPolicy } from './policy-rules.ts';

export const POLICY_SCHEMA_VERSION = 'equipoise.policy.v1';

const source = patterned(/^(?:\.|[A-Za-z0-9][A-Za-z0-9-]{0,38}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100})$/u, {
  code: 'invalid-package-source',
  explain: () => 'A package source is "." (this repository) or "owner/name" of a repository on the same server.',
});

const origin = patterned(
  /^(?:https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::[1-9][0-9]{0,4})?$/u,
  {
    code: 'invalid-origin',
    explain: () =>
      'An origin is https, a lower-case host name and, if need be, a port, such as "https://api.example.com": no path, no user, no trailing slash. Plain http is for this machine alone.',
  },
);

export const policySchema = z
  .strictObject({
    schemaVersion: z.literal(POLICY_SCHEMA_VERSION),
    packages: z
      .record(packageId, source)
      .describe('Where the instructions of each package lie: "." for this repository, or "owner/name".'),
    approvers: z
      .strictObject({
        minimum: wholeNumber(1, 10).describe('How many people other than the author must approve a campaign.'),
        userIds: z
          .array(wholeNumber(1))
          .max(100)
          .describe('Numeric account ids that may approve; empty: everybody with write permission may.'),
        nameCampaign: z
          .boolean()
          .optional()
          .describe('Whether an approving review must name the SHA-256 of the campaign in its text. Default: no.'),
      })
      .describe('Whose review is an approval. Accounts are named by number, because names can be taken over.'),
    labels: z
      .strictObject({
        run: text(50).describe('Label that asks for a campaign to be run. It asks; it does not approve.'),
      })
      .describe('Labels on pull requests.'),
    gateway: z
      .strictObject({
        origins: z.array(origin).max(32).describe('Model servers that may be spoken to, as bare origins.'),
        loopback: z
          .boolean()
          .describe('Whether a model server on this very machine may be spoken to, on any port, without being listed.'),
      })
      .describe('Where prompts may be sent.'),
    limits: z
      .strictObject({ concurrency: wholeNumber(1, 64).describe('Most pairs under way at once.') })
      .describe('Limits that hold for every run.'),
    grantLifetimeHours: wholeNumber(1, 720).describe('How long an approval to run counts, in hours.'),
  })
  .describe('Who may do what in this evidence repository.');

export type Policy = z.infer<typeof policySchema>;

/** Strictly parses `.equipoise/policy.json`; all findings at once. */
export function parsePolicy(bytes: Uint8Array, file: string): Parsed<Policy> {
  return parseDocument(policySchema, bytes, file, checkPolicy);
}

/** The policy that `init` writes: one package, this repository; one approval; one well-known server and this machine. */
export function defaultPolicy(packageName: string): Policy {
  return {
    schemaVersion: POLICY_SCHEMA_VERSION,
    packages: { [packageName]: THIS_REPOSITORY },
    approvers: { minimum: 1, userIds: [] },
    labels: { run: 'equipoise:run' },
    gateway: { origins: ['https://api.openai.com'], loopback: true },
    limits: { concurrency: 32 },
    grantLifetimeHours: 72,
  };
}
