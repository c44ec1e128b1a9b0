import type { Equivalent, MutantName } from './equivalents.ts';
import type { Outcome } from './judge.ts';
import type { Mutant } from './mutant.ts';

/** A mutant and its outcome. One listed as equivalent is not tried. */
export interface Judgement {
  readonly mutant: Mutant;
  readonly outcome: Outcome | 'equivalent';
}

export const describeMutant = ({ file, line, operator, where, change }: Mutant): string =>
  `${file}:${line} ${operator}, ${where}: ${change}`;

const keyOf = ({ file, operator, where, change }: MutantName) =>
  JSON.stringify([file, operator, where, change]);

/** Parts the mutants that are listed as equivalent from the others. */
export function partByList(
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
): { listedMutants: readonly Mutant[]; otherMutants: readonly Mutant[] } {
  const keys = new Set(equivalents.map(keyOf));
  return {
    listedMutants: mutants.filter((mutant) => keys.has(keyOf(mutant))),
    otherMutants: mutants.filter((mutant) => !keys.has(keyOf(mutant))),
  };
}

/** The entries of the list that no mutant is any more, a line each. */
export function findStale(
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
): readonly string[] {
  const mutantKeys = new Set(mutants.map(keyOf));
  return equivalents
    .filter((entry) => !mutantKeys.has(keyOf(entry)))
    .map((entry) => `Listed as equivalent, but no mutant: ${keyOf(entry)}`);
}

/** The faults among the outcomes: a surviving mutant, or a killed one that is listed. */
export function findFaults(
  judgements: readonly Judgement[],
  areListed: boolean,
): readonly string[] {
  const wrong = areListed ? 'killed' : 'survived';
  const what = areListed ? 'Listed as equivalent, but killed:' : 'No test noticed';
  return judgements
    .filter(({ outcome }) => outcome === wrong)
    .map(({ mutant }) => `${what} ${describeMutant(mutant)}`);
}
