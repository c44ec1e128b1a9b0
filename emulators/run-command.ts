import { inspect } from 'node:util';
import { CommandError } from './command-error.ts';

/**
 * npm keeps options without a `--` before them, and does not pass them on. Without this check,
 * `npm run deploy staging --dry-run` would deploy.
 */
function requireNoDryRunOfNpm(): void {
  if (process.env['npm_config_dry_run'] !== 'true') return;
  throw new CommandError(
    'npm did not pass on --dry-run. Put -- before the arguments: npm run COMMAND -- ENV --dry-run',
  );
}

/**
 * Runs a command to its end, and prints its failure. Ctrl-C aborts the signal that the command
 * gets. A stop on request is not a failure.
 */
export async function runCommand(command: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  // npm and the terminal both forward Ctrl-C. The first signal stops the command. Repeated signals
  // must not interrupt the save.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      controller.abort();
    });
  }
  // Writing to a closed terminal fails, but the data must be saved.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    requireNoDryRunOfNpm();
    await command(controller.signal);
  } catch (error) {
    if (controller.signal.aborted && isAbort(error)) return;
    process.exitCode = 1;
    const { message, details } = describeError(error);
    console.error(details === '' ? message : `${details}\n\n${message}`);
  } finally {
    // An open connection or watcher must not delay the exit.
    setTimeout(() => process.exit(), 1000).unref();
  }
}

/** The sentences for errors of the disk, by their code. The path comes before each. */
const diskFaults: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written or read by this user: make it writable ("chmod -R u+w")',
  EPERM: 'cannot be written or read by this user: make it writable ("chmod -R u+w")',
  EROFS: 'is on a disk that cannot be written: make it writable',
  ENOSPC: 'does not fit on the disk, which is full: make room',
};

/** Describes a failure: a disk's error as a sentence, an unexpected one with the stack. */
function describeError(error: unknown): { message: string; details: string } {
  if (error instanceof CommandError) return error;
  const { code = '', path = 'A file' } = error as NodeJS.ErrnoException;
  const fault = diskFaults[code];
  return fault === undefined
    ? { message: inspect(error), details: '' }
    : { message: `${path} ${fault}, and start again.`, details: '' };
}

/** Resolves when the command receives a signal to stop. */
export function waitForStop(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
