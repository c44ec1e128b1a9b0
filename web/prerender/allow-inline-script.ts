// `npm run csp -w web` writes the inline script's hash into the content security policy of
// `firebase.json`. Run it after a change of the inline script. Until then, a test of the built pages
// fails.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInlineScript, toCspHash } from './inline-script.ts';

const path = join(import.meta.dirname, '../../firebase.json');
const config = await readFile(path, 'utf8');
const hash = toCspHash(await buildInlineScript());
await writeFile(
  path,
  config.replace(/script-src 'self'(?: 'sha256-[^']*')?/u, () => `script-src 'self' ${hash}`),
);
console.log(`firebase.json allows the pages' inline script: ${hash}`);
