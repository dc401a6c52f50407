/** The whole command line, put together from its groups of commands. */
import { Command } from 'commander';
import { VERSION } from '../version.ts';
import { declareCampaignCommands } from './cli-campaigns.ts';
import { EXIT_CODES, type Choose } from './cli-flags.ts';
import { declareGatewayCommands } from './cli-gateway.ts';
import { declareMcpCommand } from './cli-mcp.ts';
import { declareRunCommands } from './cli-runs.ts';
import { writeTo } from './terminal.ts';

export function buildProgram(choose: Choose): Command {
  const program = new Command('equipoise')
    .description('Paired trials of agent skills, instructions and prompts, with signed evidence.')
    .version(VERSION, '-V, --version')
    .exitOverride()
    // Help and errors of every command go where all else goes: a full disk behind them ends nothing with a stack.
    .configureOutput({
      writeOut: (text) => {
        writeTo('stdout', text);
      },
      writeErr: (text) => {
        writeTo('stderr', text);
      },
    })
    .showHelpAfterError('Run the command with --help to see what it takes.')
    .showSuggestionAfterError()
    .addHelpText('after', `\n${EXIT_CODES}\n\nStart with: equipoise demo`);
  declareCampaignCommands(program, choose);
  declareGatewayCommands(program, choose);
  declareRunCommands(program, choose);
  declareMcpCommand(program, choose);
  return program;
}
