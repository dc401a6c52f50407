/**
 * Which file formats have a published JSON Schema, and how it is made from the zod schema that the code itself uses.
 *
 * A new format is one line in `SCHEMAS`. The files in `schemas/` are generated; `npm run check:schemas` fails when one
 * of them differs from its source.
 */

import * as z from 'zod';
import { statementSchema } from '../src/evidence/statement.ts';
import { trustSchema } from '../src/evidence/trust.ts';
import { admissionSchema } from '../src/ledger/admission.ts';
import { cancellationSchema } from '../src/ledger/cancellation.ts';
import { scoresFileSchema } from '../src/ledger/derive-scores.ts';
import { journalEventSchema } from '../src/ledger/events.ts';
import { manifestSchema } from '../src/ledger/manifest.ts';
import { qualificationSchema } from '../src/ledger/qualification.ts';
import { reconciliationSchema } from '../src/ledger/reconciliation.ts';
import { campaignSchema } from '../src/protocol/campaign.ts';
import { runRecordSchema } from '../src/protocol/run.ts';
import { policySchema } from '../src/repository/policy.ts';
import { runManifestSchema, usageLedgerRowSchema } from '../src/route/aar-prime.ts';
import { modelRouteCatalogSchema } from '../src/route/catalog.ts';
import { boundReceiptSchema } from '../src/route/receipt.ts';
import { usageRowSchema } from '../src/route/usage.ts';
import { fixtureSchema } from '../src/trial/fixture.ts';
import { rubricSchema } from '../src/trial/rubric.ts';
import { FIELDS, FORMATS } from './schema-words.ts';

/** Name of the schema file (without `.schema.json`) and its source. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  admission: admissionSchema,
  campaign: campaignSchema,
  cancellation: cancellationSchema,
  fixture: fixtureSchema,
  'journal-event': journalEventSchema,
  manifest: manifestSchema,
  'model-route-catalog': modelRouteCatalogSchema,
  'run-manifest': runManifestSchema,
  'usage-ledger-row': usageLedgerRowSchema,
  policy: policySchema,
  qualification: qualificationSchema,
  receipt: boundReceiptSchema,
  reconciliation: reconciliationSchema,
  rubric: rubricSchema,
  run: runRecordSchema,
  scores: scoresFileSchema,
  statement: statementSchema,
  trust: trustSchema,
  'usage-row': usageRowSchema,
};

const BASE = 'https://equipoise.dev/schemas';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema (draft 2020-12) of a registered format, describing files as they are written: fields with a default
 * may be left out.
 *
 * @throws TypeError when the format or one of its fields says nowhere what it means.
 */
export function generateSchema(name: string): JsonSchema {
  const source = SCHEMAS[name];
  if (source === undefined) throw new RangeError(`No schema is registered under the name ${name}.`);
  const { $schema, title, description, ...rest } = z.toJSONSchema(source, {
    target: 'draft-2020-12',
    io: 'input',
    override: ({ jsonSchema, path }) => describeFields(jsonSchema, `${name} ${path.join('/')}`),
  });
  const words = FORMATS[name];
  const schema = {
    $schema,
    $id: `${BASE}/${name}.schema.json`,
    title: title ?? words?.title,
    description: description ?? words?.description,
    ...rest,
  };
  if (schema.title === undefined || schema.description === undefined) {
    throw new TypeError(`The schema ${name} needs a title and a description: give its source a .meta() of them.`);
  }
  return schema;
}

/** The exact text of the schema's file. */
export function renderSchema(name: string): string {
  return `${JSON.stringify(generateSchema(name), null, 2)}\n`;
}

function describeFields(schema: z.core.JSONSchema.BaseSchema, where: string): void {
  for (const [field, value] of Object.entries(schema.properties ?? {})) {
    if (typeof value === 'boolean' || value.description !== undefined) continue;
    const description = FIELDS[field];
    if (description === undefined) {
      throw new TypeError(`${where}: the field ${field} needs a description, in its source or in schema-words.ts.`);
    }
    value.description = description;
  }
}
