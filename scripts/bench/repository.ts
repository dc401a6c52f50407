/** A throw-away evidence repository with one campaign, made by the commands a user would type. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BETTER_SKILL, SKILL } from '../../src/commands/demo-skill.ts';
import type { Context } from '../../src/commands/context.ts';
import { campaignNewCommand } from '../../src/commands/campaign-new.ts';
import { initCommand } from '../../src/commands/init.ts';
import { nodeContext } from '../../src/faces/node-context.ts';

export interface BenchRepository {
  readonly root: string;
  /** The campaign's folder, relative to the root. */
  readonly campaign: string;
  readonly context: Context;
  remove(): void;
}

const PATH = 'skills/code-review/SKILL.md';

/** @param model PROVIDER/MODEL@VERSION; the synthetic model by default */
export async function benchRepository(options: { pairs: number; model?: string }): Promise<BenchRepository> {
  const root = mkdtempSync(join(tmpdir(), 'equipoise-bench-'));
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@equipoise.invalid', ...args], { cwd: root });
  };
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(dirname(join(root, PATH)), { recursive: true });
  for (const text of [SKILL, BETTER_SKILL]) {
    writeFileSync(join(root, PATH), text);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'skill');
  }
  const context: Context = { ...nodeContext(root, true), cwd: root, err: () => undefined, out: () => undefined };
  await initCommand({ folder: null }, context);
  const priced = options.model === undefined ? null : 1;
  await campaignNewCommand(
    {
      category: 'code-review-coverage',
      baseline: `HEAD~1:${PATH}`,
      candidate: `HEAD:${PATH}`,
      id: 'bench',
      model: options.model ?? null,
      packageId: null,
      fixture: null,
      rubric: null,
      limits: {
        pairs: options.pairs,
        maxRetriesPerRequest: null,
        timeoutMsPerRequest: null,
        temperature: null,
        topP: null,
        maxInputTokensPerRequest: null,
        maxOutputTokensPerRequest: null,
        inputUsdPerMillionTokens: priced,
        outputUsdPerMillionTokens: priced,
        maxCostUsd: null,
        minimumSuccessfulPairs: null,
        minimumPracticalScoreDelta: null,
      },
    },
    context,
  );
  git('add', '--all');
  git('commit', '--quiet', '--message', 'campaign');
  return {
    root,
    campaign: 'campaigns/bench',
    context,
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
