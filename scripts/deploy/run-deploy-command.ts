import { join } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import { node, root } from '../../emulators/project.ts';
import { runCommand } from '../../emulators/run-command.ts';
import { SettingsError } from '../../environments/settings-error.ts';
import { type Commands, runPrinting } from './commands.ts';

/** Runs a command, and prints faults of the settings as plainly as others. */
export const runDeployCommand = (work: (commands: Commands) => Promise<void>): Promise<void> =>
  runCommand(async (stop) => {
    try {
      await work({ stop, print: (text) => void process.stdout.write(text) });
    } catch (error) {
      throw error instanceof SettingsError ? new CommandError(error.message) : error;
    }
  });

/**
 * Checks an environment's settings and the club's facts: `npm run check:production`.
 *
 * @throws CommandError after it has been printed what is missing
 */
export const requireReady = (name: string, commands: Commands): Promise<void> =>
  runPrinting([node, join(root, 'scripts/check-production.ts'), name], {
    ...commands,
    failure: `${name} is not ready to be deployed: the lines above say why. Nothing was sent.`,
  });
