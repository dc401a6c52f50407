/**
 * Response contracts: the JSON Schema (draft 2020-12) that a case shows to the model and that its answer must satisfy.
 *
 * Contracts are a closed subset of the language: types, enumerations, bounds, closed objects with every property
 * required. That is what a fixture needs, what providers accept as structured output, and it can be checked without
 * compiling a meta-schema. There is no `pattern`, so a contract cannot smuggle in a backtracking expression, and no
 * `$ref`, so it cannot recurse.
 */

import * as z from 'zod';
import { patterned, text, wholeNumber } from '../protocol/scalars.ts';

/** The most items that any list of an answer may hold. */
export const MAX_ITEMS = 200;
/** The longest free text of an answer, in code points. */
export const MAX_ANSWER_TEXT = 4000;

const propertyName = patterned(/^[a-z][A-Za-z0-9]{0,62}$/u, {
  code: 'invalid-property-name',
  explain: () => 'A property of an answer is named in camel case: a lower-case letter, then letters and digits.',
});
const description = text(500).optional();

export interface StringContract {
  readonly type: 'string';
  readonly description?: string | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly maxLength?: number | undefined;
}
export interface IntegerContract {
  readonly type: 'integer';
  readonly description?: string | undefined;
  readonly minimum: number;
  readonly maximum: number;
}
export interface BooleanContract {
  readonly type: 'boolean';
  readonly description?: string | undefined;
}
export interface ArrayContract {
  readonly type: 'array';
  readonly description?: string | undefined;
  readonly items: ContractNode;
  readonly maxItems: number;
}
export interface ObjectContract {
  readonly type: 'object';
  readonly description?: string | undefined;
  readonly properties: Readonly<Record<string, ContractNode>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}
export type ContractNode = StringContract | IntegerContract | BooleanContract | ArrayContract | ObjectContract;

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

export type ResponseContract = z.infer<typeof responseContract>;

/**
 * The node that a path leads to: property names, and `*` for the items of a list; null when there is none.
 */
export function nodeAt(contract: ResponseContract, path: readonly string[]): ContractNode | null {
  let node: ContractNode | null = contract;
  for (const step of path) {
    if (node.type === 'array' && step === '*') node = node.items;
    else if (node.type === 'object' && Object.hasOwn(node.properties, step)) node = node.properties[step] ?? null;
    else return null;
    if (node === null) return null;
  }
  return node;
}

/** The values that a string at the path may take; empty when the path leads to no enumeration. */
export function choicesAt(contract: ResponseContract, path: readonly string[]): readonly string[] {
  const node = nodeAt(contract, path);
  return node?.type === 'string' ? (node.enum ?? []) : [];
}

/** The most items of the list at the path; 0 when the path leads to no list. */
export function maxItemsAt(contract: ResponseContract, path: readonly string[]): number {
  const node = nodeAt(contract, path);
  return node?.type === 'array' ? node.maxItems : 0;
}
