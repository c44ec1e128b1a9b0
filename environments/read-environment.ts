import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type GoLiveSettings, parseEnvironment, parseGoLiveSettings } from './parse-environment.ts';
import type { Environment } from './schema.ts';
import { SettingsError } from './settings-error.ts';

/** The name of the environment of the emulators and the tests. */
export const demoName = 'demo';

const committedFolder = import.meta.dirname;
const extension = '.jsonc';

/** Gets the folder of all settings files but the demo's. It may be outside the repository. */
const getRealEnvironmentsFolder = (): string =>
  resolve(process.env['ENVIRONMENTS_FOLDER'] || committedFolder);

/** Gets the folder of an environment's file. The demo's file is always in the repository. */
const getSettingsFolder = (name: string): string =>
  name === demoName ? committedFolder : getRealEnvironmentsFolder();

/** Gets the path of an environment's settings file as error messages show it. */
export function getDisplayPath(name: string): string {
  const folder = getSettingsFolder(name);
  return folder === committedFolder
    ? `environments/${name}${extension}`
    : join(folder, `${name}${extension}`);
}

const isEnvironmentName = (name: string): boolean =>
  /^[a-z][a-z0-9-]*$/u.test(name) && name !== 'example';

/** The names of all environments that have a file, `demo` first. */
export function listEnvironments(): readonly string[] {
  const names = readdirSync(getRealEnvironmentsFolder())
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

/** Gets the path of an environment's settings file, to read or write it. */
export const getSettingsPath = (name: string): string =>
  join(getSettingsFolder(name), `${name}${extension}`);

function readText(name: string): string {
  if (!isEnvironmentName(name)) {
    throw new SettingsError(`"${name}" cannot be the name of an environment: ${namingRule}`);
  }
  try {
    return readFileSync(getSettingsPath(name), 'utf8');
  } catch {
    throw new SettingsError(
      `${getDisplayPath(name)} is missing: write it as environments/example.jsonc explains.`,
    );
  }
}

/**
 * Reads and validates the settings of an environment.
 *
 * @throws SettingsError if the file is missing, or with a sentence for each fault
 */
export const readEnvironment = (name: string): Environment =>
  parseEnvironment(name, getDisplayPath(name), readText(name));

/**
 * Reads the settings of an environment that is not live yet.
 *
 * @throws SettingsError if the file is missing, or with a sentence for each fault
 */
export const readGoLiveSettings = (name: string): GoLiveSettings =>
  parseGoLiveSettings(name, getDisplayPath(name), readText(name));

const namingRule = 'take lower-case letters, digits and hyphens, such as "production".';

/**
 * Finds the environment of a Firebase project.
 *
 * @throws SettingsError if no environment has this project, or an environment is invalid
 */
export function findProjectEnvironment(projectId: string): {
  name: string;
  environment: Environment;
} {
  for (const name of listEnvironments()) {
    const environment = readEnvironment(name);
    if (environment.projectId === projectId) return { name, environment };
  }
  throw new SettingsError(`No environment has the project ${projectId}: see environments/.`);
}
