import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type GoLiveSettings, parseEnvironment, parseGoLiveSettings } from './parse-environment.ts';
import type { Environment } from './schema.ts';
import { SettingsError } from './settings-error.ts';

/** The environment of the emulators and the tests. */
export const demoName = 'demo';

const committedFolder = import.meta.dirname;
const ending = '.jsonc';

/** A folder for settings that a club does not commit, from this variable. */
const outside = (): string | undefined => process.env['ENVIRONMENTS_FOLDER'] || undefined;

/** The demo's settings are the repository's own, wherever the others are kept. */
const folderOf = (name: string): string =>
  name === demoName ? committedFolder : resolve(outside() ?? committedFolder);

/** How a sentence names the settings file of an environment. */
export function fileOf(name: string): string {
  const folder = folderOf(name);
  return folder === committedFolder
    ? `environments/${name}${ending}`
    : join(folder, `${name}${ending}`);
}

const isName = (name: string): boolean => /^[a-z][a-z0-9-]*$/u.test(name) && name !== 'example';

/** The names of all environments that have a file, `demo` first. */
export function listEnvironments(): readonly string[] {
  const names = readdirSync(folderOf(''))
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending))
    .filter((name) => isName(name) && name !== demoName);
  return [demoName, ...names.toSorted()];
}

/** The explained example's settings, by which values that nobody has replaced are found. */
export const readExample = (): Environment =>
  parseEnvironment(
    'example',
    'environments/example.jsonc',
    readFileSync(join(committedFolder, `example${ending}`), 'utf8'),
  );

/** The path of an environment's settings file. */
export const pathOf = (name: string): string => join(folderOf(name), `${name}${ending}`);

function readText(name: string): string {
  if (!isName(name)) {
    throw new SettingsError(`"${name}" cannot be the name of an environment: ${howToName}`);
  }
  try {
    return readFileSync(pathOf(name), 'utf8');
  } catch {
    throw new SettingsError(
      `${fileOf(name)} is missing: write it as environments/example.jsonc explains.`,
    );
  }
}

/**
 * Reads and validates the settings of an environment.
 *
 * @throws SettingsError where the file is missing, or with a sentence for each fault
 */
export const readEnvironment = (name: string): Environment =>
  parseEnvironment(name, fileOf(name), readText(name));

/**
 * Reads the settings of an environment that is not live yet.
 *
 * @throws SettingsError where the file is missing, or with a sentence for each fault
 */
export const readGoLiveSettings = (name: string): GoLiveSettings =>
  parseGoLiveSettings(name, fileOf(name), readText(name));

const howToName = 'take lower-case letters, digits and hyphens, such as "production".';

/**
 * The environment of a Firebase project.
 *
 * @throws SettingsError where no environment has this project, or one cannot be read
 */
export function findEnvironmentOf(projectId: string): { name: string; environment: Environment } {
  for (const name of listEnvironments()) {
    const environment = readEnvironment(name);
    if (environment.projectId === projectId) return { name, environment };
  }
  throw new SettingsError(`No environment has the project ${projectId}: see environments/.`);
}
