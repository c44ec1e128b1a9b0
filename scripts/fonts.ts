import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFolder, fontNames, subsetFontFile } from './fonts/subset-fonts.ts';

/**
 * `npm run fonts`: makes the site's two fonts from the upstream packages. The fonts are committed.
 */
for (const name of fontNames) {
  const font = await subsetFontFile(name);
  await writeFile(join(fontFolder, name), font);
  console.log(`${name}: ${(font.length / 1024).toFixed(1)} KB`);
}
