import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '../../../first-content/read-content.ts';

/**
 * Writes the first content as if the club had confirmed it today. Returns the new folder, which the
 * caller removes.
 */
export function writeConfirmedContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'first-content-'));
  cpSync(contentFolder, folder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
    // `findPlaceholders` refuses `example.org`, but accepts the reserved ending `.test`.
    const text = readFileSync(join(folder, name), 'utf8')
      .replaceAll('checkedOn: null', `checkedOn: '${today}'`)
      .replaceAll('example.org', 'volleyrivesud.test');
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
