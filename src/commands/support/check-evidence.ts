/**
 * Evidence in a run folder, verified under the trust root at hand: in a workflow that is the one of the default branch, so
 * that a pull request cannot bring its own. Loaded only where there is evidence.
 */
import { verifyEvidence } from '../../evidence/verify.ts';
import type { Finding } from '../../protocol/findings.ts';
import { RUN_FILES } from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';
import type { Context } from '../context.ts';
import { readEvidence } from './bundle.ts';
import type { OpenRun } from './repository.ts';
import { didNotRun } from '../../evidence/steps.ts';

/** One finding for each step that failed; none for evidence that holds. */
export async function checkEvidence(open: OpenRun, context: Context): Promise<Finding[]> {
  const shown = `${open.run.shown}/${RUN_FILES.evidence}`;
  const refused = (message: string): Finding => fileFinding(shown, 'evidence-refused', message);
  const { evidence, findings } = await readEvidence(open);
  // What cannot be read has findings of its own by then, but for the trust root.
  if (evidence === null) return [...findings];
  if (evidence.envelope === null) return [];
  const { bundle, place, envelope, sshSignature, trust } = evidence;
  const { steps, statement } = verifyEvidence({ bundle, place, envelope, sshSignature, trust });
  const failed = steps.filter((step) => !step.ok && !didNotRun(step));
  const here = context.repositoryId ?? null;
  const elsewhere = statement?.predicate.repository ?? null;
  return [
    ...failed.map(({ name, detail }) => refused(`This evidence does not hold: ${name}: ${detail}`)),
    ...(here !== null && elsewhere !== null && elsewhere.id !== here
      ? [refused(`This is evidence of the repository with the id ${elsewhere.id}, and this one is ${here}.`)]
      : []),
  ];
}
