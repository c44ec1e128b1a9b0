import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../../emulators/project.ts';

const page = join(root, 'docs/performance.md');

/** The tables of the page. Their markers name them after the command. */
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
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Writes a table into docs/performance.md in Prettier's format. Prints it on the terminal. */
export async function writeTable(name: TableName, table: string): Promise<void> {
  const text = replaceTable(await readFile(page, 'utf8'), name, table);
  const settings = await resolveConfig(page);
  await writeFile(page, await format(text, { ...settings, filepath: page }));
  console.log(`\n${table}\n\nWritten into docs/performance.md.\n`);
}
