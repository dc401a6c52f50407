/**
 * Commands about what is to be tried: `init`, `campaign new`, `routes add`, `validate`, `preview`, `keys generate`.
 * A command's module is imported when the command is chosen, so that a small one does not pay for a large one.
 */
import { Option, type Command } from 'commander';
import { amount, declare, whole, type Choose, type Common } from './cli-flags.ts';

interface CampaignNewOptions extends Common {
  readonly category: string;
  readonly baseline: string;
  readonly candidate: string;
  readonly id?: string;
  readonly model?: string;
  readonly package?: string;
  readonly fixture?: string;
  readonly rubric?: string;
  readonly pairs?: number;
  readonly retries?: number;
  readonly timeoutMs?: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly maxInput?: number;
  readonly maxOutput?: number;
  readonly inputPrice?: number;
  readonly outputPrice?: number;
  readonly maxCost?: number;
  readonly minimumPairs?: number;
  readonly practicalDelta?: number;
}

interface InitOptions extends Common {
  readonly action?: string;
}

interface RoutesAddOptions extends Common {
  readonly driver: string;
  readonly model: string;
  readonly id?: string;
  readonly effort?: string;
  readonly maxOutput?: number;
  readonly cache?: 'disabled' | 'run-scoped' | 'provider-managed';
}

export function declareCampaignCommands(program: Command, choose: Choose): void {
  declare(program, 'init [dir]', 'make a git repository ready for campaigns; never overwrites a file', [
    'init',
    'init ../skills --json',
    `init --action OWNER/equipoise@${'0123456789'.repeat(4)}`,
  ])
    .option('--action <owner/repo@commit>', 'the release of the Action that the workflows run, by its full commit')
    .action((folder: string | undefined, options: InitOptions) => {
      choose({
        json: options.json === true,
        run: async (context) => {
          const { initCommand } = await import('../commands/init.ts');
          return initCommand({ folder: folder ?? null, action: options.action ?? null }, context);
        },
      });
    });

  const campaign = program
    .command('campaign')
    .description('campaigns: what is compared, with what, how often')
    .exitOverride();
  declare(campaign, 'new', 'make a campaign from two places in git: hashes, fixture, rubric, seed, ceilings', [
    'campaign new --category code-review-coverage --baseline HEAD~1:skills/review/SKILL.md --candidate HEAD:skills/review/SKILL.md',
    'campaign new --category workflow-adherence --baseline none --candidate HEAD:skills/plan/SKILL.md --pairs 40',
  ])
    .requiredOption('--category <name>', 'workflow-adherence or code-review-coverage')
    .requiredOption(
      '--baseline <ref:path>',
      'the instruction in use now, as git knows it, or `none` for no instruction',
    )
    .requiredOption('--candidate <ref:path>', 'the instruction that might replace it, or `none`')
    .option('--id <id>', "the campaign's id (default: made from the candidate's path)")
    .option(
      '--model <provider/model@version>',
      'model; VERSION is the exact id that the answer must carry (default: the built-in synthetic model)',
    )
    .option('--package <id>', "package of both arms, from policy.json (default: the policy's only one)")
    .option('--fixture <file>', 'use this fixture instead of a template; needs --rubric')
    .option('--rubric <file>', 'use this rubric instead of a template; needs --fixture')
    .option('--pairs <n>', 'pairs of requests, 5 to 100 (default: 20)', whole(5))
    .option('--retries <n>', 'retries per request after a certain failure, 0 to 3 (default: 1)', whole(0))
    .option('--timeout-ms <n>', 'total time of one request (default: 120000)', whole(1000))
    .option('--temperature <t>', 'sampling temperature, 0 to 2 (default: 1)', amount)
    .option('--top-p <p>', 'nucleus sampling, 0 to 1 (default: 1)', amount)
    .option('--max-input <n>', 'input tokens of one request (default: what the prompts need)', whole(1))
    .option('--max-output <n>', 'output tokens of one request (default: 4000)', whole(1))
    .option('--input-price <usd>', 'US dollars per million input tokens (a real model needs it)', amount)
    .option('--output-price <usd>', 'US dollars per million output tokens (a real model needs it)', amount)
    .option('--max-cost <usd>', 'ceiling in US dollars (default: exactly the worst case)', amount)
    .option(
      '--minimum-pairs <n>',
      'fewest eligible pairs that may decide (default: four fifths of the pairs)',
      whole(5),
    )
    .option('--practical-delta <points>', 'smallest score difference that matters to you (default: 5)', amount)
    .action((options: CampaignNewOptions) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/campaign-new.ts')).campaignNewCommand(
            {
              category: options.category,
              baseline: options.baseline,
              candidate: options.candidate,
              id: options.id ?? null,
              model: options.model ?? null,
              packageId: options.package ?? null,
              fixture: options.fixture ?? null,
              rubric: options.rubric ?? null,
              limits: {
                pairs: options.pairs ?? null,
                maxRetriesPerRequest: options.retries ?? null,
                timeoutMsPerRequest: options.timeoutMs ?? null,
                temperature: options.temperature ?? null,
                topP: options.topP ?? null,
                maxInputTokensPerRequest: options.maxInput ?? null,
                maxOutputTokensPerRequest: options.maxOutput ?? null,
                inputUsdPerMillionTokens: options.inputPrice ?? null,
                outputUsdPerMillionTokens: options.outputPrice ?? null,
                maxCostUsd: options.maxCost ?? null,
                minimumSuccessfulPairs: options.minimumPairs ?? null,
                minimumPracticalScoreDelta: options.practicalDelta ?? null,
              },
            },
            context,
          ),
      });
    });

  const routes = program.command('routes').description('model routes in routes.json').exitOverride();
  declare(routes, 'add', 'add a model route: driver, provider, exact model id; holds no address and no credential', [
    'routes add --driver openai-chat --model openai/gpt-4.1-2025-04-14',
  ])
    .requiredOption('--driver <id>', 'gateway driver that makes the calls, such as openai-chat')
    .requiredOption('--model <provider/version>', 'provider, a slash, and the exact, immutable model id')
    .option('--id <id>', 'name of the profile (default: made from driver, provider and model)')
    .option('--effort <value>', 'reasoning effort to ask for')
    .option('--max-output <n>', 'most output tokens one request may ask for', whole(1))
    .addOption(
      new Option(
        '--cache <policy>',
        'whether answers may use a prompt cache (default: as the provider does it)',
      ).choices(['disabled', 'run-scoped', 'provider-managed']),
    )
    .action((options: RoutesAddOptions) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/routes.ts')).routesAddCommand(
            {
              driver: options.driver,
              model: options.model,
              id: options.id ?? null,
              effort: options.effort ?? null,
              maxOutputTokens: options.maxOutput ?? null,
              cachePolicy: options.cache ?? null,
            },
            context,
          ),
      });
    });

  declare(
    program,
    'validate [path...]',
    'check campaigns, run records and control files; without a path, all of them',
    [
      'validate',
      'validate campaigns/review-checklist',
      'validate --file-only some/campaign.json',
      'validate --file-only --campaign campaign.json run.json',
    ],
  )
    .option('--file-only', 'check each path as a campaign file on its own: no neighbouring files, no git')
    .option('--campaign <file>', 'with --file-only: the paths are run records of the campaign in this file')
    .action((paths: string[], options: Common & { fileOnly?: true; campaign?: string }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/validate.ts')).validateCommand(
            { paths, fileOnly: options.fileOnly === true, campaign: options.campaign ?? null },
            context,
          ),
      });
    });

  declare(program, 'preview <file>', "show a campaign's schedule, hashes and worst-case budget; sends nothing", [
    'preview campaigns/review-checklist/campaign.json',
    'preview campaigns/review-checklist --require-within-budget --json',
  ])
    .option('--require-within-budget', 'exit 1 when the worst case exceeds a declared ceiling')
    .action((path: string, options: Common & { requireWithinBudget?: true }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/preview.ts')).previewCommand(
            { path, requireWithinBudget: options.requireWithinBudget === true },
            context,
          ),
      });
    });

  const keys = program.command('keys').description('signing keys').exitOverride();
  declare(
    keys,
    'generate',
    'make an Ed25519 signing key: the secret half in a new file, the public half in trust.json',
    ['keys generate --out ~/keys/equipoise.pem'],
  )
    .option(
      '--out <file>',
      'new file for the secret half (PKCS#8 PEM, readable by you alone), outside every work tree (default: ~/.config/equipoise/keys/REPOSITORY.pem)',
    )
    .option('--label <text>', 'a note for people, kept beside the public half')
    .action((options: Common & { out?: string; label?: string }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/keys.ts')).keysGenerateCommand(
            { out: options.out ?? null, label: options.label ?? null },
            context,
          ),
      });
    });
}
