/**
 * The three workflows of an evidence repository: the one source of `examples/workflows/` and of what `init` writes.
 *
 * Rules that a test enforces on every one of them: no command of a shell, hence no place where text from outside could
 * become one; nothing of a pull request is checked out; permissions named job by job; a secret only in a job with an
 * environment, and never two authorities in one job; no cache; every Action named by a full commit.
 */

/** Stands where the reviewed release of the Action belongs. GitHub cannot resolve it, so nothing runs until it is replaced. */
export const ACTION_PLACEHOLDER = `OWNER/equipoise@${'0'.repeat(40)}`;

/** What the first `name:` of each workflow is; the second workflow waits for the first by this name. */
export const WORKFLOW_NAMES = {
  'validate.yml': 'equipoise validate',
  'gate.yml': 'equipoise gate',
  'run.yml': 'equipoise run',
} as const;

export type WorkflowFile = keyof typeof WORKFLOW_NAMES;

export const WORKFLOW_FILES = Object.keys(WORKFLOW_NAMES) as readonly WorkflowFile[];

const VALIDATE = `# Checks what a pull request changes under campaigns/ and .equipoise/, and annotates every finding at its line.
#
# Pull requests control this file, those from forks included. So it holds no secret, its token can only read, and its
# result is a hint for the author that nothing relies on. The files of the pull request are read as git objects of its
# head commit; they are never checked out.
name: equipoise validate

on:
  pull_request:
    # Labels too: the gate wakes up after this workflow, and a label is how a maintainer asks for a run.
    types: [opened, synchronize, reopened, labeled, unlabeled, ready_for_review]

permissions: {}

concurrency:
  group: equipoise-validate-\${{ github.event.pull_request.number }}
  cancel-in-progress: true

jobs:
  validate:
    name: validate
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    permissions:
      contents: read # objects of the base and the head commit
    steps:
      - uses: ${ACTION_PLACEHOLDER}
        with:
          command: validate
`;

const GATE = `# Decides whether a campaign may run, and starts the run.
#
# It is always this file of the default branch that runs, whatever the pull request changes. It takes nothing from the
# run that woke it up but the hint which pull request to look at: the pull request, its files, reviews and labels are all
# read again, live. It holds no secret and starts no code of a pull request.
name: equipoise gate

on:
  workflow_run:
    workflows: [equipoise validate]
    types: [completed]

permissions: {}

# A courtesy to readers: two gates at once would both be right, and both comment.
concurrency:
  group: equipoise-gate-\${{ github.event.workflow_run.head_repository.id }}-\${{ github.event.workflow_run.head_branch }}
  cancel-in-progress: false

jobs:
  gate:
    name: gate
    if: github.event.workflow_run.event == 'pull_request'
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    permissions:
      contents: read # objects of the base and the head commit
      pull-requests: write # reads reviews; keeps one comment current; removes the run label when the head has moved
      checks: write # the check that a ruleset can demand
      actions: write # starts run.yml
    steps:
      - uses: ${ACTION_PLACEHOLDER}
        with:
          command: gate
          workflow: run.yml
`;

const RUN = `# Runs one approved campaign of one pull request, in three jobs that never share a secret.
#
# The gate starts it; whoever may start workflows can start it too, and gains nothing: each job evaluates the approvals
# again, from live data and the policy of the default branch. The inputs only say which campaign, and of which commit.
name: equipoise run
run-name: 'equipoise run: campaign of pull request #\${{ inputs.pr }}'

on:
  workflow_dispatch:
    inputs:
      pr:
        description: Number of the pull request
        type: string
        required: true
      head-sha:
        description: Full id of the approved head commit
        type: string
        required: true
      campaign-sha256:
        description: SHA-256 of the campaign
        type: string
        required: true

permissions: {}

# A courtesy: a second start of the same campaign waits, and a third replaces the second. The lock is a git ref.
concurrency:
  group: equipoise-run-\${{ inputs.pr }}-\${{ inputs.campaign-sha256 }}
  cancel-in-progress: false

jobs:
  # No secret. Checks everything, takes the lock, writes down who approved what.
  authorize:
    name: authorize
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    permissions:
      contents: write # creates refs/equipoise/runs/…
      pull-requests: read # the pull request, its reviews and labels
      actions: read # whether the workflow run that holds an older lock is still alive
    outputs:
      run-ref: \${{ steps.authorize.outputs.run-ref }}
    steps:
      - id: authorize
        uses: ${ACTION_PLACEHOLDER}
        with:
          command: authorize
          pull-request: \${{ inputs.pr }}
          head-sha: \${{ inputs.head-sha }}
          campaign-sha256: \${{ inputs.campaign-sha256 }}
          profile: \${{ vars.EQUIPOISE_PROFILE }}
          base-url: \${{ vars.EQUIPOISE_BASE_URL }}
          concurrency: \${{ vars.EQUIPOISE_CONCURRENCY }}

  # The key of the model gateway and nothing else. The environment admits the default branch alone.
  execute:
    name: execute
    needs: authorize
    runs-on: ubuntu-24.04
    # Below the six hours that the token lives. A run that is cut off here drains, pauses and can be resumed.
    timeout-minutes: 350
    environment: llm-gateway
    permissions:
      contents: write # pushes the journal to refs/equipoise/runs/… ahead of every window of requests
      pull-requests: read # approvals are evaluated again before the first request and while requests are sent
      actions: read # whether the workflow run that holds an older lock is still alive
    outputs:
      state: \${{ steps.execute.outputs.state }}
      run-commit: \${{ steps.execute.outputs.run-commit }}
    steps:
      - id: execute
        uses: ${ACTION_PLACEHOLDER}
        with:
          command: execute
          run-ref: \${{ needs.authorize.outputs.run-ref }}
          base-url: \${{ vars.EQUIPOISE_BASE_URL }}
        env:
          # The variable of the route's driver: OPENAI_API_KEY, or ANTHROPIC_API_KEY for anthropic-messages.
          OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}

  # The signing key and nothing else. Recomputes everything before it signs.
  sign:
    name: sign
    needs: [authorize, execute]
    if: needs.execute.outputs.state == 'completed'
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    environment: evidence-signer
    permissions:
      contents: write # commits the evidence, to the branch of the pull request or to one of its own
      pull-requests: write # opens a pull request for evidence that lies on a branch of its own
    steps:
      - uses: ${ACTION_PLACEHOLDER}
        with:
          command: sign
          run-ref: \${{ needs.authorize.outputs.run-ref }}
          run-commit: \${{ needs.execute.outputs.run-commit }}
        env:
          EQUIPOISE_SIGNING_KEY: \${{ secrets.EQUIPOISE_SIGNING_KEY }}
`;

/** The texts with the placeholder in them, byte for byte those of `examples/workflows/`. */
export const WORKFLOW_TEXTS: Readonly<Record<WorkflowFile, string>> = {
  'validate.yml': VALIDATE,
  'gate.yml': GATE,
  'run.yml': RUN,
};

/** The one way a workflow may name the Action: by the commit that was reviewed. Owner and name as GitHub allows them. */
const PINNED_ACTION =
  /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,37}[A-Za-z0-9])?\/(?!\.{1,2}@)[A-Za-z0-9._-]{1,100}@[0-9a-f]{40}$/u;

/** What is wrong with a reference to the Action; null: nothing, it names one commit. */
export function actionReferenceProblem(reference: string): string | null {
  if (!PINNED_ACTION.test(reference)) {
    return 'it has to be OWNER/REPO@ and the 40 lower-case hex digits of the commit that you reviewed; a tag or a branch can be moved';
  }
  return reference.endsWith(`@${'0'.repeat(40)}`)
    ? 'its commit is the placeholder; name the one that you reviewed'
    : null;
}

/** Puts the reviewed Action wherever the placeholder stands; all other bytes stay. */
export function pinAction(text: string, reference: string): string {
  return text.replaceAll(ACTION_PLACEHOLDER, reference);
}

/** The Action that a workflow of ours names already, so that a second `init` stays with what was reviewed; else null. */
export function pinnedAction(text: string): string | null {
  const step = /^[ -]*uses: *(\S+)[^\n]*\n *with:\r?\n *command: *(?:validate|gate|authorize|execute|sign)\b/gmu;
  for (const [, reference = ''] of text.matchAll(step))
    if (actionReferenceProblem(reference) === null) return reference;
  return null;
}
