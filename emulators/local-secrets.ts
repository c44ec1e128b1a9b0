import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './project.ts';

/** The secrets of the emulators, in place of a real project's. They protect only demo data. */
export const localSecrets = {
  HASH_KEY: 'a-demo-key-that-opens-nothing-but-the-demo-data',
  MAIL_PASSWORD: 'unused',
};

/** Writes the file that the functions emulator reads in place of Secret Manager. */
export async function writeLocalSecrets(): Promise<void> {
  const lines = Object.entries(localSecrets).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(root, 'functions/.secret.local'), lines.join(''));
}
