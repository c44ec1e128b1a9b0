import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../emulators/plain-error.ts';
import { cache, emulatorEnvironment } from '../../emulators/project.ts';
import { startChild } from '../../emulators/run-child.ts';
import { type Counts, countPlaywright, countVitest } from './counts.ts';

interface Setting {
  readonly stop: AbortSignal;
  /** Where the browser is; empty for parts that need none. */
  readonly chromium: string;
}

export interface Part {
  readonly name: string;
  readonly needs: readonly ('browser' | 'build' | 'emulators')[];
  readonly run: (setting: Setting) => Promise<Counts>;
}

/** Where the runners leave their reports. */
export const reports = join(cache, 'test-reports');

/** Runs a command with our own output and gives its exit code. */
async function runCommand(
  stop: AbortSignal,
  [command = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = startChild(command, args, { stop, output: 'inherit', environment });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  child.once('error', reject);
  child.once('exit', (code) => resolve(code ?? 1));
  const code = await promise;
  stop.throwIfAborted();
  return code;
}

/** A command that passes or fails as a whole. */
const check = (name: string, ...command: string[]): Part => ({
  name,
  needs: [],
  run: async ({ stop }) => {
    const code = await runCommand(stop, command);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

interface Runner {
  readonly command: readonly string[];
  readonly count: (path: string) => Counts;
}

/** A test runner that leaves a report; neither is believed without the other. */
const runner = (name: string, needs: Part['needs'], { command, count }: Runner): Part => ({
  name,
  needs,
  run: async ({ stop, chromium }) => {
    const report = join(reports, `${name}.json`);
    rmSync(report, { force: true });
    const code = await runCommand(stop, command, {
      ...(needs.includes('emulators') && emulatorEnvironment),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const counts = count(report);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  },
});

const vitest = (name: string, ...needs: Part['needs']): Part => {
  const outputs = ['--reporter=dot', '--reporter=json'];
  const report = `--outputFile.json=${join(reports, `${name}.json`)}`;
  const command = ['vitest', 'run', '--project', name, ...outputs, report];
  return runner(name, needs, { command, count: countVitest });
};

/** Everything `npm test` runs, in order: what is quick to fail comes first. */
const parts: readonly Part[] = [
  check('format', 'prettier', '--check', '--log-level=warn', '.'),
  check('lint', 'eslint', '.'),
  check('types', 'npm', 'run', '--silent', 'types'),
  check('build', 'npm', 'run', '--silent', 'build:tests'),
  vitest('unit', 'build'),
  vitest('web', 'browser'),
  vitest('rules', 'build', 'emulators'),
  vitest('api', 'build', 'emulators'),
  runner('e2e', ['browser', 'build', 'emulators'], {
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    count: countPlaywright,
  }),
  // Last: it reads what the emulators wrote while the others ran.
  vitest('logs', 'build', 'emulators'),
];

/**
 * The parts that were asked for, all of them when none was. What runs against the built site brings
 * the build along.
 *
 * @throws PlainError when there is no such part.
 */
export function choose(names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = parts.map(({ name }) => name).join(', ');
    throw new PlainError(`No such tests: ${unknown.join(', ')}. Choose among ${known}.`);
  }
  if (names.length === 0) return parts;
  const wanted = parts.filter(({ name }) => names.includes(name));
  const needsBuild = wanted.some(({ needs }) => needs.includes('build'));
  return parts.filter((part) => wanted.includes(part) || (needsBuild && part.name === 'build'));
}
