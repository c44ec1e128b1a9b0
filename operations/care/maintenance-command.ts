import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from '../../emulators/command-error.ts';
import { readDeployableEnvironment } from '../render/render-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import { runEnvironmentCommand } from '../deploy/run-environment-command.ts';
import { confirmProject, getPrompts, type Prompts } from '../go-live/prompts.ts';
import type { PlannedChange } from '../requirements/requirement.ts';
import { getGoogleSession } from '../google/google-session.ts';
import { createGoogleApi, type GoogleApi } from '../google/google-api.ts';

/** The context of every maintenance command. */
export interface MaintenanceContext {
  readonly environment: Environment;
  readonly google: GoogleApi;
  readonly print: (text: string) => void;
  readonly prompts: Prompts;
  readonly isDryRun: boolean;
  /** The project's id, from the flag `--confirm`. */
  readonly confirmedProject: string | undefined;
}

/**
 * Prints changes with their requests, lets the person confirm the project, and sends them.
 *
 * @returns false for a dry run, which sends nothing
 * @throws CommandError if the typed project id is wrong; GoogleError if a request fails
 */
export async function applyChanges(
  context: MaintenanceContext,
  changes: readonly PlannedChange[],
): Promise<boolean> {
  const { print, prompts, environment, isDryRun, confirmedProject } = context;
  for (const { what, call } of changes) print(`${what}\n  ${call}\n`);
  if (isDryRun) {
    print('\nA dry run: nothing was changed.\n');
    return false;
  }
  if (changes.length === 0) return true;
  await confirmProject(prompts, environment.projectId, confirmedProject);
  for (const { run, what } of changes) {
    await run();
    print(`✓ ${what}\n`);
  }
  return true;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Runs a maintenance command: `npm run NAME -- ENV …`. If the arguments are wrong, the command
 * fails and prints its usage.
 */
export const runMaintenanceCommand = (
  { usage, options = {}, positionalCount = 1 }: CommandSpecification,
  work: (
    context: MaintenanceContext,
    values: Values,
    otherPositionals: readonly string[],
  ) => Promise<void>,
): Promise<void> =>
  runEnvironmentCommand(async ({ print, signal }) => {
    const { values, positionals } = readArguments(usage, options);
    const [name = '', ...otherPositionals] = positionals;
    if (positionals.length !== positionalCount) throw new CommandError(usage);
    const environment = readDeployableEnvironment(name);
    const { account, getToken } = await getGoogleSession();
    const { projectId } = environment;
    print(`Project ${projectId}, as ${account || 'the account of this machine'}.\n`);
    await work(
      {
        environment,
        google: createGoogleApi({ getToken, signal, quotaProject: projectId }),
        print,
        prompts: getPrompts({ isTerminal: process.stdin.isTTY }),
        isDryRun: values['dry-run'] === true,
        confirmedProject: typeof values['confirm'] === 'string' ? values['confirm'] : undefined,
      },
      values,
      otherPositionals,
    );
  });

/** The arguments that a maintenance command accepts. */
interface CommandSpecification {
  readonly usage: string;
  /** The command's own flags. Every command also has `--dry-run` and `--confirm`. */
  readonly options?: Options;
  /** The number of positional arguments, including the environment's name. */
  readonly positionalCount?: number;
}

function readArguments(usage: string, options: Options) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...options,
        'dry-run': { type: 'boolean' },
        confirm: { type: 'string' },
      },
    });
    return { values: values as Values, positionals };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
