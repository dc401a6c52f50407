/**
 * `verify`: is this evidence what it says it is? Named steps in a fixed order, offline, on any clone that has the
 * reviewed commits.
 */
import { verifyEvidence } from '../evidence/verify.ts';
import { RUN_FILES } from '../repository/layout.ts';
import type { CommandResult, Context } from './context.ts';
import { readEvidence } from './support/bundle.ts';
import { withRun } from './support/repository.ts';
import { stepsResult, unreadableResult } from './support/steps.ts';

export interface VerifyRequest {
  /** `campaigns/ID/runs/RUN`. */
  readonly run: string;
}

export function verifyCommand(request: VerifyRequest, context: Context): Promise<CommandResult> {
  return withRun(context, request.run, async (open) => {
    const read = await readEvidence(open);
    const { step, evidence } = read;
    if (evidence === null) return unreadableResult(read, 'There is not everything to verify.', context.colour);
    if (evidence.envelope === null) {
      const detail = `${open.run.shown}/${RUN_FILES.evidence} does not exist: this run is not signed.`;
      const steps = [step, { name: 'envelope', ok: false, detail }];
      const hint = `To sign it: equipoise sign ${open.run.shown} --key FILE`;
      return stepsResult({ ok: false, steps, keyId: null, verdict: null }, [hint], context.colour);
    }
    const { bundle, place, envelope, sshSignature, trust } = evidence;
    const { ok, steps, keyId, verdict } = verifyEvidence({ bundle, place, envelope, sshSignature, trust });
    const closing = ok
      ? `The evidence holds. Verdict: ${verdict ?? 'none'}.`
      : 'The evidence does not hold; the first FAIL above says why. Do not rely on it.';
    return stepsResult({ ok, steps: [step, ...steps], keyId, verdict }, [closing], context.colour);
  });
}
