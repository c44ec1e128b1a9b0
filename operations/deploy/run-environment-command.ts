import { join } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import { node, root } from '../../emulators/project.ts';
import { runCommand } from '../../emulators/run-command.ts';
import { SettingsError } from '../../environments/settings-error.ts';
import { type CommandOptions, runWithOutput } from './commands.ts';

/**
 * Runs a command that works on one environment, such as `npm run deploy -- ENV`. Prints an error of
 * the settings without a stack, like other expected errors.
 */
export const runEnvironmentCommand = (
  work: (options: CommandOptions) => Promise<void>,
): Promise<void> =>
  runCommand(async (signal) => {
    try {
      await work({ signal, print: (text) => void process.stdout.write(text) });
    } catch (error) {
      throw error instanceof SettingsError ? new CommandError(error.message) : error;
    }
  });

/**
 * Checks an environment's settings and the club's facts: `npm run check:production`.
 *
 * @throws CommandError after printing what is missing
 */
export const requireReady = (name: string, options: CommandOptions): Promise<void> =>
  runWithOutput([node, join(root, 'operations/check-production.ts'), name], {
    ...options,
    failure: `${name} is not ready to be deployed: the lines above say why. Nothing was sent.`,
  });
