/**
 * Commands about a run and its evidence: `run`, `status`, `reconcile`, `cancel`, `sign`, `verify`, `fragments`, `report`, `demo`.
 * A command's module is imported when the command is chosen, so that a small one does not pay for a large one.
 */
import { Option, type Command } from 'commander';
import { declare, whole, type Choose, type Common } from './cli-flags.ts';

interface RunOptions extends Common {
  readonly runId: string;
  readonly gateway: string;
  readonly baseUrl?: string;
  readonly profile?: string;
  readonly concurrency?: number;
  readonly approve?: true;
}

interface ReconcileOptions extends Common {
  readonly request?: string;
  readonly lookup?: true;
  readonly baseUrl?: string;
  readonly receipt?: string;
  readonly decision?: string;
  readonly reason?: string;
}

export function declareRunCommands(program: Command, choose: Choose): void {
  declare(
    program,
    'run <campaign-dir>',
    'execute a campaign, or go on with a run that stopped; never sends anything twice',
    [
      'run campaigns/review-checklist --run-id r1 --gateway synthetic',
      'run campaigns/review-checklist --run-id r2 --gateway openai-chat --base-url http://127.0.0.1:8080/v1',
      'run campaigns/review-checklist --run-id r3 --gateway openai-chat --approve',
    ],
  )
    .requiredOption('--run-id <id>', 'name of the run; the same name again resumes it')
    .requiredOption(
      '--gateway <driver>',
      'synthetic (offline), openai-chat (any compatible server), openai-responses (both: OPENAI_API_KEY), or anthropic-messages (ANTHROPIC_API_KEY)',
    )
    .option('--base-url <url>', "base URL of the server, such as http://127.0.0.1:8080/v1 (default: the driver's own)")
    .option('--profile <id>', 'route profile of .equipoise/routes.json (default: the one that fits)')
    .option('--concurrency <n>', 'pairs under way at once (default: 4, or fewer if the policy says so)', whole(1))
    .option(
      '--approve',
      'approve this campaign for yourself; needed when requests leave this machine and nobody can be asked',
    )
    .action((path: string, options: RunOptions) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/run.ts')).runCommand(
            {
              campaign: path,
              runId: options.runId,
              gateway: options.gateway,
              baseUrl: options.baseUrl ?? null,
              profile: options.profile ?? null,
              concurrency: options.concurrency ?? null,
              approve: options.approve === true,
            },
            context,
          ),
      });
    });

  declare(program, 'status <run-dir>', 'show how far a run is: state, what is pending, totals against the ceilings', [
    'status campaigns/review-checklist/runs/r1',
  ]).action((run: string, options: Common) => {
    choose({
      json: options.json === true,
      run: async (context) => (await import('../commands/status.ts')).statusCommand({ run }, context),
    });
  });

  declare(
    program,
    'reconcile <run-dir>',
    'settle requests that may have been sent and were never answered; without a way, show them',
    [
      'reconcile campaigns/review-checklist/runs/r1',
      'reconcile campaigns/review-checklist/runs/r1 --lookup',
      'reconcile campaigns/review-checklist/runs/r1 --receipt receipt.json',
      'reconcile campaigns/review-checklist/runs/r1 --decision replay --reason "The console shows no such request."',
    ],
  )
    .option('--request <id>', 'one lost request (default: all of them)')
    .option('--lookup', 'ask the provider for the lost answer; costs nothing and sends no prompt')
    .option('--base-url <url>', "base URL of the server to ask (default: the driver's own)")
    .option('--receipt <file>', 'settle the bill by a receipt of the provider; such an answer is never scored')
    .option('--decision <decision>', 'replay (send once more, within the retry cap) or abandon')
    .option('--reason <text>', 'why you decided so: one line, committed with the run')
    .action((run: string, options: ReconcileOptions) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/reconcile.ts')).reconcileCommand(
            {
              run,
              request: options.request ?? null,
              lookup: options.lookup === true,
              baseUrl: options.baseUrl ?? null,
              receipt: options.receipt ?? null,
              decision: options.decision ?? null,
              reason: options.reason ?? null,
            },
            context,
          ),
      });
    });

  declare(program, 'cancel <run-dir>', 'give a run up for good; a cancelled run supports no preference', [
    'cancel campaigns/review-checklist/runs/r1 --reason "The server is gone."',
  ])
    .requiredOption('--reason <text>', 'why: one line, committed with the run')
    .action((run: string, options: Common & { reason: string }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/cancel.ts')).cancelCommand({ run, reason: options.reason }, context),
      });
    });

  declare(program, 'sign <run-dir>', 'recompute everything a run claims and sign it; refuses what does not add up', [
    'sign campaigns/review-checklist/runs/r1 --key ~/keys/equipoise.pem',
    'sign campaigns/review-checklist/runs/r1        # key from EQUIPOISE_SIGNING_KEY',
  ])
    .option(
      '--key <file>',
      'private key (PKCS#8 PEM or a 32-byte seed); default: environment variable EQUIPOISE_SIGNING_KEY',
    )
    .action((run: string, options: Common & { key?: string }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/sign.ts')).signCommand({ run, key: options.key ?? null }, context),
      });
    });

  declare(program, 'verify <run-dir>', 'check signed evidence against the files and the trust root, offline', [
    'verify campaigns/review-checklist/runs/r1',
  ]).action((run: string, options: Common) => {
    choose({
      json: options.json === true,
      run: async (context) => (await import('../commands/verify.ts')).verifyCommand({ run }, context),
    });
  });

  declare(
    program,
    'fragments <run-dir>',
    'route and usage of a run for a paired AAR-versus-Prime evaluation, or every reason against it',
    ['fragments campaigns/review-checklist/runs/r1 --json', 'fragments campaigns/review-checklist/runs/r1 --arm aar'],
  )
    .addOption(
      new Option('--arm <arm>', 'one arm alone: aar is the candidate, prime the baseline').choices(['aar', 'prime']),
    )
    .action((run: string, options: Common & { arm?: 'aar' | 'prime' }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/fragments.ts')).fragmentsCommand({ run, arm: options.arm ?? null }, context),
      });
    });

  declare(program, 'report <run-dir>', 'what a run came to: Markdown on stdout, a self-contained page with --html', [
    'report campaigns/review-checklist/runs/r1',
    'report campaigns/review-checklist/runs/r1 --html report.html',
    'report campaigns/review-checklist/runs/r1 --format terminal',
  ])
    .option('--html <file>', 'also write the page to this file')
    .addOption(
      new Option('--format <format>', 'what stdout gets').choices(['markdown', 'terminal']).default('markdown'),
    )
    .action((run: string, options: Common & { html?: string; format: 'markdown' | 'terminal' }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/report.ts')).reportCommand(
            { run, html: options.html ?? null, format: options.format },
            context,
          ),
      });
    });

  declare(program, 'demo', 'the whole job in a fresh repository, offline: campaign, run, evidence, report', [
    'demo',
    'demo --dir /tmp/equipoise-demo',
  ])
    .option('--dir <dir>', 'new or empty folder for the repository (default: one in the folder for temporary files)')
    .option('--keep', 'leave a temporary folder behind even when the demo fails half-way')
    .action((options: Common & { dir?: string; keep?: true }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/demo.ts')).demoCommand(
            { folder: options.dir ?? null, keep: options.keep === true },
            context,
          ),
      });
    });
}
