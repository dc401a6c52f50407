/**
 * `admission.json`: who approved which campaign hash, until when and up to which ceilings, and the route binding frozen
 * at that moment. Written once before the first event; the journal's first line names its SHA-256.
 */
import * as z from 'zod';

import { parseDocument, type Report } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { usd } from '../protocol/money.ts';
import { checkBinding, modelRouteBindingSchema } from '../route/binding.ts';
import type { Amount } from './ceilings.ts';
import { decimalUsd, gitCommit, identifier, positive, routeValue, sha256, timestamp } from './fields.ts';

export const ADMISSION_SCHEMA_VERSION = 'equipoise.admission.v1';

const bounds = {
  approvedAt: timestamp,
  expiresAt: timestamp.meta({ description: 'Nothing is sent at or after this moment.' }),
  ceilings: z
    .strictObject({
      maxRequests: positive,
      maxInputTokens: positive,
      maxOutputTokens: positive,
      maxCostUsd: decimalUsd,
    })
    .meta({ description: 'At most those of the campaign.' }),
};

const localGrant = z.strictObject({
  kind: z.literal('local-self-approval').meta({ description: 'The person at the machine approved their own run.' }),
  commit: gitCommit.nullable().meta({ description: 'Commit that held the campaign when it was approved, if any.' }),
  ...bounds,
});

/** Accounts, reviews and workflow runs appear by number: names can be taken over, and people are nobody's evidence. */
const pullRequestGrant = z.strictObject({
  kind: z
    .literal('pull-request-approval')
    .meta({ description: 'People other than the author approved exactly this commit in a review.' }),
  pullRequest: positive.meta({ description: 'Number of the pull request.' }),
  headCommit: gitCommit.meta({ description: 'The commit that the reviews approve; it holds the campaign.' }),
  baseCommit: gitCommit.meta({ description: 'The commit that policy, routes and trust root were read from.' }),
  approvals: z
    .array(z.strictObject({ reviewId: positive, userId: positive }))
    .min(1)
    .max(100)
    .meta({ description: 'The reviews that count, by number.' }),
  workflow: z
    .strictObject({ runId: positive, runAttempt: positive, actorId: positive })
    .meta({ description: 'The workflow run that admitted this.' }),
  ...bounds,
});

export const grantSchema = z.discriminatedUnion('kind', [localGrant, pullRequestGrant]);

export const admissionSchema = z.strictObject({
  schemaVersion: z.literal(ADMISSION_SCHEMA_VERSION),
  runId: identifier,
  campaignId: identifier,
  campaignSha256: sha256,
  scheduleSha256: sha256,
  fixtureSha256: sha256,
  rubricSha256: sha256,
  grant: grantSchema,
  binding: modelRouteBindingSchema,
  driver: z.strictObject({ id: routeValue, synthetic: z.boolean() }),
  concurrency: positive.max(100).meta({ description: 'Most pairs under way at once.' }),
  generation: positive.meta({ description: 'Lock generation under which the run was admitted.' }),
});

export type Grant = z.infer<typeof grantSchema>;
export type Admission = z.infer<typeof admissionSchema>;

/** A parsed admission with the identity of its bytes. */
export interface AdmissionContext {
  readonly value: Admission;
  /** Hex SHA-256 of the exact bytes of `admission.json`. */
  readonly sha256: string;
}

/** Strictly parses the bytes of an `admission.json`; whether it fits its campaign is checked by the journal's replay. */
export function parseAdmission(bytes: Uint8Array, file: string): Parsed<Admission> {
  return parseDocument(admissionSchema, bytes, file, checkAdmission);
}

function checkAdmission(admission: Admission, report: Report): void {
  const { grant, binding, driver } = admission;
  checkBinding(binding, report, ['binding']);
  if (grant.expiresAt <= grant.approvedAt) {
    report.error(
      ['grant', 'expiresAt'],
      'grant-empty',
      'The grant ends before it begins; expiresAt must lie after approvedAt.',
    );
  }
  if (binding.provider_driver !== driver.id) {
    report.error(
      ['driver', 'id'],
      'driver-mismatch',
      `The binding names the driver ${binding.provider_driver}, not ${driver.id}.`,
    );
  }
}

/** The grant's ceilings as an amount. */
export function grantLimits(grant: Grant): Amount {
  const { ceilings } = grant;
  return {
    requests: ceilings.maxRequests,
    inputTokens: ceilings.maxInputTokens,
    outputTokens: ceilings.maxOutputTokens,
    costUsd: usd(ceilings.maxCostUsd),
  };
}
