/** The rules that every workflow has to keep, those that are shipped and those of this repository. */
import { jobsOf, mayWrite, secretsIn, stepsOf, expressionsIn, type WorkflowFile } from './model.ts';

export interface Rule {
  readonly id: string;
  /** What goes wrong without it. */
  readonly reason: string;
  /** Violations, in words; none: the rule is kept. */
  check(file: WorkflowFile): readonly string[];
}

const GATEWAY_SECRETS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY'];
const SIGNING_SECRETS = ['EQUIPOISE_SIGNING_KEY'];

/** Values that GitHub makes itself or that our own jobs validated. Titles, branch names and bodies are not among them. */
const EXPRESSIONS: readonly RegExp[] = [
  /^github\.(?:ref|token)$/u,
  /^github\.event\.pull_request\.number$/u,
  // A branch name, but as part of the name of a concurrency group alone, after an id that the writer cannot choose.
  /^github\.event\.workflow_run\.head_(?:repository\.id|branch)$/u,
  /^inputs\.[a-z0-9-]+$/u,
  /^vars\.EQUIPOISE_[A-Z_]+$/u,
  /^secrets\.[A-Z_]+$/u,
  /^matrix\.[a-z]+$/u,
  /^steps\.[a-z]+\.outputs\.[a-z-]+$/u,
  /^needs\.[a-z]+\.outputs\.[a-z-]+$/u,
];

const CONDITIONS = [
  "github.event.workflow_run.event == 'pull_request'",
  "needs.execute.outputs.state == 'completed'",
  "github.ref == 'refs/heads/main'",
];

const TRIGGERS = ['pull_request', 'push', 'schedule', 'workflow_dispatch', 'workflow_run'];

export const RULES: readonly Rule[] = [
  {
    id: 'trigger',
    reason: 'pull_request_target and its kind hand secrets to a run that a stranger started',
    check: ({ workflow }) =>
      Object.keys(workflow.on)
        .filter((name) => !TRIGGERS.includes(name))
        .map((name) => `${name} is not a trigger that is used here`),
  },
  {
    id: 'no-expression-in-run',
    reason: 'the text of an expression becomes part of the script',
    check: (file) =>
      stepsOf(file)
        .filter(({ step }) => step.run?.includes('${{') === true)
        .map(({ id }) => `${id}: an expression inside run:`),
  },
  {
    id: 'expression',
    reason: 'text that a stranger wrote must not get into an input, a variable or a name',
    check: ({ text }) =>
      expressionsIn(text)
        .filter((inner) => !EXPRESSIONS.some((known) => known.test(inner)))
        .map((inner) => `\${{ ${inner} }} is not on the list`),
  },
  {
    id: 'condition',
    reason: 'a condition is an expression without its braces',
    check: (file) =>
      jobsOf(file)
        .filter(({ job }) => job.if !== undefined && !CONDITIONS.includes(job.if))
        .map(({ id, job }) => `${id}: if: ${job.if ?? ''}`),
  },
  {
    id: 'pinned',
    reason: 'whoever can move a tag decides what runs with our secrets',
    check: (file) => [
      ...stepsOf(file)
        .filter(({ step }) => step.uses !== undefined && !/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/u.test(step.uses))
        .map(({ id, step }) => `${id}: ${step.uses ?? ''} is not a full commit`),
      ...[...file.text.matchAll(/uses: *(actions\/[^\n]*)/gu)]
        .map(([, line = '']) => line)
        .filter((line) => !/ # v\d+\.\d+\.\d+$/u.test(line))
        .map((line) => `${line}: the comment says no version`),
    ],
  },
  {
    id: 'permissions',
    reason: 'without them the token gets what the repository happens to give',
    check: (file) => {
      const { permissions } = file.workflow;
      const top =
        typeof permissions === 'object' && Object.keys(permissions).length === 0
          ? []
          : ['the workflow does not start from permissions: {}'];
      const jobs = jobsOf(file).flatMap(({ id, job }) => {
        if (typeof job.permissions !== 'object') return [`${id}: does not name its permissions`];
        return Object.entries(job.permissions)
          .filter(([, level]) => level !== 'read' && level !== 'write')
          .map(([scope, level]) => `${id}: ${scope}: ${level}`);
      });
      return [...top, ...jobs];
    },
  },
  {
    id: 'pull-request-reads',
    reason: 'a pull request changes the file that it runs',
    check: (file) => {
      if (!('pull_request' in file.workflow.on)) return [];
      return jobsOf(file).flatMap(({ id, job }) => [
        ...(mayWrite(file, job) ? [`${id}: may write`] : []),
        ...(job.environment === undefined ? [] : [`${id}: has an environment`]),
        ...secretsIn(job).map((name) => `${id}: reads the secret ${name}`),
      ]);
    },
  },
  {
    id: 'secret-in-environment',
    reason: 'only an environment can be held to the default branch and to reviewers',
    check: (file) => [
      ...(secretsIn({ ...file.workflow, jobs: {} }).length > 0 ? ['a secret outside of the jobs'] : []),
      ...jobsOf(file)
        .filter(({ job }) => secretsIn(job).length > 0 && job.environment === undefined)
        .map(({ id }) => `${id}: has a secret and no environment`),
    ],
  },
  {
    id: 'secret-in-env',
    reason: 'an input is printed with the step, an output is stored with the run',
    check: (file) =>
      jobsOf(file).flatMap(({ id, job }) => {
        const elsewhere = { ...job, steps: job.steps.map((step) => ({ ...step, env: {} })) };
        const renamed = job.steps.flatMap(({ env = {} }) =>
          Object.entries(env).filter(([name, value]) => secretsIn(value).some((secret) => secret !== name)),
        );
        return [
          ...secretsIn(elsewhere).map((name) => `${id}: ${name} is read outside of env:`),
          ...renamed.map(([name]) => `${id}: ${name} holds a secret of another name`),
        ];
      }),
  },
  {
    id: 'one-authority',
    reason: 'a job that can call a model must not be able to sign',
    check: (file) =>
      jobsOf(file).flatMap(({ id, job }) => {
        const secrets = secretsIn(job);
        const gateway = secrets.filter((name) => GATEWAY_SECRETS.includes(name));
        const signing = secrets.filter((name) => SIGNING_SECRETS.includes(name));
        const other = secrets.filter((name) => !gateway.includes(name) && !signing.includes(name));
        return [
          ...(gateway.length > 0 && signing.length > 0 ? [`${id}: holds both secrets`] : []),
          ...other.map((name) => `${id}: ${name} is no secret of ours`),
          ...(job.environment === 'llm-gateway' && signing.length > 0
            ? [`${id}: signs in the gateway's environment`]
            : []),
          ...(job.environment === 'evidence-signer' && gateway.length > 0
            ? [`${id}: calls a model in the signer's environment`]
            : []),
        ];
      }),
  },
  {
    id: 'no-cache',
    reason: 'a cache that a less trusted run wrote is executed by a more trusted one',
    check: (file) =>
      stepsOf(file).flatMap(({ id, step }) => {
        const cached = Object.keys(step.with ?? {}).filter(
          (name) => name.includes('cache') && step.with?.[name] !== false,
        );
        const automatic =
          (step.uses ?? '').startsWith('actions/setup-') && step.with?.['package-manager-cache'] !== false;
        return [
          ...((step.uses ?? '').startsWith('actions/cache') ? [`${id}: uses a cache`] : []),
          ...cached.map((name) => `${id}: ${name}`),
          ...(automatic ? [`${id}: the cache of ${step.uses ?? ''} is not turned off`] : []),
        ];
      }),
  },
  {
    id: 'timeout',
    reason: 'a job that hangs holds its lock and its secret for six hours',
    check: (file) =>
      jobsOf(file)
        .filter(({ job }) => {
          const minutes = job['timeout-minutes'];
          return typeof minutes !== 'number' || minutes < 1 || minutes >= 360;
        })
        .map(({ id }) => `${id}: no timeout below the six hours of a token`),
  },
  {
    id: 'runner',
    reason: 'what runs on a machine of one’s own can stay there',
    check: (file) =>
      jobsOf(file)
        .filter(({ job }) => job['runs-on'] !== 'ubuntu-24.04')
        .map(({ id, job }) => `${id}: runs on ${JSON.stringify(job['runs-on'])}`),
  },
  {
    id: 'concurrency',
    reason: 'work that spends or publishes must not be cut off by the next start',
    check: (file) => {
      const { concurrency } = file.workflow;
      if (concurrency === undefined) return ['no concurrency group'];
      const writes = jobsOf(file).some(({ job }) => mayWrite(file, job));
      return writes && concurrency['cancel-in-progress'] !== false ? ['a newer start cancels one that may write'] : [];
    },
  },
  {
    id: 'checkout',
    reason: 'a token left in .git/config is read by everything that runs later',
    check: (file) =>
      stepsOf(file)
        .filter(({ step }) => (step.uses ?? '').startsWith('actions/checkout@'))
        .flatMap(({ id, step }) => [
          ...(step.with?.['persist-credentials'] === false ? [] : [`${id}: the checkout keeps its token`]),
          ...['ref', 'repository', 'submodules', 'lfs', 'allow-unsafe-pr-checkout', 'token', 'ssh-key']
            .filter((name) => step.with?.[name] !== undefined)
            .map((name) => `${id}: checkout with ${name}`),
        ]),
  },
  {
    id: 'no-package-beside-write',
    reason: 'one package among hundreds would hold a token that may write',
    check: (file) =>
      stepsOf(file)
        .filter(({ job, step }) => {
          const privileged = mayWrite(file, job) || job.environment !== undefined;
          return privileged && /\b(?:npm|npx|node|yarn|pnpm|pip|\.ci\/run)\b/u.test(step.run ?? '');
        })
        .map(({ id, step }) => `${id}: ${step.run ?? ''}`),
  },
  {
    id: 'privileged-trigger',
    reason: 'what may write or hold a secret runs the default branch’s file alone',
    check: (file) => {
      const privileged = jobsOf(file).some(({ job }) => mayWrite(file, job) || job.environment !== undefined);
      const trusted = ['workflow_run', 'workflow_dispatch'];
      return privileged
        ? Object.keys(file.workflow.on)
            .filter((name) => !trusted.includes(name))
            .map((name) => `${name} starts a job that may write or holds a secret`)
        : [];
    },
  },
];

export function violations(file: WorkflowFile, rules: readonly Rule[]): { rule: string; message: string }[] {
  return rules.flatMap((rule) => rule.check(file).map((message) => ({ rule: rule.id, message })));
}
