import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { club } from '@club/domain/club';
import allowlist from '../staff-allowlist.json' with { type: 'json' };
import { projectId } from '../emulators/project.ts';
import { findPlaceholders } from './placeholders.ts';

const root = join(import.meta.dirname, '..');

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** The settings of a workspace in production, by the names that its example file lists. */
function readSettings(folder: string, file: string): Record<string, string> {
  const read = (name: string) => parseEnv(readFileSync(join(root, folder, name), 'utf8'));
  const settings: Record<string, string> = {};
  let own: NodeJS.Dict<string> = {};
  try {
    own = read(file);
  } catch {
    // Not written yet: then every setting is missing, or comes from the environment.
  }
  for (const name of Object.keys(read('.env.example'))) {
    settings[name] = process.env[name] ?? own[name] ?? '';
  }
  return settings;
}

/**
 * `npm run check:production`, which runs before every deploy: names the demo values that must not
 * reach the public and the settings that are missing, and stops while any remains.
 */
const remaining = findPlaceholders({
  'domain/club.ts': club,
  'staff-allowlist.json': allowlist,
  '.firebaserc': readJson('.firebaserc'),
  'firebase.json': readJson('firebase.json'),
  'web/.env.production': readSettings('web', '.env.production'),
  [`functions/.env.${projectId}`]: readSettings('functions', `.env.${projectId}`),
});
if (remaining.length > 0) {
  const list = remaining.map((one) => `  ${one}`).join('\n');
  console.error(`Not ready for production. Give these their real values first:\n${list}`);
  process.exitCode = 1;
} else {
  console.log('No demo value remains: ready for production.');
}
