/** Commands about the way to a model: `preflight` and `qualify`. A command's module is imported when it is chosen. */
import type { Command } from 'commander';
import { amount, declare, type Choose, type Common } from './cli-flags.ts';

interface QualifyOptions extends Common {
  readonly profile: string;
  readonly gateway?: string;
  readonly baseUrl?: string;
  readonly campaign?: string;
  readonly inputPrice?: number;
  readonly outputPrice?: number;
  readonly yes?: true;
}

export function declareGatewayCommands(program: Command, choose: Choose): void {
  declare(
    program,
    'preflight [campaign-dir]',
    'whether a run would work here: files, digests, scoring, every driver against an embedded server; no credential, no network',
    ['preflight', 'preflight campaigns/review-checklist --json'],
  ).action((campaign: string | undefined, options: Common) => {
    choose({
      json: options.json === true,
      run: async (context) =>
        (await import('../commands/preflight.ts')).preflightCommand({ campaign: campaign ?? null }, context),
    });
  });

  declare(
    program,
    'qualify',
    'prove one route with one minimal request: what answered, its receipt, what it cost; kept in .equipoise/qualifications/',
    [
      'qualify --profile local --base-url http://127.0.0.1:8080/v1',
      'qualify --profile review-model --input-price 2 --output-price 8',
      'qualify --profile review-model --campaign campaigns/review-checklist --yes',
    ],
  )
    .requiredOption('--profile <id>', 'route profile of .equipoise/routes.json')
    .option('--gateway <driver>', "gateway driver (default: the profile's own, and no other fits)")
    .option('--base-url <url>', "base URL of the server, such as http://127.0.0.1:8080/v1 (default: the driver's own)")
    .option('--campaign <dir>', 'take the prices from this campaign')
    .option('--input-price <usd>', 'US dollars per million input tokens', amount)
    .option('--output-price <usd>', 'US dollars per million output tokens', amount)
    .option('--yes', 'spend up to the worst case without being asked')
    .action((options: QualifyOptions) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/qualify.ts')).qualifyCommand(
            {
              profile: options.profile,
              gateway: options.gateway ?? null,
              baseUrl: options.baseUrl ?? null,
              campaign: options.campaign ?? null,
              inputPrice: options.inputPrice ?? null,
              outputPrice: options.outputPrice ?? null,
              yes: options.yes === true,
            },
            context,
          ),
      });
    });
}
