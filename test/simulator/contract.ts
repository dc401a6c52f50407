/**
 * GitHub's published API description, cut down to the answers of the operations that the simulator serves. Every answer is held
 * against it, so that the simulator cannot drift into a GitHub of its own. `scripts/github-openapi.ts` writes the file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

export interface Description {
  readonly source: { readonly package: string; readonly version: string; readonly sha256: string };
  /** By operation and status: the schema of the JSON answer, or null where the answer has no body. */
  readonly operations: Readonly<Record<string, Readonly<Record<string, object | null>>>>;
  readonly $defs: Readonly<Record<string, object>>;
}

/** Shapes of a refusal that the description does not show. */
const REFUSAL = { anyOf: [{ $ref: 'github#/$defs/basic-error' }, { $ref: 'github#/$defs/validation-error' }] };

export const DESCRIPTION_PATH = join(import.meta.dirname, 'openapi.json');

export class Contract {
  readonly description: Description;
  readonly #ajv: Ajv;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(description: Description = JSON.parse(readFileSync(DESCRIPTION_PATH, 'utf8')) as Description) {
    this.description = description;
    this.#ajv = new Ajv({
      strict: true,
      strictTypes: false,
      strictRequired: false,
      allowUnionTypes: true,
      allErrors: false,
    });
    formats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'github', $defs: description.$defs });
  }

  /** What is wrong with an answer, or null. An operation that is not in the description is wrong as a whole. */
  check(operation: string, status: number, body: Buffer): string | null {
    const statuses = this.description.operations[operation];
    if (statuses === undefined) return 'the description has no such operation';
    const schema = statuses[String(status)];
    if (schema === undefined && status < 400) return `the description has no status ${status} for it`;
    if (schema === null && status < 400) return body.length === 0 ? null : 'the description has no body for it';
    // The description leaves out most refusals of most operations, or their bodies; they have one of two shapes.
    const validate = this.#validator(`${operation} ${String(status)}`, schema ?? REFUSAL);
    if (validate(JSON.parse(body.toString('utf8')))) return null;
    const details = (validate.errors ?? []).map(({ params }) => JSON.stringify(params)).join(' ');
    return `${this.#ajv.errorsText(validate.errors, { dataVar: 'answer' })} ${details}`;
  }

  #validator(key: string, schema: object): ValidateFunction {
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const validate = this.#ajv.compile(schema);
    this.#compiled.set(key, validate);
    return validate;
  }
}
