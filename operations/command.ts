import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { runCommand } from '../emulators/run-command.ts';
import { SettingsError } from '../environments/settings-error.ts';
import type { CommandOptions } from './deploy/commands.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Values<SomeOptions extends Options> = ReturnType<
  typeof parseArgs<{ options: SomeOptions; allowPositionals: true }>
>['values'];

/** The arguments that a command accepts. */
export interface Specification<SomeOptions extends Options> {
  /** What is printed if the arguments are wrong. */
  readonly usage: string;
  readonly options: SomeOptions;
  /** How many positional arguments there must be: by default one, the environment's name. */
  readonly positionalCount?: number | 'any';
}

/** What a command gets: its arguments, how to print, and the signal that stops it. */
interface Command<SomeOptions extends Options> extends CommandOptions {
  /** The first positional argument: the environment's name. */
  readonly name: string;
  readonly positionals: readonly string[];
  readonly values: Values<SomeOptions>;
}

/**
 * Runs a command of these operations, such as `npm run deploy -- ENV`. Wrong arguments and errors of
 * the settings are printed without a stack, like other expected errors.
 */
export const runEnvironmentCommand = <const SomeOptions extends Options>(
  { usage, options, positionalCount = 1 }: Specification<SomeOptions>,
  work: (command: Command<SomeOptions>) => Promise<void> | void,
): Promise<void> =>
  runCommand(async (signal) => {
    try {
      const { values, positionals } = readArguments(usage, options);
      if (positionalCount !== 'any' && positionals.length !== positionalCount) {
        throw new CommandError(usage);
      }
      const print = (text: string) => void process.stdout.write(text);
      await work({ name: positionals[0] ?? '', positionals, values, print, signal });
    } catch (error) {
      throw error instanceof SettingsError ? new CommandError(error.message) : error;
    }
  });

function readArguments<SomeOptions extends Options>(usage: string, options: SomeOptions) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
