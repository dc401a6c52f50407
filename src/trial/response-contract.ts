/**
 * Checks answers against their response contract with ajv (draft 2020-12). ajv is loaded when a run begins to score and
 * not before: importing it and compiling one schema costs more than validating a whole campaign.
 */

import type { ResponseContract } from './contract.ts';

/** Whether a value satisfies the contract. */
export type ContractValidator = (value: unknown) => boolean;

/**
 * Compiles a contract. The contract itself has been checked by the fixture's parser (it is a closed subset of JSON
 * Schema), so the meta-schema is not compiled; `strict` still refuses a keyword that ajv does not know.
 */
export async function compileContract(contract: ResponseContract): Promise<ContractValidator> {
  // ajv is CommonJS: through `default` it is found by Node and by the bundler alike; named exports are Node's guess.
  const { default: ajvModule } = await import('ajv/dist/2020.js');
  const ajv = new ajvModule.Ajv2020({ strict: true, validateSchema: false, allErrors: false, meta: false });
  const schema: Readonly<Record<string, unknown>> = contract;
  const validate = ajv.compile(schema);
  return (value) => validate(value);
}
