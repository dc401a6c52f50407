/** Reading a `policy.json` as quickly as it allows: the zod source is loaded for one that there is something to say about. */
import policySchema from '../../schemas/policy.schema.json' with { type: 'json' };
import type { Parsed } from '../protocol/findings.ts';
import { readDocument, type Format } from '../protocol/flawless.ts';
import type { Policy } from './policy.ts';
import { checkPolicy } from './policy-rules.ts';

export const POLICY_FORMAT: Format<Policy> = { schema: policySchema, checks: checkPolicy };

/** As `parsePolicy`. */
export function readPolicyFile(bytes: Uint8Array, file: string): Promise<Parsed<Policy>> {
  return readDocument(POLICY_FORMAT, bytes, async () => (await import('./policy.ts')).parsePolicy(bytes, file));
}
