import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../emulators/project.ts';
import { formatRow } from '../bench/write-table.ts';
import type { Judgement } from './judgements.ts';

const pagePath = join(root, 'docs/testing.md');
const opening = '<!-- written by npm run mutate -->';
const closing = '<!-- end of mutate -->';

/** Formats the counts of mutants by file and operator, and their sum. */
export function toTable(judgements: readonly Judgement[]): string {
  const groups = Map.groupBy(judgements, ({ mutant }) => `${mutant.file} | ${mutant.operator}`);
  const makeLine = (firstCells: string, group: readonly Judgement[]) => {
    const count = (outcome: Judgement['outcome']) =>
      group.filter((judgement) => judgement.outcome === outcome).length;
    const outcomes = ['killed', 'survived', 'equivalent', 'does not compile'] as const;
    return formatRow(firstCells, group.length, ...outcomes.map(count));
  };
  return [
    '| File | Operator | Mutants | Killed | Survived | Equivalent | Do not compile |',
    '| --- | --- | --: | --: | --: | --: | --: |',
    ...[...groups].map(([firstCells, group]) => makeLine(firstCells, group)),
    makeLine('both | all', judgements),
  ].join('\n');
}

/** Writes a full run's table into docs/testing.md in Prettier's format. */
export async function writeTable(table: string): Promise<void> {
  const text = await readFile(pagePath, 'utf8');
  const [before, rest] = text.split(opening, 2);
  const after = rest?.split(closing, 2)[1];
  if (before === undefined || after === undefined) throw new Error(`No "${opening}" in the page.`);
  const newText = `${before}${opening}\n\n${table}\n\n${closing}${after}`;
  const settings = await resolveConfig(pagePath);
  await writeFile(pagePath, await format(newText, { ...settings, filepath: pagePath }));
  console.log('Written into docs/testing.md.');
}
