/**
 * `act`, another implementation of a runner, in host mode: it reads the workflows by its own schema and then really runs
 * them, with a probe in the Action's place that only notes what it was given. So an independent program says which job
 * gets which inputs and, above all, which secret.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { ACTION_PLACEHOLDER } from '../../src/commands/support/workflow-files.ts';
import type { Outcome, ToolFinding } from './judge.ts';
import type { Setting } from './linters.ts';
import { obtain, type Recipe } from './obtain.ts';

const ACT: Recipe = {
  name: 'act',
  version: '0.2.89',
  needs: ['go', 'git'],
  steps: () => [['go', 'install', 'github.com/nektos/act@v0.2.89']],
  environment: (folder) => ({ GOBIN: folder }),
  program: 'act',
};

const HEAD = '0123456789'.repeat(4);
const HASH = 'abcdef01'.repeat(8);
const RUN_REF = 'refs/equipoise/runs/some-campaign/pr7-0123456789ab';
const SECRETS = { OPENAI_API_KEY: 'gateway', ANTHROPIC_API_KEY: 'other-gateway', EQUIPOISE_SIGNING_KEY: 'signing' };
const VARIABLES = { EQUIPOISE_BASE_URL: 'https://llm.example.com/v1', EQUIPOISE_PROFILE: 'some-profile' };

/** Notes its inputs and which secrets it can see, and sets the outputs that the next job reads. */
const PROBE = `import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
const env = process.env;
const inputs = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('INPUT_'))
  .map(([name, value]) => [name.slice(6).toLowerCase(), value]).filter(([name, value]) => value !== '' && name !== 'token'));
const secrets = ${JSON.stringify(Object.keys(SECRETS))}.filter((name) => (env[name] ?? '') !== '');
const folder = env.EQUIPOISE_PROBE;
writeFileSync(folder + '/' + String(readdirSync(folder).length) + '.json', JSON.stringify({
  job: env.GITHUB_JOB, event: env.GITHUB_EVENT_NAME, inputs, secrets,
  token: (env.INPUT_TOKEN ?? '') !== '' }));
appendFileSync(env.GITHUB_OUTPUT, 'run-ref=${RUN_REF}\\nrun-commit=${HEAD}\\nstate=' + env.EQUIPOISE_STATE + '\\n');
`;

const noteSchema = z.strictObject({
  job: z.string(),
  event: z.string(),
  inputs: z.record(z.string(), z.string()),
  secrets: z.array(z.string()),
  token: z.boolean(),
});
type Note = z.infer<typeof noteSchema>;

interface Scenario {
  readonly file: string;
  readonly event: string;
  readonly payload: unknown;
  /** What the probe says of the run when the execute job asks. */
  readonly state?: string;
  readonly want: readonly Pick<Note, 'job' | 'inputs' | 'secrets'>[];
}

const dispatch = { inputs: { pr: '7', 'head-sha': HEAD, 'campaign-sha256': HASH } };
const authorize = {
  job: 'authorize',
  inputs: {
    command: 'authorize',
    'pull-request': '7',
    'head-sha': HEAD,
    'campaign-sha256': HASH,
    profile: VARIABLES.EQUIPOISE_PROFILE,
    'base-url': VARIABLES.EQUIPOISE_BASE_URL,
  },
  secrets: [],
};
const execute = {
  job: 'execute',
  inputs: { command: 'execute', 'run-ref': RUN_REF, 'base-url': VARIABLES.EQUIPOISE_BASE_URL },
  secrets: ['OPENAI_API_KEY'],
};
const sign = {
  job: 'sign',
  inputs: { command: 'sign', 'run-ref': RUN_REF, 'run-commit': HEAD },
  secrets: ['EQUIPOISE_SIGNING_KEY'],
};
const woken = (event: string): unknown => ({
  workflow_run: { event, head_branch: 'a";{id,-u}', head_repository: { id: 1 } },
});

const SCENARIOS: readonly Scenario[] = [
  {
    file: 'validate.yml',
    event: 'pull_request',
    payload: { action: 'opened', pull_request: { number: 7, title: '$(id)', head: { ref: 'a";{id,-u}' } } },
    want: [{ job: 'validate', inputs: { command: 'validate' }, secrets: [] }],
  },
  {
    file: 'gate.yml',
    event: 'workflow_run',
    payload: woken('pull_request'),
    want: [{ job: 'gate', inputs: { command: 'gate', workflow: 'run.yml' }, secrets: [] }],
  },
  { file: 'gate.yml', event: 'workflow_run', payload: woken('push'), want: [] },
  { file: 'run.yml', event: 'workflow_dispatch', payload: dispatch, want: [authorize, execute, sign] },
  { file: 'run.yml', event: 'workflow_dispatch', payload: dispatch, state: 'paused', want: [authorize, execute] },
];

export function act(setting: Setting): Outcome {
  const tool = obtain(ACT, setting.offline);
  if (!tool.ok) return { tool: 'act', ran: false, reason: tool.reason };
  const folder = mkdtempSync(join(tmpdir(), 'equipoise-act-'));
  try {
    const findings = [
      ...setting.workflows.flatMap((file) => readStrictly(tool.path, setting.root, file, folder)),
      ...SCENARIOS.flatMap((scenario, index) => play(tool.path, setting.root, join(folder, String(index)), scenario)),
    ];
    const said = spawnSync(tool.path, ['--version'], { encoding: 'utf8' }).stdout.trim();
    // Built by `go install` it does not know its own version.
    const version = /(\d+\.\d+\.\d+)/u.exec(said)?.[1] ?? ACT.version;
    return { tool: 'act', ran: true, version, files: setting.workflows, findings };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Warnings about Docker are not about the file: in host mode there is none. */
function readStrictly(path: string, root: string, file: string, home: string): ToolFinding[] {
  const { status, stdout, stderr } = spawnSync(path, ['--validate', '--strict', '-W', file], {
    cwd: root,
    encoding: 'utf8',
    env: quietEnvironment(home),
  });
  if (status === 0) return [];
  const message = `${stdout}${stderr}`.trim().split('\n').slice(-3).join(' ');
  return [{ rule: 'strict-schema', severity: 'high', file, line: 1, message }];
}

function play(path: string, root: string, folder: string, scenario: Scenario): ToolFinding[] {
  const repository = join(folder, 'repository');
  const action = join(folder, 'action');
  const notes = join(folder, 'notes');
  for (const made of [repository, action, notes]) mkdirSync(made, { recursive: true });
  cpSync(join(root, 'examples/workflows'), join(repository, '.github/workflows'), { recursive: true });
  spawnSync('git', ['init', '-q', '-b', 'main', repository]);
  const manifest = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>;
    runs: { main: string };
  };
  // The runner fills in every default, also that of an input which the command does not read.
  const defaults = Object.fromEntries(
    Object.entries(manifest.inputs).flatMap(([name, { default: value = '' }]) =>
      value === '' || name === 'token' ? [] : [[name, value] as const],
    ),
  );
  manifest.runs.main = 'probe.mjs';
  writeFileSync(join(action, 'action.yml'), stringify(manifest));
  writeFileSync(join(action, 'probe.mjs'), PROBE);
  const payload = join(folder, 'event.json');
  writeFileSync(payload, JSON.stringify(scenario.payload));
  const pairs = (flag: string, values: Readonly<Record<string, string>>): string[] =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  const { status, stdout, stderr } = spawnSync(
    path,
    [
      ...[scenario.event, '-W', `.github/workflows/${scenario.file}`, '-e', payload, '-P', 'ubuntu-24.04=-self-hosted'],
      ...['--local-repository', `${ACTION_PLACEHOLDER}=${action}`, '--json'],
      ...pairs('--secret', { ...SECRETS, GITHUB_TOKEN: 'token' }),
      ...pairs('--var', VARIABLES),
      ...pairs('--env', { EQUIPOISE_PROBE: notes, EQUIPOISE_STATE: scenario.state ?? 'completed' }),
    ],
    { cwd: repository, encoding: 'utf8', env: quietEnvironment(folder), timeout: 120_000 },
  );
  const file = `examples/workflows/${scenario.file}`;
  const finding = (rule: string, message: string): ToolFinding => ({ rule, severity: 'high', file, line: 1, message });
  if (status !== 0) {
    const last = `${stdout}${stderr}`.trim().split('\n').at(-1) ?? '';
    return [finding('run', `${scenario.event} ended with ${String(status)}: ${last}`)];
  }
  const seen = readdirSync(notes)
    .sort()
    .map((name) => noteSchema.parse(JSON.parse(readFileSync(join(notes, name), 'utf8'))));
  const got = JSON.stringify(seen.map(({ job, inputs, secrets }) => ({ job, inputs: sorted(inputs), secrets })));
  const want = JSON.stringify(
    scenario.want.map((note) => ({ ...note, inputs: sorted({ ...defaults, ...note.inputs }) })),
  );
  return [
    ...(got === want ? [] : [finding('given', `${scenario.event}: jobs were given ${got}; expected was ${want}`)]),
    ...seen
      .filter(({ token }) => !token)
      .map(({ job }) => finding('token', `${job} got no token by the default of action.yml`)),
  ];
}

function sorted(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The Node of this script, and a home of its own: act would ask for its first settings, and read the user's. */
function quietEnvironment(home: string): NodeJS.ProcessEnv {
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  return { ...process.env, PATH: path, XDG_CONFIG_HOME: join(home, 'config'), XDG_CACHE_HOME: join(home, 'cache') };
}
