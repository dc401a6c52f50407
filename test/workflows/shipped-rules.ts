/** What the three workflows of an evidence repository have to keep on top of the common rules. */
import {
  ACTION_COMMANDS,
  INPUTS,
  OUTPUTS,
  type ActionCommand,
  type InputName,
} from '../../src/faces/action-contract.ts';
import { expressionsIn, jobsOf, stepsOf, type Job, type Step } from './model.ts';
import type { Rule } from './rules.ts';

/** Exactly what each job's token may do. A change here is a change of authority and is to be reviewed as one. */
export const PERMISSIONS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  'validate.yml': { validate: { contents: 'read' } },
  'gate.yml': { gate: { contents: 'read', 'pull-requests': 'write', checks: 'write', actions: 'write' } },
  'run.yml': {
    authorize: { contents: 'write', 'pull-requests': 'read', actions: 'read' },
    execute: { contents: 'write', 'pull-requests': 'read', actions: 'read' },
    sign: { contents: 'write', 'pull-requests': 'write' },
  },
};

const ENVIRONMENTS: Readonly<Record<string, string>> = { execute: 'llm-gateway', sign: 'evidence-signer' };

const TRIGGERS: Readonly<Record<string, unknown>> = {
  'validate.yml': {
    pull_request: { types: ['opened', 'synchronize', 'reopened', 'labeled', 'unlabeled', 'ready_for_review'] },
  },
  'gate.yml': { workflow_run: { workflows: ['equipoise validate'], types: ['completed'] } },
};

/** What `gate` hands over when it starts a run. */
export const RUN_INPUTS = ['pr', 'head-sha', 'campaign-sha256'];

/** Inputs without which the command refuses to start. */
const REQUIRED: Readonly<Partial<Record<ActionCommand, readonly InputName[]>>> = {
  authorize: ['pull-request', 'head-sha', 'campaign-sha256'],
  execute: ['run-ref'],
  sign: ['run-ref', 'run-commit'],
};

function commandOf(step: Step): string {
  return String(step.with?.['command'] ?? 'validate');
}

export const SHIPPED_RULES: readonly Rule[] = [
  {
    id: 'no-run',
    reason: 'where there is no script, no text can become one',
    check: (file) =>
      stepsOf(file)
        .filter(({ step }) => step.run !== undefined)
        .map(({ id }) => `${id}: has a run step`),
  },
  {
    id: 'only-our-action',
    reason: 'every further Action is code of somebody else beside a secret; a checkout brings a stranger’s files',
    check: (file) =>
      jobsOf(file)
        .filter(({ job }) => job.steps.length !== 1 || !(job.steps[0]?.uses ?? '').includes('/equipoise@'))
        .map(({ id }) => `${id}: is not exactly one step with the Action`),
  },
  {
    id: 'trigger-exact',
    reason: 'the gate wakes up after the labels and pushes that validate is started by',
    check: ({ file, workflow }) => {
      const want = TRIGGERS[file];
      if (want !== undefined) return JSON.stringify(workflow.on) === JSON.stringify(want) ? [] : ['other triggers'];
      const dispatch = workflow.on['workflow_dispatch'];
      const inputs =
        (dispatch as { inputs?: Record<string, { type?: string; required?: boolean }> } | null)?.inputs ?? {};
      const loose = Object.values(inputs).some(({ type, required }) => type !== 'string' || required !== true);
      const exact = JSON.stringify(Object.keys(inputs)) === JSON.stringify(RUN_INPUTS) && !loose;
      return Object.keys(workflow.on).length === 1 && exact ? [] : ['other triggers or inputs'];
    },
  },
  {
    id: 'permissions-exact',
    reason: 'a scope more is an authority more',
    check: ({ file, workflow }) => {
      const want = PERMISSIONS[file] ?? {};
      const sorted = (value: unknown): string =>
        JSON.stringify(Object.entries((value ?? {}) as Record<string, string>).sort());
      const names = new Set([...Object.keys(want), ...Object.keys(workflow.jobs)]);
      return [...names]
        .filter((name) => sorted(workflow.jobs[name]?.permissions) !== sorted(want[name]) || want[name] === undefined)
        .map((name) => `${name}: other permissions than reviewed`);
    },
  },
  {
    id: 'environment-exact',
    reason: 'each secret has an environment of its own, and no other job waits for its reviewers',
    check: (file) =>
      jobsOf(file)
        .filter(({ id, job }) => job.environment !== ENVIRONMENTS[id])
        .map(({ id, job }) => `${id}: environment ${String(job.environment)}`),
  },
  {
    id: 'inputs-exist',
    reason: 'an input that the command does not read is a workflow that believes something that is not so',
    check: (file) =>
      stepsOf(file).flatMap(({ id, step }) => {
        const command = commandOf(step);
        if (!Object.hasOwn(ACTION_COMMANDS, command)) return [`${id}: no command ${command}`];
        const given = Object.keys(step.with ?? {});
        const unknown = given.filter(
          (name) =>
            !Object.hasOwn(INPUTS, name) ||
            !(INPUTS[name as InputName].commands as readonly string[]).includes(command),
        );
        const missing = (REQUIRED[command as ActionCommand] ?? []).filter((name) => !given.includes(name));
        return [
          ...unknown.map((name) => `${id}: ${command} does not read ${name}`),
          ...missing.map((name) => `${id}: ${command} needs ${name}`),
        ];
      }),
  },
  {
    id: 'outputs-exist',
    reason: 'an output that nobody sets is an empty string, and an empty string is an answer',
    check: (file) =>
      expressionsIn(file.text).flatMap((inner) => {
        const [, kind, from = '', name = ''] = /^(steps|needs)\.([\w-]+)\.outputs\.([\w-]+)$/u.exec(inner) ?? [];
        if (kind === undefined) return [];
        const known =
          kind === 'steps'
            ? stepsOf(file).some(({ step }) => step.id === from) && Object.hasOwn(OUTPUTS, name)
            : file.workflow.jobs[from]?.outputs?.[name] !== undefined;
        return known ? [] : [`${inner} is never set`];
      }),
  },
  {
    id: 'needs',
    reason: 'a job reads only what it waited for',
    check: (file) =>
      jobsOf(file).flatMap(({ id, job }) => {
        const used = [...JSON.stringify(job).matchAll(/\bneeds\.([\w-]+)\./gu)].map(([, name = '']) => name);
        return [...new Set(used)]
          .filter((name) => !needsOf(job).includes(name))
          .map((name) => `${id}: not after ${name}`);
      }),
  },
  {
    id: 'order',
    reason: 'nothing is sent before it was authorised, nothing signed before it is complete',
    check: ({ file, workflow }) => {
      if (file !== 'run.yml') return [];
      const { authorize, execute, sign } = workflow.jobs;
      const problems: string[] = [];
      if (authorize === undefined || execute === undefined || sign === undefined)
        return ['a job of the three is missing'];
      if (authorize.if !== undefined || execute.if !== undefined)
        problems.push('authorize or execute under a condition');
      if (needsOf(execute).join() !== 'authorize') problems.push('execute does not wait for authorize');
      if (!needsOf(sign).includes('execute')) problems.push('sign does not wait for execute');
      if (sign.if !== "needs.execute.outputs.state == 'completed'") problems.push('sign does not wait for completion');
      return problems;
    },
  },
];

function needsOf(job: Job): readonly string[] {
  return typeof job.needs === 'string' ? [job.needs] : (job.needs ?? []);
}
