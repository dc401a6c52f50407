/** The texts that `init` writes: workflows, attributes, a first explanation for who opens the folder. */

/**
 * Runs where the pull request's author has no secret to steal: `pull_request` gets none, and the token can only read.
 * Its result is a hint for the author, never an approval.
 */
const VALIDATE_WORKFLOW = `# Checks every campaign, run record and control file on each pull request.
#
# It holds no secret and may only read, so it is safe for pull requests from forks. A green result is a hint for the
# author and approves nothing.
name: equipoise validate

on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

concurrency:
  group: equipoise-validate-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  validate:
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          # Instructions are read from git objects at their reviewed commits: a shallow clone lacks them.
          fetch-depth: 0
          persist-credentials: false
      # Name the repository and the full commit of the release that you reviewed. A tag can be moved, a commit cannot.
      - uses: OWNER/equipoise@0000000000000000000000000000000000000000
        with:
          command: validate
`;

const CAMPAIGNS_README = `# Campaigns

One folder a campaign. Each pins two instructions by commit and hash, one synthetic fixture with its rubric, one model,
a schedule and hard ceilings. Runs lie beneath their campaign, with the signed evidence.

    equipoise campaign new --help    a new campaign, hashes computed from git
    equipoise validate               check everything here
    equipoise preview campaigns/ID   what it would do and at most cost

Files of a campaign are bound by SHA-256: once a run exists, change nothing; make a new campaign instead.
`;

/** Whole files, by path in the repository. */
export const SCAFFOLD_FILES: Readonly<Record<string, string>> = {
  'campaigns/README.md': CAMPAIGNS_README,
  '.github/workflows/equipoise-validate.yml': VALIDATE_WORKFLOW,
};

export interface Addition {
  readonly path: string;
  /** Written above the lines, as a comment. */
  readonly reason: string;
  readonly lines: readonly string[];
}

/** Lines that a file must have. They are appended to one that exists; what is in it stays. */
export const SCAFFOLD_ADDITIONS: readonly Addition[] = [
  {
    path: '.gitattributes',
    reason: 'Bound by SHA-256: git must never change line ends here.',
    lines: ['campaigns/** -text', '.equipoise/** -text'],
  },
  {
    path: '.gitignore',
    reason: 'Locks of runs under way.',
    lines: ['campaigns/*/runs/*/.lock.*'],
  },
];
