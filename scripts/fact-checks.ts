import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FactChecks } from '@club/about/fact-check';
import type { FactChecksByFile } from '@club/domain/fact-checks';

const folder = join(import.meta.dirname, '../club');

/**
 * Reads the exported `checks` of every file of `club/`, and of the first content that pages show
 * before they have read the rows.
 */
export async function readFactChecks(): Promise<FactChecksByFile> {
  const files = [
    ...readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'fact-check.ts'),
    'first-content/coaches.ts',
    'first-content/gyms.ts',
  ];
  const readChecks = async (name: string): Promise<[string, FactChecks]> => {
    const module = (await import(pathToFileURL(join(folder, name)).href)) as {
      checks?: FactChecks;
    };
    return [`club/${name}`, module.checks ?? {}];
  };
  return Object.fromEntries(await Promise.all(files.map(readChecks)));
}
