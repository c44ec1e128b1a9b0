import { join } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import { node, root } from '../../emulators/project.ts';
import { startChild, waitForExit } from '../../emulators/run-child.ts';
import { buildPaths } from '../render/firebase-json.ts';

/** Options of every program that a deploy runs. */
export interface CommandOptions {
  readonly signal: AbortSignal;
  /** Variables to add to our own environment; undefined removes a variable. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Prints the programs' output, in pieces of any size. */
  readonly print: (text: string) => void;
}

interface RunOptions extends CommandOptions {
  readonly failure: string;
}

/** Runs a program to its end. `onOutput` gets its standard output; its errors are printed. */
async function run(
  [command = '', ...args]: readonly string[],
  { signal, environment, print, failure }: RunOptions,
  onOutput: (text: string) => void,
): Promise<void> {
  const child = startChild(command, args, { signal, ...(environment && { environment }) });
  child.stdout?.setEncoding('utf8').on('data', onOutput);
  child.stderr?.setEncoding('utf8').on('data', print);
  const code = await waitForExit(child);
  signal.throwIfAborted();
  if (code !== 0) throw new CommandError(failure);
}

/** Runs a program to its end, and prints its output. */
export const runWithOutput = (command: readonly string[], options: RunOptions): Promise<void> =>
  run(command, options, options.print);

/**
 * Runs a program to its end. Parses its output as JSON.
 *
 * @throws CommandError when it fails, after printing its output
 */
export async function runForJson(
  command: readonly string[],
  options: RunOptions,
): Promise<unknown> {
  const output: string[] = [];
  try {
    await run(command, options, (text) => output.push(text));
  } catch (error) {
    // firebase-tools writes its errors to the standard output.
    options.print(output.join(''));
    throw error;
  }
  return JSON.parse(output.join(''));
}

/** The command that starts the pinned firebase-tools. */
export const firebaseCommand = [
  node,
  join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
];

/**
 * The arguments of every run. They name a build folder's firebase.json and its project, and disable
 * questions.
 */
export const makeCommonArguments = (folder: string, projectId: string): readonly string[] => [
  ...['--config', join(folder, 'firebase.json')],
  ...['--project', projectId, '--non-interactive'],
];

const build = (
  workspace: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<void> =>
  runWithOutput(['npm', 'run', '--silent', 'build', '-w', workspace, '--', ...args], {
    ...options,
    failure: `The build of ${workspace} has failed: the lines above say why.`,
  });

/** Builds the functions into one file. `/api/health` reports the commit. */
export const buildFunctions = (
  bundle: string,
  commit: string,
  options: CommandOptions,
): Promise<void> => build('functions', [`--outfile=${bundle}`, `--commit=${commit}`], options);

/** Builds an environment's pages into a build folder. */
export const buildSite = (name: string, folder: string, options: CommandOptions): Promise<void> => {
  const site = join(folder, buildPaths.site);
  const args = ['--mode', name, '--outDir', site, '--emptyOutDir', '--logLevel', 'error'];
  return build('web', args, options);
};
