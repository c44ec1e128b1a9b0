import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandError } from '../../emulators/command-error.ts';
import { step } from '../../emulators/progress.ts';
import { emulatorEnvironment } from '../../emulators/project.ts';
import { runCommand } from '../../emulators/run-command.ts';
import { buildWorkspace } from '../../emulators/run-site.ts';
import { startSuite } from '../../emulators/suite.ts';
import { equivalents } from './equivalents.ts';
import { makeMutants } from './make-mutants.ts';
import type { Mutant } from './mutant.ts';
import {
  describeMutant,
  findFaults,
  findStaleEntries,
  type Judgement,
  splitByList,
} from './judgements.ts';
import { getRulesPath, rulesFiles } from './rules-tests.ts';
import { toTable, writeTable } from './mutants-table.ts';

/** Picks the mutants that match each filter by file, operator or place. */
function chooseMutants(
  allMutants: readonly Mutant[],
  filters: readonly string[],
): readonly Mutant[] {
  const chosenMutants = allMutants.filter(({ file, operator, where }) =>
    filters.every((filter) => [file, operator, where].includes(filter)),
  );
  if (chosenMutants.length > 0) return chosenMutants;
  const filterNames = [...rulesFiles, ...new Set(allMutants.map(({ operator }) => operator))].join(
    ', ',
  );
  throw new CommandError(
    `No mutant matches ${filters.join(' and ')}. Choose among ${filterNames}.`,
  );
}

async function judgeAll(mutants: readonly Mutant[], signal: AbortSignal): Promise<Judgement[]> {
  const { Judge } = await import('./judge.ts');
  const judge = await Judge.open();
  const startedAt = performance.now();
  const judgements: Judgement[] = [];
  try {
    for (const mutant of mutants) {
      signal.throwIfAborted();
      const outcome = await judge.judge(mutant);
      judgements.push({ mutant, outcome });
      if (outcome !== 'killed') console.log(`  ${outcome}: ${describeMutant(mutant)}`);
      if (judgements.length % 25 > 0) continue;
      const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
      console.log(`  ${judgements.length} of ${mutants.length} in ${minutes} min`);
    }
    // With broken emulators, each test fails and each mutant counts as killed. So the tests must
    // still pass with the unchanged rules.
    await judge.requirePassingTests();
    return judgements;
  } finally {
    await judge.close();
  }
}

/**
 * `npm run mutate`: changes the rules in about a thousand ways. For each change that alters the outcome
 * of some request, a test of tests/rules must fail. Arguments filter the mutants, for example
 * `npm run mutate -- storage.rules regexp`. With `--equivalents` the command tests only the mutants
 * that are listed as equivalent, which must survive.
 */
await runCommand(async (signal) => {
  const { values, positionals: filters } = parseArgs({
    allowPositionals: true,
    options: { equivalents: { type: 'boolean', default: false } },
  });
  const allMutants = rulesFiles.flatMap((file) =>
    makeMutants(file, readFileSync(getRulesPath(file), 'utf8')),
  );
  const { listedMutants, otherMutants } = splitByList(
    chooseMutants(allMutants, filters),
    equivalents,
  );
  const selectedMutants = values.equivalents ? listedMutants : otherMutants;
  await buildWorkspace('Building the functions', ['-w', 'functions'], signal);
  const suite = await startSuite({ signal });
  try {
    Object.assign(process.env, emulatorEnvironment);
    console.log(`${selectedMutants.length} mutants:`);
    const judgements = await judgeAll(selectedMutants, signal);
    const rest = values.equivalents
      ? []
      : listedMutants.map((mutant): Judgement => ({ mutant, outcome: 'equivalent' }));
    const table = toTable([...judgements, ...rest]);
    console.log(`\n${table}\n`);
    const faults = [
      ...findStaleEntries(allMutants, equivalents),
      ...findFaults(judgements, { areEquivalents: values.equivalents }),
    ];
    for (const fault of faults) console.log(fault);
    if (faults.length > 0) process.exitCode = 1;
    else if (filters.length === 0 && !values.equivalents) await writeTable(table);
  } finally {
    await step('Stopping the emulators', suite.stop());
  }
});
