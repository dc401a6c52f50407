/**
 * Response contracts: the JSON Schema (draft 2020-12) that a case shows to the model and that its answer must satisfy.
 *
 * Contracts are a closed subset of the language: types, enumerations, bounds, closed objects with every property
 * required. That is what a fixture needs, what providers accept as structured output, and it can be checked without
 * compiling a meta-schema. There is no `pattern`, so a contract cannot smuggle in a backtracking expression, and no
 * `$ref`, so it cannot recurse.
 */

import type * as z from 'zod';
import type { responseContract } from './contract-schema.ts';

/** The most items that any list of an answer may hold. */
export const MAX_ITEMS = 200;
/** The longest free text of an answer, in code points. */
export const MAX_ANSWER_TEXT = 4000;

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
