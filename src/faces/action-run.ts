/**
 * The Action: inputs become one typed request, a command turns it into a result, and the result becomes annotations, a
 * job summary, outputs and the step's conclusion.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { info, notice, setFailed, setOutput } from '@actions/core';
import type { Context } from '../commands/context.ts';
import type { World } from '../commands/support/world.ts';
import type { WorkflowResult } from '../commands/workflow/outcome.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { annotate, writeRefusal, writeSummary, writeValidation } from './action-findings.ts';
import { readActionRequest, type ActionRequest } from './action-inputs.ts';
import { actionCommit, repositoryId, requireWorkflow, workflowIfAny } from './action-workflow.ts';
import { nodeContext } from './node-context.ts';

export async function runAction(): Promise<void> {
  try {
    const request = readActionRequest(process.env);
    const base = nodeContext(dirname(fileURLToPath(import.meta.url)), false);
    const context: Context = {
      ...base,
      actionCommit: actionCommit(process.env),
      repositoryId: repositoryId(process.env),
    };
    const { result, writeDetails } = await perform(request, context);
    annotate(result.findings, { error: result.ok ? 0 : 1, notice: result.notices.length });
    for (const text of result.notices) notice(text);
    for (const [name, value] of Object.entries(result.outputs)) setOutput(name, value);
    // `info` prints as it is given, and a line that begins with two colons is a command to the runner.
    if (result.ok) info(result.message.replace(/\s+/gu, ' '));
    else setFailed(result.message);
    // Last: a runner that cannot take the summary must not hide the verdict above.
    if (hasSummary()) await writeDetails();
  } catch (error) {
    if (error instanceof EquipoiseError) {
      annotate(error.findings, { error: 1 });
      setFailed(`${error.message} [${error.code}]`);
      // The verdict stands above; a summary that cannot be written takes nothing from it.
      if (hasSummary()) await writeRefusal(`${error.message} [${error.code}]`, error.findings).catch(() => undefined);
    } else {
      // The text of an unforeseen error could quote what it choked on: only its class is shown.
      setFailed(
        `An unexpected ${error instanceof Error ? error.name : typeof error} ended the Action; please report it.`,
      );
    }
  }
}

function hasSummary(): boolean {
  return (process.env['GITHUB_STEP_SUMMARY'] ?? '') !== '';
}

interface Performed {
  readonly result: WorkflowResult;
  readonly writeDetails: () => Promise<void>;
}

/** Commands load when they are asked for: most of a workflow's steps validate, and never speak to GitHub. */
async function perform(request: ActionRequest, context: Context): Promise<Performed> {
  switch (request.command) {
    case 'validate':
    case 'plan': {
      const { checkCommand } = await import('../commands/workflow/check.ts');
      const { report, result } = await checkCommand(request, workflowIfAny(process.env), context);
      return { result, writeDetails: () => writeValidation(report) };
    }
    case 'verify': {
      const { verifyRunsCommand } = await import('../commands/workflow/check.ts');
      return summarized(await verifyRunsCommand(request.paths, context));
    }
    case 'gate': {
      const { gateCommand } = await import('../commands/workflow/gate.ts');
      return summarized(await gateCommand(request, await world(request.token, context)));
    }
    case 'authorize': {
      const { authorizeCommand } = await import('../commands/workflow/authorize.ts');
      return summarized(await authorizeCommand(request, await world(request.token, context)));
    }
    case 'execute': {
      const { executeCommand } = await import('../commands/workflow/execute.ts');
      return summarized(await executeCommand(request, await world(request.token, context)));
    }
    case 'sign': {
      const { landCommand } = await import('../commands/workflow/land.ts');
      return summarized(await landCommand(request, await world(request.token, context)));
    }
  }
}

async function world(token: string, context: Context): Promise<World> {
  const { openWorld } = await import('../commands/support/world.ts');
  return openWorld(requireWorkflow(process.env), token, context);
}

function summarized(result: WorkflowResult): Performed {
  return {
    result,
    writeDetails: () => writeSummary(result),
  };
}
