/**
 * The zod source of response contracts (`contract.ts` says what they are). On its own, so that who only reads a sound
 * contract does not load the compiler of schemas.
 */

import * as z from 'zod';
import { patterned, text, wholeNumber } from '../protocol/scalars.ts';
import { MAX_ANSWER_TEXT, MAX_ITEMS, type ContractNode } from './contract.ts';

const propertyName = patterned(/^[a-z][A-Za-z0-9]{0,62}$/u, {
  code: 'invalid-property-name',
  explain: () => 'A property of an answer is named in camel case: a lower-case letter, then letters and digits.',
});
const description = text(500).optional();

const objectFields = {
  type: z.literal('object'),
  description,
  properties: z.record(
    propertyName,
    z.lazy((): z.ZodType<ContractNode> => contractNode),
  ),
  required: z.array(propertyName).max(40),
  additionalProperties: z.literal(false),
};

const contractNode: z.ZodType<ContractNode> = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('string'),
      description,
      enum: z.array(text(256)).min(1).max(MAX_ITEMS).optional(),
      maxLength: wholeNumber(1, MAX_ANSWER_TEXT).optional(),
    }),
    z.strictObject({
      type: z.literal('integer'),
      description,
      minimum: wholeNumber(0, 1_000_000),
      maximum: wholeNumber(0, 1_000_000),
    }),
    z.strictObject({ type: z.literal('boolean'), description }),
    z.strictObject({
      type: z.literal('array'),
      description,
      items: z.lazy((): z.ZodType<ContractNode> => contractNode),
      maxItems: wholeNumber(1, MAX_ITEMS),
    }),
    z.strictObject(objectFields),
  ])
  .meta({ id: 'ContractNode' });

/** The whole contract: a closed object, optionally naming its draft and a title. */
export const responseContract = z
  .strictObject({
    $schema: z.literal('https://json-schema.org/draft/2020-12/schema').optional(),
    title: text(100).optional(),
    ...objectFields,
  })
  .meta({ id: 'ResponseContract', description: 'JSON Schema of the answer: a closed subset of draft 2020-12.' });
