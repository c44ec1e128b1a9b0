import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type GoLiveSettings, parseEnvironment, parseGoLiveSettings } from './parse-environment.ts';
import type { Environment } from './schema.ts';
import { SettingsError } from './settings-error.ts';

/** The environment of the emulators and the tests. */
export const demoName = 'demo';

const committedFolder = import.meta.dirname;
const extension = '.jsonc';

/** The folder of settings that a club does not commit. */
const getExternalFolder = (): string | undefined => process.env['ENVIRONMENTS_FOLDER'] || undefined;

/** The folder of an environment's file. The demo's is always in the repository. */
const folderOf = (name: string): string =>
  name === demoName ? committedFolder : resolve(getExternalFolder() ?? committedFolder);

/** The name of an environment's settings file in error messages. */
export function fileOf(name: string): string {
  const folder = folderOf(name);
  return folder === committedFolder
    ? `environments/${name}${extension}`
    : join(folder, `${name}${extension}`);
}

const isEnvironmentName = (name: string): boolean =>
  /^[a-z][a-z0-9-]*$/u.test(name) && name !== 'example';

/** The names of all environments that have a file, `demo` first. */
export function listEnvironments(): readonly string[] {
  const names = readdirSync(folderOf(''))
    .filter((file) => file.endsWith(extension))
    .map((file) => basename(file, extension))
    .filter((name) => isEnvironmentName(name) && name !== demoName);
  return [demoName, ...names.toSorted()];
}

/** Reads the example's settings, to find values that nobody has replaced. */
export const readExample = (): Environment =>
  parseEnvironment(
    'example',
    'environments/example.jsonc',
    readFileSync(join(committedFolder, `example${extension}`), 'utf8'),
  );

/** The path of an environment's settings file. */
export const pathOf = (name: string): string => join(folderOf(name), `${name}${extension}`);

function readText(name: string): string {
  if (!isEnvironmentName(name)) {
    throw new SettingsError(`"${name}" cannot be the name of an environment: ${namingRule}`);
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
 * @throws SettingsError if the file is missing, or with a sentence for each fault
 */
export const readEnvironment = (name: string): Environment =>
  parseEnvironment(name, fileOf(name), readText(name));

/**
 * Reads the settings of an environment that is not live yet.
 *
 * @throws SettingsError if the file is missing, or with a sentence for each fault
 */
export const readGoLiveSettings = (name: string): GoLiveSettings =>
  parseGoLiveSettings(name, fileOf(name), readText(name));

const namingRule = 'take lower-case letters, digits and hyphens, such as "production".';

/**
 * Finds the environment of a Firebase project.
 *
 * @throws SettingsError if no environment has this project, or one is invalid
 */
export function findEnvironmentOf(projectId: string): { name: string; environment: Environment } {
  for (const name of listEnvironments()) {
    const environment = readEnvironment(name);
    if (environment.projectId === projectId) return { name, environment };
  }
  throw new SettingsError(`No environment has the project ${projectId}: see environments/.`);
}
