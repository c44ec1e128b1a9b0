import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { getSettingsPath, readEnvironment } from '../../environments/read-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import { SettingsError } from '../../environments/settings-error.ts';

export type WebAppSettings = Environment['webApp'];

/** Puts the web app's settings into the text of a settings file. Comments outside `webApp` stay. */
export function replaceWebApp(text: string, webApp: WebAppSettings): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const edits = modify(text, ['webApp'], webApp, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol },
    // New settings follow the project's id, as in the example.
    getInsertionIndex: (names) => names.indexOf('projectId') + 1,
  });
  return applyEdits(text, edits);
}

/** Reads the web app's settings; undefined if they are missing or of another project. */
export function findWebAppSettings(name: string): WebAppSettings | undefined {
  try {
    return readEnvironment(name).webApp;
  } catch (error) {
    // Go-live has already checked the other settings.
    if (error instanceof SettingsError) return undefined;
    throw error;
  }
}

/**
 * Writes the web app's settings into an environment's file.
 *
 * @throws SettingsError if the file is then invalid
 */
export function writeWebAppSettings(name: string, webApp: WebAppSettings): void {
  const path = getSettingsPath(name);
  writeFileSync(path, replaceWebApp(readFileSync(path, 'utf8'), webApp));
  readEnvironment(name);
}
