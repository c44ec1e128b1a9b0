import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import { cacheFolder, emulatorEnvironment } from '../../emulators/project.ts';
import { startChild, waitForExit } from '../../emulators/run-child.ts';
import { demoParameters } from '../../environments/demo.ts';
import type { EngineCommands } from '../../tests/engines/find-or-install-engines.ts';
import { type PartResult, readPlaywright, readVitest } from './part-result.ts';

/** The programs and the signal that the parts run with. */
export interface RunContext {
  readonly signal: AbortSignal;
  /** The path of the browser; empty if no chosen part needs one. */
  readonly chromium: string;
  /** The commands that start Firefox and WebKit; undefined if missing, or if no part needs them. */
  readonly engines: EngineCommands;
}

/** A part of `npm test`: a check of the sources, the build, or tests. */
export interface Part {
  readonly name: string;
  /** What must exist before the part runs: `browser` is Chromium, `engines` Firefox or WebKit. */
  readonly needs: readonly ('browser' | 'build' | 'emulators' | 'engines')[];
  /** Whether the part runs beside other parts. It then prints its output when it has ended. */
  readonly isParallel?: boolean;
  readonly run: (context: RunContext) => Promise<PartResult>;
}

/** The folder of the runners' reports. */
export const reportsFolder = join(cacheFolder, 'test-reports');

interface ProgramOptions {
  readonly signal: AbortSignal;
  readonly command: readonly string[];
  /** By default this process's output. `pipe` prints it when the command has ended. */
  readonly output?: 'inherit' | 'pipe';
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs a command and returns its exit code. */
async function runProgram(options: ProgramOptions): Promise<number> {
  const { signal, output = 'inherit', environment = {} } = options;
  const [command = '', ...args] = options.command;
  const child = startChild(command, args, { signal, output, environment });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => pieces.push(piece));
  }
  const code = await waitForExit(child);
  process.stdout.write(Buffer.concat(pieces));
  signal.throwIfAborted();
  return code ?? 1;
}

/**
 * Unsets for a child process the variables that this process sets when it loads the demo content.
 * Otherwise the functions' code in a test without emulators would refuse to start, or behave as if
 * emulated.
 */
const variablesToRemove: NodeJS.ProcessEnv = Object.fromEntries(
  Object.keys({ ...emulatorEnvironment, ...demoParameters, FUNCTIONS_EMULATOR: 'true' }).map(
    (name) => [name, undefined],
  ),
);

/** Makes the result of a command that only passes or fails. */
const makeCommandResult = (name: string, code: number): PartResult =>
  code === 0
    ? { passedCount: 1, failures: [] }
    : { passedCount: 0, failures: [`${name}: ended with code ${code}`] };

/** Makes a part from a command that checks the sources. */
const makeCheckPart = (name: string, ...command: string[]): Part => ({
  name,
  needs: [],
  isParallel: true,
  run: async ({ signal }) =>
    makeCommandResult(name, await runProgram({ signal, command, output: 'pipe' })),
});

const build: Part = {
  name: 'build',
  needs: [],
  run: async ({ signal }) =>
    makeCommandResult(
      'build',
      await runProgram({ signal, command: ['npm', 'run', '--silent', 'build:tests'] }),
    ),
};

interface Runner {
  readonly command: readonly string[];
  /** Reads the report that the command writes. */
  readonly read: (path: string) => PartResult;
}

/** Makes a part from a test runner with a report. Its exit code counts as well. */
const makeRunnerPart = (name: string, needs: Part['needs'], { command, read }: Runner): Part => {
  const isParallel = !needs.includes('emulators');
  return {
    name,
    needs,
    isParallel,
    run: async ({ signal, chromium, engines }) => {
      const report = join(reportsFolder, `${name}.json`);
      rmSync(report, { force: true });
      const environment = {
        ...variablesToRemove,
        ...(isParallel ? {} : emulatorEnvironment),
        CHROMIUM_PATH: chromium,
        ENGINES: JSON.stringify(engines),
        // Without this variable, Vitest skips a project whose emulators or build are missing.
        RUNS_ALL_TESTS: 'yes',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      };
      const output = isParallel ? 'pipe' : 'inherit';
      const code = await runProgram({ signal, command, output, environment });
      const commandResult = makeCommandResult(name, code);
      if (!existsSync(report)) return { passedCount: 0, failures: [`${name}: wrote no report`] };
      const { passedCount, failures } = read(report);
      return {
        passedCount,
        failures: failures.length === 0 ? commandResult.failures : failures,
      };
    },
  };
};

/**
 * Vitest's command-line options for parts that need more than the project of their name: the
 * projects of vitest.config.ts, and the number of workers.
 */
const vitestOptionsByPart: Readonly<Record<string, readonly string[]>> = {
  // By default, Vitest starts one worker fewer than there are cores. One more than cores takes less
  // time, because a worker often waits for its imports.
  unit: ['--project=unit', '--project=unit-isolated', `--maxWorkers=${availableParallelism() + 1}`],
  api: ['--project=api', '--project=api-isolated'],
};

const makeVitestPart = (name: string, ...needs: Part['needs']): Part => {
  const options = vitestOptionsByPart[name] ?? [`--project=${name}`];
  const reporters = ['--reporter=dot', '--reporter=json'];
  const report = `--outputFile.json=${join(reportsFolder, `${name}.json`)}`;
  const command = ['vitest', 'run', ...options, ...reporters, report];
  return makeRunnerPart(name, needs, { command, read: readVitest });
};

/** All parts of `npm test`, in order. The build is first. */
const parts: readonly Part[] = [
  build,
  makeCheckPart('format', 'prettier', '--check', '--log-level=warn', '.'),
  makeCheckPart('types', 'npm', 'run', '--silent', 'types'),
  makeVitestPart('unit'),
  makeVitestPart('tools'),
  makeVitestPart('built', 'build'),
  makeVitestPart('web', 'browser'),
  makeCheckPart('lint', 'npm', 'run', '--silent', 'lint'),
  makeVitestPart('rehearsal', 'browser'),
  makeVitestPart('rules', 'build', 'emulators'),
  makeVitestPart('api', 'build', 'emulators'),
  makeRunnerPart('e2e', ['browser', 'build', 'emulators'], {
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    read: readPlaywright,
  }),
  makeVitestPart('engines', 'build', 'emulators', 'engines'),
  // This is last, because it reads the emulators' logs of all other parts.
  makeVitestPart('logs', 'build', 'emulators'),
];

/**
 * Lists the parts to run: the named ones, or all if none is named. The build is added for parts
 * that need it.
 *
 * @throws CommandError when there is no such part.
 */
export function chooseParts(names: readonly string[]): readonly Part[] {
  const unknownNames = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknownNames.length > 0) {
    const knownNames = parts.map(({ name }) => name).join(', ');
    throw new CommandError(
      `No such tests: ${unknownNames.join(', ')}. Choose among ${knownNames}.`,
    );
  }
  if (names.length === 0) return parts;
  const chosenParts = parts.filter(({ name }) => names.includes(name));
  const needsBuild = chosenParts.some(({ needs }) => needs.includes('build'));
  return parts.filter((part) => chosenParts.includes(part) || (needsBuild && part === build));
}
