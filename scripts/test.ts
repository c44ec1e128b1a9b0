import { mkdirSync } from 'node:fs';
import { emulatorEnvironment } from '../emulators/project.ts';
import { step } from '../emulators/progress.ts';
import { runCommand } from '../emulators/run-command.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { findOrInstallChromium } from '../tests/browser/find-or-install-chromium.ts';
import {
  type EngineCommands,
  findOrInstallEngines,
  type EngineSearch,
} from '../tests/engines/find-or-install-engines.ts';
import type { PartResult } from './testing/part-result.ts';
import { chooseParts, type Part, reportsFolder, type RunContext } from './testing/parts.ts';

type RunParts = (parts: readonly Part[]) => Promise<PartResult>;

const sumResults = (all: readonly PartResult[]): PartResult => ({
  passedCount: all.reduce((total, { passedCount }) => total + passedCount, 0),
  failures: all.flatMap(({ failures }) => failures),
});

const describeCounts = ({ passedCount, failures }: PartResult) =>
  `${passedCount} passed, ${failures.length} failed`;

const noEngines: EngineSearch = {
  commands: { firefox: undefined, webkit: undefined },
  missingEngineMessages: [],
};

const toMinutes = (milliseconds: number): string => (milliseconds / 60_000).toFixed(1);

/**
 * Makes a function that runs parts in turn and collects their failures. It adds a line with the
 * part's minutes and counts to `timeLines`.
 */
function makeRunParts(context: RunContext, timeLines: string[]): RunParts {
  return async (parts) => {
    const results: PartResult[] = [];
    for (const part of parts) {
      if (!part.isParallel) console.log(`\n── ${part.name}`);
      const startedAt = performance.now();
      const result = await part.run(context);
      const minutes = toMinutes(performance.now() - startedAt);
      timeLines.push(`${minutes.padStart(6)}  ${part.name}: ${describeCounts(result)}`);
      // On a new line, since another part may be printing.
      console.log(`${part.isParallel ? '\n' : ''}── ${part.name}: ${describeCounts(result)}`);
      results.push(result);
    }
    return sumResults(results);
  };
}

/** Runs parts on one set of emulators with demo content. */
async function runOnEmulators(
  parts: readonly Part[],
  run: RunParts,
  signal: AbortSignal,
): Promise<PartResult> {
  if (parts.length === 0) return { passedCount: 0, failures: [] };
  const suite = await startSuite({ signal });
  try {
    Object.assign(process.env, emulatorEnvironment);
    const { loadDemoContent } = await import('../emulators/demo/load.ts');
    await step('Loading the demo content', loadDemoContent());
    return await run(parts);
  } finally {
    await step('Stopping the emulators', suite.stop());
  }
}

/** Omits the parts that need Firefox or WebKit, if both are missing. */
const omitPartsOfMissingBrowsers = (parts: readonly Part[], { firefox, webkit }: EngineCommands) =>
  firefox === undefined && webkit === undefined
    ? parts.filter(({ needs }) => !needs.includes('engines'))
    : parts;

/**
 * `npm test`: every part, or those that are named. Ends with a line for each failure, and one with
 * the counts.
 */
await runCommand(async (signal) => {
  const startedAt = performance.now();
  const timeLines: string[] = [];
  mkdirSync(reportsFolder, { recursive: true });
  const parts = chooseParts(process.argv.slice(2));
  const findPartsNeeding = (resource: Part['needs'][number]) =>
    parts.filter((part) => part.needs.includes(resource));
  // Reports missing programs now, not after minutes of work.
  const chromium =
    findPartsNeeding('browser').length > 0
      ? findOrInstallChromium((line) => console.log(line))
      : '';
  const { commands: engines, missingEngineMessages } =
    findPartsNeeding('engines').length > 0
      ? findOrInstallEngines((line) => console.log(line))
      : noEngines;
  for (const line of missingEngineMessages) console.log(line);
  if (findPartsNeeding('emulators').length > 0) await prepareSuite();
  const run = makeRunParts({ signal, chromium, engines }, timeLines);
  const isBuild = (part: Part) => !part.isParallel && !part.needs.includes('emulators');
  const parallelParts = parts.filter(({ isParallel }) => isParallel);
  const needsBuild = ({ needs }: Part) => needs.includes('build');
  const building = run(parts.filter(isBuild));
  // The parts without emulators run in parallel with the others, which mostly wait for emulators.
  const results = await Promise.all([
    building,
    run(parallelParts.filter((part) => !needsBuild(part))),
    building.then(() => run(parallelParts.filter(needsBuild))),
    building.then(() =>
      runOnEmulators(
        omitPartsOfMissingBrowsers(findPartsNeeding('emulators'), engines),
        run,
        signal,
      ),
    ),
  ]);
  // A missing browser is a failure on a build server. A developer gets a message.
  const missingBrowsersResult = {
    passedCount: 0,
    failures: process.env['CI'] ? missingEngineMessages : [],
  };
  const result = sumResults([...results, missingBrowsersResult]);
  for (const line of missingEngineMessages) console.log(`\n${line}`);
  console.log(
    [
      '\nMinutes of each part; parts without emulators ran in parallel with the others:',
      ...timeLines,
      `${toMinutes(performance.now() - startedAt).padStart(6)}  in all`,
    ].join('\n'),
  );
  // The failures are repeated at the end, because their first output has scrolled away.
  console.log(
    ['', ...result.failures.map((line) => `failed: ${line}`), describeCounts(result)].join('\n'),
  );
  if (result.failures.length > 0) process.exitCode = 1;
});
