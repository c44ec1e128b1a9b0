import type { Equivalent, MutantName } from './equivalents.ts';
import type { Outcome } from './judge.ts';
import type { Mutant } from './mutant.ts';

/** A mutant and its outcome. `equivalent` means that it is on the list and was not tested. */
export interface Judgement {
  readonly mutant: Mutant;
  readonly outcome: Outcome | 'equivalent';
}

export const describeMutant = ({ file, line, operator, where, change }: Mutant): string =>
  `${file}:${line} ${operator}, ${where}: ${change}`;

const makeKey = ({ file, operator, where, change }: MutantName) =>
  JSON.stringify([file, operator, where, change]);

/** Separates the mutants that are listed as equivalent from the others. */
export function splitByList(
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
): { listedMutants: readonly Mutant[]; otherMutants: readonly Mutant[] } {
  const keys = new Set(equivalents.map(makeKey));
  return {
    listedMutants: mutants.filter((mutant) => keys.has(makeKey(mutant))),
    otherMutants: mutants.filter((mutant) => !keys.has(makeKey(mutant))),
  };
}

/** Lists the entries that no longer match a mutant, one line each. */
export function findStaleEntries(
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
): readonly string[] {
  const mutantKeys = new Set(mutants.map(makeKey));
  return equivalents
    .filter((entry) => !mutantKeys.has(makeKey(entry)))
    .map((entry) => `Listed as equivalent, but no mutant: ${makeKey(entry)}`);
}

/**
 * Lists the wrong outcomes: mutants that survived, or listed equivalents that were killed. A mutant
 * that does not compile is no fault.
 *
 * @param areEquivalents whether `judgements` are those of the listed equivalents
 */
export function findFaults(
  judgements: readonly Judgement[],
  { areEquivalents }: { readonly areEquivalents: boolean },
): readonly string[] {
  const wrongOutcome = areEquivalents ? 'killed' : 'survived';
  const problem = areEquivalents ? 'Listed as equivalent, but killed:' : 'No test noticed';
  return judgements
    .filter(({ outcome }) => outcome === wrongOutcome)
    .map(({ mutant }) => `${problem} ${describeMutant(mutant)}`);
}
