import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../emulators/project.ts';

const pagePath = join(root, 'docs/performance.md');

/** The tables of the page. `npm run bench NAME` writes the table with this name. */
export type TableName = 'api' | 'memory' | 'pages' | 'links' | 'network' | 'growth' | 'calendar';

/** Replaces the table between its two markers. */
export function replaceTable(text: string, name: TableName, table: string): string {
  const opening = `<!-- written by npm run bench ${name} -->`;
  const closing = `<!-- end of ${name} -->`;
  const [before, rest] = text.split(opening, 2);
  const after = rest?.split(closing, 2)[1];
  if (before === undefined || after === undefined) throw new Error(`No "${opening}" in the page.`);
  return `${before}${opening}\n\n${table}\n\n${closing}${after}`;
}

/** Formats one row of a Markdown table. */
export const formatRow = (...cells: readonly (string | number)[]): string =>
  `| ${cells.join(' | ')} |`;

/** Writes a table into docs/performance.md in Prettier's format. Prints it on the terminal. */
export async function writeTable(name: TableName, table: string): Promise<void> {
  const text = replaceTable(await readFile(pagePath, 'utf8'), name, table);
  const settings = await resolveConfig(pagePath);
  await writeFile(pagePath, await format(text, { ...settings, filepath: pagePath }));
  console.log(`\n${table}\n\nWritten into docs/performance.md.\n`);
}
