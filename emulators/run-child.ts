import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { CommandError } from './command-error.ts';
import { root } from './project.ts';

/** The variables for the programs that we start. The packages' commands come first on the PATH. */
export function makeChildEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Starts a program in its own process group. Ctrl-C then reaches only this process, which ends the
 * program.
 */
export function startChild(
  command: string,
  args: readonly string[],
  {
    signal,
    output = 'pipe',
    environment,
    folder = root,
  }: {
    signal: AbortSignal;
    /** `inherit` prints the output; with `pipe`, the default, the caller reads it. */
    output?: 'pipe' | 'inherit';
    /** Variables in addition to those of this process. */
    environment?: NodeJS.ProcessEnv;
    /** Where it runs; the repository by default. */
    folder?: string;
  },
): ChildProcess {
  signal.throwIfAborted();
  const child = spawn(command, args, {
    cwd: folder,
    env: makeChildEnvironment(environment),
    detached: true,
    stdio: ['ignore', output, output],
  });
  const end = () => sendSignalToGroup(child, 'SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  child.once('exit', () => signal.removeEventListener('abort', end));
  return child;
}

/** Sends a signal to a program that leads its group, and to the programs that it has started. */
export function sendSignalToGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    // All of them have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits for a program's end and its output. Returns the exit code, or null after a signal. */
export function waitForExit(child: ChildProcess): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  return promise;
}

/**
 * Runs a program to its end and returns its output.
 *
 * @throws CommandError with the output and `errorMessage` if the program fails.
 */
export async function runChild(
  command: string,
  args: readonly string[],
  { signal, errorMessage }: { signal: AbortSignal; errorMessage: string },
): Promise<string> {
  const child = startChild(command, args, { signal });
  const output: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const code = await waitForExit(child);
  signal.throwIfAborted();
  if (code !== 0) throw new CommandError(errorMessage, output.join('').trim());
  return output.join('');
}
