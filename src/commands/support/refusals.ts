/**
 * Why the Action refuses: each reason has a code and one sentence that says what to do. The documentation lists them
 * from here. What is particular to a case (numbers, ids) is added by the caller and holds no text of a stranger.
 */
import { EquipoiseError } from '../../protocol/findings.ts';

export const REFUSALS = {
  'authorities-merged':
    'One process must not hold the key of a model gateway and the signing key: whoever can do both can vouch for what it made up. Give each job its own environment and secret.',
  'secret-unneeded':
    'This command needs no secret, but one is set in its environment. Remove it from this job; secrets belong to the jobs `execute` and `sign` alone.',
  'event-unsupported':
    'This command does not work on this event. `gate` wants `workflow_run`, the three jobs of a run want `workflow_dispatch`.',
  'not-default-branch':
    'The workflow was not taken from the default branch, so its text was not reviewed there. Start it from the default branch.',
  'pull-request-unknown':
    'No open pull request has this head commit in this repository, or more than one has; there is nothing to look at.',
  'pull-request-closed': 'The pull request is closed or merged. Reopen it, or open another one.',
  'wrong-base': 'The pull request does not go to the default branch, whose policy is the one that counts.',
  'head-moved':
    'The head of the pull request is another commit than the one that was approved. Review it again and set the run label again.',
  'control-and-data':
    'The pull request changes `.equipoise/` and campaigns or evidence at once. Split it: the rules are reviewed apart from what they judge.',
  'history-unrelated': 'The pull request and the default branch have no common commit; rebase it.',
  'policy-invalid': 'The policy, the routes or the trust root of the default branch cannot be used; mend them first.',
  'campaign-invalid': 'The pull request has findings; the checks name file, line and field of each.',
  'campaign-unknown':
    'No campaign that the pull request adds or changes has this SHA-256. Take the hash from the comment or from `equipoise preview`.',
  'matrix-too-large':
    'A matrix of GitHub Actions has 256 jobs at most, and there are more campaigns. Split the pull request, or name a part of the campaigns in `paths`.',
  'approvals-missing': 'The approvals do not suffice; the reasons are listed one by one.',
  'approval-expired':
    'The approval is older than the policy lets it count. Dismiss it and approve the commit again, or ask for a newer review.',
  'approval-consumed':
    'The run of this approval has ended: one approval is one run. To run again, change the campaign (a new seed will do) and have it approved.',
  'run-held': 'Another workflow run that is still alive holds this run. Wait for it, or cancel it.',
  'run-moved':
    'The ref of the run is at another commit than the one that the run was executed to: somebody moved it in between. Start the workflow again from the beginning.',
  'run-unsealed':
    'What the ref of the run holds was not written by a job with the gateway key of today, so somebody else may have put it there, or the key was changed in between. Nothing is sent or signed on its account; change the campaign (a new seed will do) and have it approved.',
  'run-unknown': 'There is no run at this ref. Start with `authorize`.',
  'run-other':
    'The admission at this ref is not that of a pull request approval, or belongs to another campaign; it is not executed here.',
  'run-unfinished':
    'The run is not complete, and only a complete run is signed. Start the workflow again to go on, or settle what is indeterminate with `equipoise reconcile`.',
  'evidence-invalid': 'What was recorded does not add up, so nothing is signed; the steps say where.',
  'evidence-not-landed':
    'The evidence is signed but could not be committed. The run ref still holds the run: start the workflow again, or re-run its failed jobs. Nothing is sent twice.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** @param detail a sentence of numbers and validated ids, or empty */
export function refuse(code: RefusalCode, detail = ''): EquipoiseError {
  return new EquipoiseError(code, detail === '' ? REFUSALS[code] : `${REFUSALS[code]} ${detail}`, 1);
}
