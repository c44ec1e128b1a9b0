import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../schema.ts';

/** Invented production settings. None of their texts is in `demo.jsonc` or `example.jsonc`. */
export const makeEnvironment = (changes: Partial<Environment> = {}): Environment => ({
  projectId: 'volley-rive-sud',
  webApp: {
    apiKey: 'AIzaSyD-an-invented-key-of-39-characters',
    authDomain: 'volley-rive-sud.firebaseapp.com',
    storageBucket: 'volley-rive-sud.firebasestorage.app',
    appId: '1:481516234200:web:4815162342abcdef481516',
  },
  siteOrigin: 'https://www.volleyrivesud.test',
  registrationForm: 'https://inscriptions.volleyrivesud.test/form',
  postalAddress: '48, rue des Érables, bureau "B", Longueuil (Québec) J4H 1A1',
  mail: {
    host: 'smtp.volleyrivesud.test',
    port: 587,
    user: 'site@volleyrivesud.test',
    from: 'infolettre@volleyrivesud.test',
  },
  staff: ['coach@volleyrivesud.test', "l.o'brien@mail.volleyrivesud.test"],
  embeds: {
    calendarId: 'calendrier@volleyrivesud.test',
    mapTiles: 'https://tuiles.volleyrivesud.test/{z}/{x}/{y}.png',
    loadOnClick: false,
  },
  webmaster: 'web@volleyrivesud.test',
  limits: { mailsPerMinute: 30, monthlyBudget: 40 },
  hsts: { days: 1, includeSubDomains: false, preload: false },
  ...changes,
});

/**
 * Writes settings files into a new folder.
 *
 * @param files the settings, or the text of their file, by the name of the environment
 * @returns the folder, for the variable ENVIRONMENTS_FOLDER
 */
export function writeEnvironments(files: Readonly<Record<string, Environment | string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'environments-'));
  for (const [name, settings] of Object.entries(files)) {
    const text = typeof settings === 'string' ? settings : JSON.stringify(settings, null, 2);
    writeFileSync(join(folder, `${name}.jsonc`), text);
  }
  return folder;
}
