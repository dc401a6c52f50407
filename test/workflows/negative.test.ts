/** Each rule fails where it should: one small change of a good workflow, and exactly the rule that forbids it speaks up. */
import { describe, expect, it } from 'vitest';
import { OWN, SHIPPED } from './files.ts';
import { readWorkflow } from './model.ts';
import { RULES, violations } from './rules.ts';
import { SHIPPED_RULES } from './shipped-rules.ts';

type Change = readonly [before: string | RegExp, after: string];

interface Case {
  /** The rule that has to object; others may as well. */
  readonly rule: string;
  readonly file: string;
  readonly change: Change;
}

const FIRST_STEP = /( {4}steps:\n)/u;
const RUN_STEP = '$1      - run: echo hello\n';

const CASES: readonly Case[] = [
  { rule: 'trigger', file: 'validate.yml', change: ['  pull_request:', '  pull_request_target:'] },
  { rule: 'trigger', file: 'gate.yml', change: ['  workflow_run:', '  pull_request_review:'] },
  { rule: 'trigger', file: 'test.yml', change: ['  push:', '  issue_comment:'] },
  { rule: 'no-expression-in-run', file: 'test.yml', change: ['run: npm test', 'run: npm test ${{ github.ref }}'] },
  {
    rule: 'no-expression-in-run',
    file: 'test.yml',
    change: ['run: npm test', 'run: |\n          npm test\n          ${{ matrix.node }}'],
  },
  {
    rule: 'expression',
    file: 'validate.yml',
    change: ['github.event.pull_request.number', 'github.event.pull_request.title'],
  },
  { rule: 'expression', file: 'validate.yml', change: ['github.event.pull_request.number', 'github.head_ref'] },
  { rule: 'expression', file: 'run.yml', change: ['${{ vars.EQUIPOISE_PROFILE }}', '${{ toJSON(secrets) }}'] },
  {
    rule: 'expression',
    file: 'gate.yml',
    change: ['workflow: run.yml', 'workflow: run.yml # ${{ github.event.workflow_run.display_title }}'],
  },
  { rule: 'condition', file: 'run.yml', change: ["if: needs.execute.outputs.state == 'completed'", 'if: always()'] },
  {
    rule: 'condition',
    file: 'gate.yml',
    change: [
      "github.event.workflow_run.event == 'pull_request'",
      "contains(github.event.workflow_run.head_branch, 'x')",
    ],
  },
  { rule: 'pinned', file: 'run.yml', change: [/@0{40}/u, '@v1'] },
  { rule: 'pinned', file: 'run.yml', change: [/OWNER\/equipoise@0{40}/u, './equipoise'] },
  { rule: 'pinned', file: 'run.yml', change: [/OWNER\/equipoise@0{40}/u, 'docker://ghcr.io/owner/equipoise:1'] },
  { rule: 'pinned', file: 'test.yml', change: [/@3d3c42e5[0-9a-f]*/u, '@main'] },
  { rule: 'pinned', file: 'test.yml', change: [' # v7.0.1', ''] },
  { rule: 'permissions', file: 'run.yml', change: ['permissions: {}\n', ''] },
  { rule: 'permissions', file: 'run.yml', change: ['permissions: {}\n', 'permissions: write-all\n'] },
  { rule: 'permissions', file: 'run.yml', change: ['permissions: {}\n', 'permissions:\n  contents: read\n'] },
  { rule: 'permissions', file: 'validate.yml', change: [/ {4}permissions:\n {6}contents: read[^\n]*\n/u, ''] },
  {
    rule: 'permissions',
    file: 'validate.yml',
    change: [/permissions:\n {6}contents: read[^\n]*\n/u, 'permissions: read-all\n'],
  },
  { rule: 'pull-request-reads', file: 'validate.yml', change: ['contents: read', 'contents: write'] },
  {
    rule: 'pull-request-reads',
    file: 'test.yml',
    change: ['timeout-minutes: 30\n', 'timeout-minutes: 30\n    environment: llm-gateway\n'],
  },
  {
    rule: 'pull-request-reads',
    file: 'test.yml',
    change: [
      '- run: npm test',
      '- run: npm test\n        env:\n          OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}',
    ],
  },
  { rule: 'secret-in-environment', file: 'run.yml', change: ['    environment: llm-gateway\n', ''] },
  {
    rule: 'secret-in-env',
    file: 'run.yml',
    change: ['command: execute', 'command: execute\n          paths: ${{ secrets.OPENAI_API_KEY }}'],
  },
  {
    rule: 'secret-in-env',
    file: 'run.yml',
    change: ['OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}', 'ANTHROPIC_API_KEY: ${{ secrets.OPENAI_API_KEY }}'],
  },
  {
    rule: 'secret-in-env',
    file: 'run.yml',
    change: ['state: ${{ steps.execute.outputs.state }}', 'state: ${{ secrets.OPENAI_API_KEY }}'],
  },
  {
    rule: 'one-authority',
    file: 'run.yml',
    change: [
      '          EQUIPOISE_SIGNING_KEY:',
      '          OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}\n          EQUIPOISE_SIGNING_KEY:',
    ],
  },
  { rule: 'one-authority', file: 'run.yml', change: ['environment: evidence-signer', 'environment: llm-gateway'] },
  { rule: 'one-authority', file: 'run.yml', change: ['environment: llm-gateway', 'environment: evidence-signer'] },
  {
    rule: 'one-authority',
    file: 'run.yml',
    change: [
      '          OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}',
      '          DEPLOY_KEY: ${{ secrets.DEPLOY_KEY }}',
    ],
  },
  { rule: 'no-cache', file: 'test.yml', change: ['package-manager-cache: false', 'cache: npm'] },
  { rule: 'no-cache', file: 'test.yml', change: ['          package-manager-cache: false\n', ''] },
  {
    rule: 'no-cache',
    file: 'test.yml',
    change: [FIRST_STEP, `$1      - uses: actions/cache@${'a'.repeat(40)} # v5.0.0\n`],
  },
  { rule: 'timeout', file: 'run.yml', change: ['    timeout-minutes: 350\n', ''] },
  { rule: 'timeout', file: 'run.yml', change: ['timeout-minutes: 350', 'timeout-minutes: 360'] },
  { rule: 'runner', file: 'run.yml', change: ['runs-on: ubuntu-24.04', 'runs-on: self-hosted'] },
  { rule: 'runner', file: 'run.yml', change: ['runs-on: ubuntu-24.04', 'runs-on: [self-hosted, linux]'] },
  { rule: 'concurrency', file: 'run.yml', change: ['cancel-in-progress: false', 'cancel-in-progress: true'] },
  { rule: 'concurrency', file: 'run.yml', change: [/concurrency:\n(?: {2}[^\n]*\n)+/u, ''] },
  { rule: 'checkout', file: 'test.yml', change: ['          persist-credentials: false\n', ''] },
  {
    rule: 'checkout',
    file: 'test.yml',
    change: ['persist-credentials: false', 'persist-credentials: false\n          ref: refs/pull/1/head'],
  },
  {
    rule: 'no-package-beside-write',
    file: 'release.yml',
    change: ['run: scripts/release.sh', 'run: npm ci && scripts/release.sh'],
  },
  { rule: 'privileged-trigger', file: 'release.yml', change: ['  workflow_dispatch:', '  push:'] },
  { rule: 'privileged-trigger', file: 'run.yml', change: ['on:\n', 'on:\n  pull_request:\n'] },
  { rule: 'no-run', file: 'run.yml', change: [FIRST_STEP, RUN_STEP] },
  {
    rule: 'only-our-action',
    file: 'run.yml',
    change: [
      FIRST_STEP,
      `$1      - uses: actions/checkout@${'a'.repeat(40)} # v7.0.1\n        with:\n          persist-credentials: false\n`,
    ],
  },
  { rule: 'only-our-action', file: 'gate.yml', change: ['OWNER/equipoise@', 'OWNER/other@'] },
  { rule: 'trigger-exact', file: 'validate.yml', change: [', labeled, unlabeled', ''] },
  { rule: 'trigger-exact', file: 'gate.yml', change: ['[equipoise validate]', '[equipoise validate, test]'] },
  { rule: 'trigger-exact', file: 'run.yml', change: ['      head-sha:\n', '      head-hash:\n'] },
  { rule: 'trigger-exact', file: 'run.yml', change: ['required: true', 'required: false'] },
  { rule: 'permissions-exact', file: 'run.yml', change: ['actions: read', 'actions: write'] },
  { rule: 'permissions-exact', file: 'gate.yml', change: ['checks: write', 'issues: write'] },
  { rule: 'permissions-exact', file: 'run.yml', change: ['  sign:\n', '  vouch:\n'] },
  {
    rule: 'environment-exact',
    file: 'gate.yml',
    change: ['    timeout-minutes: 15\n', '    timeout-minutes: 15\n    environment: llm-gateway\n'],
  },
  { rule: 'environment-exact', file: 'run.yml', change: ['environment: llm-gateway', 'environment: production'] },
  { rule: 'inputs-exist', file: 'run.yml', change: ['          head-sha: ', '          head-hash: '] },
  { rule: 'inputs-exist', file: 'run.yml', change: ['command: sign', 'command: sing'] },
  {
    rule: 'inputs-exist',
    file: 'run.yml',
    change: ['command: sign', 'command: sign\n          base-url: https://example.com'],
  },
  { rule: 'inputs-exist', file: 'gate.yml', change: ['command: gate', 'command: authorize'] },
  {
    rule: 'outputs-exist',
    file: 'run.yml',
    change: ['steps.authorize.outputs.run-ref', 'steps.authorize.outputs.ref'],
  },
  { rule: 'outputs-exist', file: 'run.yml', change: ['- id: execute\n        uses', '- uses'] },
  {
    rule: 'outputs-exist',
    file: 'run.yml',
    change: ['needs.authorize.outputs.run-ref', 'needs.authorize.outputs.run-id'],
  },
  { rule: 'needs', file: 'run.yml', change: ['needs: [authorize, execute]', 'needs: [execute]'] },
  { rule: 'order', file: 'run.yml', change: ['needs: authorize', 'needs: []'] },
  { rule: 'order', file: 'run.yml', change: ["    if: needs.execute.outputs.state == 'completed'\n", ''] },
  {
    rule: 'order',
    file: 'run.yml',
    change: ['    name: execute\n', "    name: execute\n    if: github.ref == 'refs/heads/main'\n"],
  },
];

const SOURCES = new Map([...OWN, ...SHIPPED.slice(0, 3)].map(({ file, text }) => [file, text]));

describe('a violation', () => {
  it.each(CASES.map((one) => [`${one.rule} in ${one.file}: ${one.change[1].trim().slice(0, 50)}`, one] as const))(
    '%s',
    (_, { rule, file, change: [before, after] }) => {
      const text = SOURCES.get(file) ?? '';
      const broken = text.replace(before, after);
      expect(broken, 'the change found nothing to change').not.toBe(text);
      const read = readWorkflow(file, broken);
      if (!read.ok) throw new Error(read.problems.join('; '));
      const shipped = OWN.every((own) => own.file !== file);
      const found = violations(read.value, shipped ? [...RULES, ...SHIPPED_RULES] : RULES);
      expect(found.map((violation) => violation.rule)).toContain(rule);
    },
  );

  it('is there for every rule', () => {
    const covered = new Set(CASES.map(({ rule }) => rule));
    expect([...RULES, ...SHIPPED_RULES].map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
    expect([...covered].filter((id) => ![...RULES, ...SHIPPED_RULES].some((rule) => rule.id === id))).toEqual([]);
  });
});

describe('the shape', () => {
  const run = SOURCES.get('run.yml') ?? '';
  const wrong: readonly Change[] = [
    ['    name: execute\n', '    name: execute\n    continue-on-error: true\n'],
    ['    name: execute\n', '    name: execute\n    container: node:24\n'],
    ['    name: execute\n', '    name: execute\n    services: {}\n'],
    ['    name: execute\n', '    name: execute\n    defaults: { run: { shell: bash } }\n'],
    ['    name: execute\n', '    name: execute\n    env: { NODE_OPTIONS: --inspect }\n'],
    ['    environment: llm-gateway\n', '    environment: { name: llm-gateway, deployment: false }\n'],
    ['  sign:\n', '  reuse:\n    uses: owner/repo/.github/workflows/x.yml@main\n    secrets: inherit\n  sign:\n'],
    ['permissions: {}\n', 'permissions: {}\nenv:\n  NODE_OPTIONS: --inspect\n'],
    ['permissions: {}\n', 'permissions: {}\npermissions: write-all\n'],
    ['permissions: {}\n', 'permissions: &all {}\n'],
    ['      - id: authorize\n', '      - id: authorize\n        continue-on-error: true\n'],
  ];
  it.each(wrong)('%j → %j is refused', (before, after) => {
    const broken = run.replace(before, after);
    expect(broken).not.toBe(run);
    expect(readWorkflow('run.yml', broken).ok).toBe(false);
  });
});
