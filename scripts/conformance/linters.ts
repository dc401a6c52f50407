/** The tools that read: GitHub's language service, actionlint, zizmor. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { diagnose, languageServiceVersion } from './github-parser.ts';
import type { Outcome, Severity, ToolFinding } from './judge.ts';
import { obtain, type Recipe } from './obtain.ts';

export interface Setting {
  readonly root: string;
  readonly offline: boolean;
  /** Workflow files, relative to the root. */
  readonly workflows: readonly string[];
  /** Other files of the platform: `action.yml`, `.github/dependabot.yml`. */
  readonly others: readonly string[];
}

export async function languageService({ root, workflows }: Setting): Promise<Outcome> {
  const files = [...workflows, 'action.yml'];
  const findings: ToolFinding[] = [];
  for (const file of files) {
    for (const { severity, line, message } of await diagnose(file, readFileSync(join(root, file), 'utf8'))) {
      const grade = severity === 'error' ? 'high' : severity === 'warning' ? 'medium' : 'informational';
      findings.push({ rule: 'diagnostic', severity: grade, file, line, message });
    }
  }
  return { tool: '@actions/languageservice', ran: true, version: languageServiceVersion(), files, findings };
}

const ACTIONLINT: Recipe = {
  name: 'actionlint',
  version: '1.7.12',
  needs: ['go'],
  steps: () => [['go', 'install', 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12']],
  environment: (folder) => ({ GOBIN: folder }),
  program: 'actionlint',
};

const actionlintReport = z.array(
  z.object({ message: z.string(), filepath: z.string(), line: z.number(), kind: z.string() }),
);

export function actionlint({ root, offline, workflows: files }: Setting): Outcome {
  const tool = obtain(ACTIONLINT, offline);
  if (!tool.ok) return { tool: 'actionlint', ran: false, reason: tool.reason };
  const version = run(tool.path, ['-version'], root).stdout.split('\n')[0] ?? '';
  const { stdout, status, stderr } = run(tool.path, ['-no-color', '-format', '{{json .}}', ...files], root);
  // 0: nothing found, 1: something found; all else means that it did not look.
  if (status !== 0 && status !== 1) return broken('actionlint', stderr);
  const findings = actionlintReport.parse(JSON.parse(stdout === '' ? '[]' : stdout)).map((found) => ({
    rule: found.kind,
    severity: 'high' as const,
    file: found.filepath,
    line: found.line,
    message: found.message,
  }));
  return { tool: 'actionlint', ran: true, version: version.replace(/^v/u, ''), files, findings };
}

const ZIZMOR: Recipe = {
  name: 'zizmor',
  version: '1.32.0',
  needs: ['python3'],
  steps: (folder) => [
    ['python3', '-m', 'venv', join(folder, 'venv')],
    [
      join(folder, 'venv/bin/python'),
      ...['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', '--no-deps', '--require-hashes'],
      ...['-r', join(import.meta.dirname, 'zizmor.txt')],
    ],
  ],
  program: 'venv/bin/zizmor',
};

const zizmorReport = z.array(
  z.object({
    ident: z.string(),
    desc: z.string(),
    determinations: z.object({ severity: z.string() }),
    locations: z.array(
      z.object({
        symbolic: z.object({
          kind: z.string(),
          key: z.object({ Local: z.object({ verbatim_path: z.string() }) }),
        }),
        concrete: z.object({ location: z.object({ start_point: z.object({ row: z.number() }) }) }),
      }),
    ),
  }),
);

export function zizmor({ root, offline, workflows, others }: Setting): Outcome {
  const tool = obtain(ZIZMOR, offline);
  if (!tool.ok) return { tool: 'zizmor', ran: false, reason: tool.reason };
  const files = [...workflows, ...others];
  const version = run(tool.path, ['--version'], root)
    .stdout.trim()
    .replace(/^zizmor /u, '');
  // The strictest persona. Offline: what it would look up changes from day to day, and needs a token.
  const args = ['--offline', '--persona', 'auditor', '--format', 'json', '--no-exit-codes', '--no-config', ...files];
  const { stdout, status, stderr } = run(tool.path, args, root);
  if (status !== 0) return broken('zizmor', stderr);
  const findings = zizmorReport.parse(JSON.parse(stdout)).map((found): ToolFinding => {
    const place = found.locations.find(({ symbolic }) => symbolic.kind === 'Primary') ?? found.locations[0];
    return {
      rule: found.ident,
      severity: gradeOf(found.determinations.severity),
      file: place?.symbolic.key.Local.verbatim_path ?? '',
      line: (place?.concrete.location.start_point.row ?? 0) + 1,
      message: found.desc,
    };
  });
  return { tool: 'zizmor', ran: true, version, files, findings };
}

/** A grade that is not known is taken for the worst. */
function gradeOf(severity: string): Severity {
  switch (severity) {
    case 'Informational':
      return 'informational';
    case 'Low':
      return 'low';
    case 'Medium':
      return 'medium';
    default:
      return 'high';
  }
}

interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(program: string, args: readonly string[], cwd: string): Ran {
  return spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** A tool that was there and did not get to an answer has not passed either: that is a finding about itself. */
function broken(tool: string, stderr: string): Outcome {
  const message = stderr.trim().split('\n').at(-1) ?? '';
  const finding: ToolFinding = { rule: 'no-answer', severity: 'high', file: '', line: 1, message };
  return { tool, ran: true, version: 'unknown', files: [], findings: [finding] };
}
