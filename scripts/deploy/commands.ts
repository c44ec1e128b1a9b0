import { CommandError } from '../../emulators/command-error.ts';
import { startChild, waitForExit } from '../../emulators/run-child.ts';

/** What every program of a deploy runs with. */
export interface Commands {
  readonly stop: AbortSignal;
  /** Added to our own environment; undefined takes a variable away. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Prints the programs' output, by lines or larger pieces. */
  readonly print: (text: string) => void;
}

interface Run extends Commands {
  /** The sentence to stop with if the program fails. */
  readonly failure: string;
}

/** Runs a program to its end. Its standard output is given; its errors are printed as they come. */
async function run(
  [command = '', ...args]: readonly string[],
  { stop, environment, print, failure }: Run,
  onOutput: (text: string) => void,
): Promise<void> {
  const child = startChild(command, args, { stop, ...(environment && { environment }) });
  child.stdout?.setEncoding('utf8').on('data', onOutput);
  child.stderr?.setEncoding('utf8').on('data', print);
  const code = await waitForExit(child);
  stop.throwIfAborted();
  if (code !== 0) throw new CommandError(failure);
}

/** Runs a program to its end, and prints what it prints. */
export const runPrinting = (command: readonly string[], options: Run): Promise<void> =>
  run(command, options, options.print);

/**
 * Runs a program to its end. Parses its output as JSON.
 *
 * @throws CommandError when it fails, after what it printed has been printed
 */
export async function runForJson(command: readonly string[], options: Run): Promise<unknown> {
  const output: string[] = [];
  try {
    await run(command, options, (text) => output.push(text));
  } catch (error) {
    // firebase-tools reports errors there.
    options.print(output.join(''));
    throw error;
  }
  return JSON.parse(output.join(''));
}
