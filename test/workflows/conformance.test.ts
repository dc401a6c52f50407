/** `npm run conformance`: what counts as passed, and that a missing tool never does. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLine, judge, type Accepted, type Outcome, type ToolFinding } from '../../scripts/conformance/judge.ts';
import { ROOT } from '../support/dist.ts';
import { temporaryFolder } from '../support/repo.ts';

const finding = (severity: ToolFinding['severity'], rule = 'rule', file = 'a.yml'): ToolFinding => ({
  rule,
  severity,
  file,
  line: 3,
  message: 'text',
});
const ran = (...findings: ToolFinding[]): Outcome => ({
  tool: 'tool',
  ran: true,
  version: '1',
  files: ['a.yml'],
  findings,
});
const accepted: Accepted[] = [{ tool: 'tool', rule: 'rule', file: 'a.yml', reason: 'because' }];
const counts = (outcomes: Outcome[], known: Accepted[] = [], requireAll = false): string =>
  closingLine(judge(outcomes, known, requireAll));

describe('the verdict', () => {
  it('passes a tool that looked and found nothing, or nothing above informational', () => {
    expect(counts([ran()])).toBe('conformance: 1 passed, 0 failed, 0 not run');
    expect(counts([ran(finding('informational'))])).toBe('conformance: 1 passed, 0 failed, 0 not run');
  });

  it.each(['low', 'medium', 'high'] as const)('fails a finding of severity %s', (severity) => {
    expect(counts([ran(finding(severity))])).toBe('conformance: 0 passed, 1 failed, 0 not run');
  });

  it('accepts a finding of this tool, this rule and this file alone, and prints why', () => {
    expect(counts([ran(finding('high'))], accepted)).toBe('conformance: 1 passed, 0 failed, 0 not run');
    expect(judge([ran(finding('high'))], accepted, false).lines.join('\n')).toContain('because because');
    for (const other of [finding('high', 'other'), finding('high', 'rule', 'b.yml')]) {
      expect(counts([ran(finding('high'), other)], accepted)).toBe('conformance: 0 passed, 1 failed, 0 not run');
    }
    const elsewhere = accepted.map((one) => ({ ...one, tool: 'another' }));
    expect(counts([ran(finding('high'))], elsewhere)).toBe('conformance: 0 passed, 1 failed, 0 not run');
  });

  it('fails an acceptance that nothing needs any more, but only when the tool has looked', () => {
    expect(counts([ran()], accepted)).toBe('conformance: 0 passed, 1 failed, 0 not run');
    expect(counts([{ tool: 'tool', ran: false, reason: 'gone' }], accepted)).toBe(
      'conformance: 0 passed, 0 failed, 1 not run',
    );
  });

  it('never passes a tool that did not run, nor one that looked at nothing', () => {
    const missing: Outcome = { tool: 'tool', ran: false, reason: 'gone' };
    const { lines } = judge([missing], [], false);
    expect(lines).toEqual(['NOT RUN  tool: gone']);
    expect(counts([missing], [], true)).toBe('conformance: 0 passed, 1 failed, 1 not run');
    expect(counts([{ tool: 'tool', ran: true, version: '1', files: [], findings: [] }])).toBe(
      'conformance: 0 passed, 1 failed, 0 not run',
    );
  });
});

describe('npm run conformance', () => {
  const run = (...args: string[]): { code: number | null; stdout: string } => {
    const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'scripts/conformance.ts'), ...args], {
      encoding: 'utf8',
      env: { PATH: temporaryFolder(), HOME: temporaryFolder() },
    });
    return { code: status, stdout };
  };

  it('lists what a bare, offline machine cannot run as not run, and still asks the one tool that is a package', () => {
    const { code, stdout } = run('--offline');
    expect(stdout).toMatch(/^passed {3}@actions\/languageservice \d+\.\d+\.\d+: \d+ files, 0 findings$/mu);
    for (const tool of ['actionlint', 'zizmor', 'act'])
      expect(stdout).toMatch(new RegExp(`^NOT RUN {2}${tool}: `, 'mu'));
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('conformance: 1 passed, 0 failed, 3 not run');
    expect(code).toBe(0);
  });

  it('says what an installation would need, and fails when all are demanded', () => {
    const { code, stdout } = run('--require-all');
    expect(stdout).toContain('NOT RUN  actionlint: not installed, and installing it needs go');
    expect(code).toBe(1);
  });
});
