/** The texts that `init` writes beside the workflows: attributes, a first explanation for who opens the folder. */

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
