/**
 * What the Action takes and gives: the one source of `action.yml` and `docs/action.md` (a check keeps both in step).
 *
 * Secrets are no inputs. An input is an expression in a workflow file and ends up in the runner's own log of the step;
 * a secret comes in the environment of the one job that may hold it.
 */

export const ACTION_COMMANDS = {
  validate:
    'Checks campaigns, fixtures, rubrics and run records, and annotates every finding at its line. On a pull request it reads only what the request changes, as git objects of its head commit; nothing is checked out. It needs no secret, and no token for a public repository.',
  gate: 'Looks at a pull request from the default branch: validates it again, evaluates the approvals, keeps one comment and one check run current, removes the run label when the head has moved, and starts the run workflow when everything is in place.',
  authorize:
    'First job of a run. Checks everything again, freezes the route, takes the lock (a git ref that can be created only once) and writes `admission.json`. It holds no secret.',
  execute:
    'Second job of a run. Holds the key of the model gateway and nothing else. Pushes what it is about to send before it sends it, resumes an interrupted run, and drains when it is cancelled.',
  sign: 'Third job of a run. Holds the signing key and nothing else. Recomputes everything, signs its own numbers and commits the evidence.',
  plan: 'Prints a matrix of the campaigns that a pull request or the given paths hold, for matrix jobs.',
  verify: 'Verifies signed runs of the repository, offline, step by step.',
} as const;

export type ActionCommand = keyof typeof ACTION_COMMANDS;

/** Names that are reserved: asking for one says so instead of calling it unknown. */
export const FUTURE_COMMANDS: readonly string[] = ['audit', 'promote-check'];

export interface InputContract {
  readonly description: string;
  readonly default: string;
  /** Commands that read it; another command refuses it when it is set. */
  readonly commands: readonly ActionCommand[];
}

const everyCommand = Object.keys(ACTION_COMMANDS) as ActionCommand[];

export const INPUTS = {
  command: {
    description: `What to do: ${everyCommand.map((name) => `\`${name}\``).join(', ')}.`,
    default: 'validate',
    commands: everyCommand,
  },
  paths: {
    description:
      'Files or folders, one per line, relative to the repository. `validate` and `plan`: empty means what the pull request changes, or outside of one every campaign and everything under `.equipoise/`. `verify`: run folders; empty means every signed run.',
    default: '',
    commands: ['validate', 'plan', 'verify'],
  },
  token: {
    description:
      'Token for the GitHub API and for fetching objects. Its job needs exactly the permissions listed for the command in the documentation; `validate` of a public repository works without one.',
    default: '${{ github.token }}',
    commands: everyCommand,
  },
  'pull-request': {
    description: 'Number of the pull request. `gate`: empty means the one that the triggering run belongs to.',
    default: '',
    commands: ['gate', 'authorize'],
  },
  'head-sha': {
    description: 'Full id of the commit that the reviews approve. A pull request whose head has moved is refused.',
    default: '',
    commands: ['authorize'],
  },
  'campaign-sha256': {
    description: 'SHA-256 of the campaign that is to run: which one of the pull request, and exactly which text of it.',
    default: '',
    commands: ['authorize'],
  },
  workflow: {
    description: 'File name of the workflow that `gate` starts.',
    default: 'run.yml',
    commands: ['gate'],
  },
  profile: {
    description:
      'Route profile of `.equipoise/routes.json`; empty means the only one that fits the model of the campaign.',
    default: '',
    commands: ['authorize'],
  },
  'base-url': {
    description:
      'Base URL of the model server; empty means the own one of the driver. Its origin must stand in `.equipoise/policy.json`.',
    default: '',
    commands: ['authorize', 'execute'],
  },
  concurrency: {
    description: 'Pairs under way at once; empty means four, or fewer where the policy says so.',
    default: '',
    commands: ['authorize'],
  },
  'run-ref': {
    description: 'The git ref that holds the run: the output `run-ref` of `authorize`.',
    default: '',
    commands: ['execute', 'sign'],
  },
  'run-commit': {
    description:
      'The commit that the run was executed to: the output `run-commit` of `execute`. A ref that was moved since is not signed.',
    default: '',
    commands: ['sign'],
  },
} as const satisfies Record<string, InputContract>;

export type InputName = keyof typeof INPUTS;

export const OUTPUTS = {
  ok: '`true` when the command found nothing to object to, otherwise `false`.',
  findings: 'Number of findings of all severities.',
  campaigns:
    'JSON array of the valid campaigns: `[{"path", "campaignId", "campaignSha256"}]`. Not set, with a notice, when they are more than an output holds.',
  matrix:
    'JSON object `{"include": [{"campaign", "campaignId", "campaignSha256"}]}` for `strategy.matrix`. Of more than 256 campaigns GitHub takes no matrix: `plan` fails then, `validate` does not set it.',
  approved: '`gate`, `authorize`: `true` when the approvals suffice.',
  dispatched: '`gate`: number of runs that were started.',
  'run-ref': '`authorize`: the git ref that holds the run.',
  'run-commit': '`execute`: the commit that the ref of the run ended at.',
  'run-id': '`authorize`, `execute`, `sign`: id of the run.',
  state: '`execute`: `completed`, `paused` or `cancelled`. `authorize`: state of the run so far.',
  verdict: '`sign`, `verify` of one run: the verdict that the evidence states.',
  'evidence-commit': '`sign`: id of the commit that holds the evidence.',
  'evidence-branch':
    '`sign`: branch that the evidence was committed to; left out when its name holds anything but letters, digits and `._%/-`.',
  'evidence-pull-request':
    '`sign`: number of the pull request that carries the evidence, when it is not the one that asked for the run.',
} as const;

export type OutputName = keyof typeof OUTPUTS;
