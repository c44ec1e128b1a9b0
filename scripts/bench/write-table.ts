import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../emulators/project.ts';

const pagePath = join(root, 'docs/performance.md');

/** Formats one row of a Markdown table. */
export const formatRow = (...cells: readonly (string | number)[]): string =>
  `| ${cells.join(' | ')} |`;

/** Formats a Markdown table. The first column is left-aligned, and the others are right-aligned. */
export const formatTable = (head: readonly string[], rows: readonly string[]): string =>
  [formatRow(...head), formatRow('---', ...head.slice(1).map(() => '--:')), ...rows].join('\n');

/** Replaces the table of a measurement in docs/performance.md, and prints it. */
export async function writeTable(name: string, table: string): Promise<void> {
  const text = await readFile(pagePath, 'utf8');
  const opening = `<!-- written by npm run bench ${name} -->`;
  const closing = `<!-- end of ${name} -->`;
  const [before, rest] = text.split(opening, 2);
  const after = rest?.split(closing, 2)[1];
  if (before === undefined || after === undefined) throw new Error(`No "${opening}" in the page.`);
  const newText = `${before}${opening}\n\n${table}\n\n${closing}${after}`;
  const settings = await resolveConfig(pagePath);
  await writeFile(pagePath, await format(newText, { ...settings, filepath: pagePath }));
  console.log(`\n${table}\n\nWritten into docs/performance.md.\n`);
}
