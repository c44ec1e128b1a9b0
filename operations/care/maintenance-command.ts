import type { parseArgs, ParseArgsConfig } from 'node:util';
import type { Environment } from '../../environments/schema.ts';
import { runEnvironmentCommand, type Specification } from '../command.ts';
import { confirmProject, getPrompts, type Prompts } from '../go-live/prompts.ts';
import type { GoogleApi } from '../google/google-api.ts';
import { openGoogleApi } from '../google/google-session.ts';
import { readDeployableEnvironment } from '../render/render-environment.ts';
import type { PlannedChange } from '../requirements/requirement.ts';

/** The context of every maintenance command. */
export interface MaintenanceContext {
  readonly environment: Environment;
  readonly google: GoogleApi;
  readonly print: (text: string) => void;
  readonly prompts: Prompts;
  readonly isDryRun: boolean;
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

const commonOptions = {
  'dry-run': { type: 'boolean', default: false },
  confirm: { type: 'string' },
} as const;

/** Runs a maintenance command, `npm run NAME -- ENV …`, with its own flags and the common ones. */
export const runMaintenanceCommand = <
  const Options extends NonNullable<ParseArgsConfig['options']>,
>(
  { usage, options, positionalCount = 1 }: Specification<Options>,
  work: (
    context: MaintenanceContext,
    values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
    otherPositionals: readonly string[],
  ) => Promise<void>,
): Promise<void> =>
  runEnvironmentCommand(
    { usage, options: { ...options, ...commonOptions }, positionalCount },
    async ({ name, positionals, values, print, signal }) => {
      const environment = readDeployableEnvironment(name);
      const { account, google } = await openGoogleApi(environment.projectId, signal);
      print(`Project ${environment.projectId}, as ${account || 'the account of this machine'}.\n`);
      // TypeScript does not resolve the values of a generic list of flags.
      const { 'dry-run': isDryRun, confirm: confirmedProject } = values as unknown as ReturnType<
        typeof parseArgs<{ options: typeof commonOptions }>
      >['values'];
      const prompts = getPrompts({ isTerminal: process.stdin.isTTY });
      const context = { environment, google, print, prompts, isDryRun, confirmedProject };
      await work(context, values, positionals.slice(1));
    },
  );
