import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandError } from '../../emulators/command-error.ts';
import { step } from '../../emulators/progress.ts';
import { emulatorEnvironment } from '../../emulators/project.ts';
import { runCommand } from '../../emulators/run-command.ts';
import { buildWorkspace } from '../../emulators/session.ts';
import { startSuite } from '../../emulators/suite.ts';
import { equivalents } from './equivalents.ts';
import { makeMutants } from './make-mutants.ts';
import type { Mutant } from './mutant.ts';
import { describeMutant, findFaults, findStale, type Judged, partByList } from './report.ts';
import { pathOf, rulesFiles } from './rules-tests.ts';
import { toTable, writeTable } from './table.ts';

/** The mutants whose file, operator or place is each of these words. */
function choose(all: readonly Mutant[], words: readonly string[]): readonly Mutant[] {
  const chosen = all.filter(({ file, operator, where }) =>
    words.every((word) => [file, operator, where].includes(word)),
  );
  if (chosen.length > 0) return chosen;
  const known = [...rulesFiles, ...new Set(all.map(({ operator }) => operator))].join(', ');
  throw new CommandError(`No mutant is of ${words.join(' and ')}. Choose among ${known}.`);
}

async function judgeAll(mutants: readonly Mutant[], stop: AbortSignal): Promise<Judged[]> {
  const { Judge } = await import('./judge.ts');
  const judge = await Judge.open();
  const started = performance.now();
  const judged: Judged[] = [];
  try {
    for (const mutant of mutants) {
      stop.throwIfAborted();
      const outcome = await judge.judge(mutant);
      judged.push({ mutant, outcome });
      if (outcome !== 'killed') console.log(`  ${outcome}: ${describeMutant(mutant)}`);
      if (judged.length % 25 > 0) continue;
      const minutes = ((performance.now() - started) / 60_000).toFixed(1);
      console.log(`  ${judged.length} of ${mutants.length} in ${minutes} min`);
    }
    // Emulators that went wrong on the way would have killed mutants that live.
    await judge.expectOriginals();
    return judged;
  } finally {
    await judge.close();
  }
}

/**
 * `npm run mutate`: changes the rules in hundreds of ways, and wants each change that a request can
 * tell to fail a test of tests/rules. Words choose: `npm run mutate -- storage.rules regexp`. With
 * `--equivalents` it tries those that are listed as equivalent instead, and wants them all to live.
 */
await runCommand(async (stop) => {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: { equivalents: { type: 'boolean', default: false } },
  });
  const all = rulesFiles.flatMap((file) => makeMutants(file, readFileSync(pathOf(file), 'utf8')));
  const { listed, others } = partByList(choose(all, words), equivalents);
  const tried = values.equivalents ? listed : others;
  await buildWorkspace('Building the functions', ['-w', 'functions'], stop);
  const suite = await startSuite({ stop });
  try {
    Object.assign(process.env, emulatorEnvironment);
    console.log(`${tried.length} mutants:`);
    const judged = await judgeAll(tried, stop);
    const rest = values.equivalents
      ? []
      : listed.map((mutant): Judged => ({ mutant, outcome: 'equivalent' }));
    const table = toTable([...judged, ...rest]);
    console.log(`\n${table}\n`);
    const faults = [...findStale(all, equivalents), ...findFaults(judged, values.equivalents)];
    for (const fault of faults) console.log(fault);
    if (faults.length > 0) process.exitCode = 1;
    else if (words.length === 0 && !values.equivalents) await writeTable(table);
  } finally {
    await step('Stopping the emulators', suite.stop());
  }
});
