import { mkdirSync } from 'node:fs';
import { emulatorEnvironment } from '../emulators/project.ts';
import { step } from '../emulators/progress.ts';
import { runCommand } from '../emulators/run-command.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { findChromium } from '../tests/browser/find-chromium.ts';
import type { Counts } from './testing/counts.ts';
import { choose, type Part, reports } from './testing/parts.ts';

type RunParts = (chosen: readonly Part[]) => Promise<Counts>;

const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});

/** Runs the parts one after the other, to the end: one run tells everything that is broken. */
function partsRunner(stop: AbortSignal, chromium: string): RunParts {
  return async (chosen) => {
    const counts: Counts[] = [];
    for (const part of chosen) {
      if (!part.isAside) console.log(`\n── ${part.name}`);
      const { passed, failed } = await part.run({ stop, chromium });
      // On a line of its own, whatever another part is in the middle of.
      console.log(`${part.isAside ? '\n' : ''}── ${part.name}: ${passed} passed, ${failed} failed`);
      counts.push({ passed, failed });
    }
    return sum(counts);
  };
}

/** The parts that need the emulators share one set of them, with the demo content in it. */
async function runOnEmulators(
  chosen: readonly Part[],
  run: RunParts,
  stop: AbortSignal,
): Promise<Counts> {
  if (chosen.length === 0) return { passed: 0, failed: 0 };
  const suite = await startSuite({ stop });
  try {
    Object.assign(process.env, emulatorEnvironment);
    const { loadDemoContent } = await import('../emulators/demo/load.ts');
    await step('Loading the demo content', loadDemoContent());
    return await run(chosen);
  } finally {
    await step('Stopping the emulators', suite.stop());
  }
}

/** `npm test`: every part, or those that are named. Ends with one line that counts them. */
await runCommand(async (stop) => {
  mkdirSync(reports, { recursive: true });
  const chosen = choose(process.argv.slice(2));
  const needs = (what: Part['needs'][number]) => chosen.filter((part) => part.needs.includes(what));
  // What is missing on this machine is said now, not after minutes of work.
  const chromium = needs('browser').length > 0 ? findChromium((line) => console.log(line)) : '';
  if (needs('emulators').length > 0) await prepareSuite({ stop });
  const run = partsRunner(stop, chromium);
  const built = await run(
    chosen.filter((part) => !part.isAside && !part.needs.includes('emulators')),
  );
  // Two cores: what needs no emulators runs beside what waits for them.
  const rest = await Promise.all([
    run(chosen.filter(({ isAside }) => isAside)),
    runOnEmulators(needs('emulators'), run, stop),
  ]);
  const { passed, failed } = sum([built, ...rest]);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
