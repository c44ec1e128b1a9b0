import type { Mutant, Operator } from './mutant.ts';
import { blockOperators } from './operators/blocks.ts';
import { listOperators } from './operators/lists.ts';
import { logicOperators } from './operators/logic.ts';
import { patternOperators } from './operators/patterns.ts';
import { valueOperators } from './operators/values.ts';
import { readRules } from './read-rules.ts';
import type { RulesFile } from './rules-tests.ts';

/** The mutation operators by their names in the table. */
const operators: Readonly<Record<string, Operator>> = {
  ...logicOperators,
  ...valueOperators,
  ...listOperators,
  ...patternOperators,
  ...blockOperators,
};

/** Makes every mutant of a rules file. Changes with the same result are one mutant. */
export function makeMutants(file: RulesFile, source: string): readonly Mutant[] {
  const rules = readRules(source);
  const mutants = new Map<string, Mutant>();
  const names = new Map<string, number>();
  for (const [operator, findEdits] of Object.entries(operators)) {
    for (const { where, change, at, end, text } of findEdits(rules)) {
      const mutatedSource = `${source.slice(0, at)}${text}${source.slice(end)}`;
      if (mutatedSource === source || mutants.has(mutatedSource)) continue;
      const line = source.slice(0, at).split('\n').length;
      const name = `${operator} ${where} ${change}`;
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      const numberedChange = count === 1 ? change : `${change} (${count})`;
      mutants.set(mutatedSource, {
        file,
        operator,
        where,
        change: numberedChange,
        line,
        source: mutatedSource,
      });
    }
  }
  return [...mutants.values()];
}
