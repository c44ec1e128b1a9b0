import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { formatAliases, readAliases, requireMatchingAlias } from './aliases.ts';
import { demoName, readEnvironment } from '../../environments/read-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import { SettingsError } from '../../environments/settings-error.ts';
import { listDeclaredParameters, requireEveryParameter } from './declared-parameters.ts';
import { buildPaths, type FirebaseJson, renderFirebaseJson } from './firebase-json.ts';
import {
  getFunctionParameters,
  getParametersFileName,
  formatParameters,
} from '../../environments/render/function-parameters.ts';
import { renderPreviewJson } from './preview-json.ts';
import { readCommittedRules, renderRules } from '../../environments/render/rules.ts';

/** The repository's root. */
const root = join(import.meta.dirname, '../..');

/** Gets the folder that an environment is rendered to and deployed from. */
export const getBuildFolder = (name: string): string => join(root, 'build', name);

const readCommittedFile = (name: string): string => readFileSync(join(root, name), 'utf8');

const readFirebaseJson = (): FirebaseJson =>
  JSON.parse(readCommittedFile('firebase.json')) as FirebaseJson;

const formatJson = (json: object): string => `${JSON.stringify(json, null, 2)}\n`;

/** The text of every rendered file, by its path in the build folder. */
function renderFiles(name: string, environment: Environment): ReadonlyMap<string, string> {
  const { projectId } = environment;
  const parameters = getFunctionParameters(environment);
  requireEveryParameter(listDeclaredParameters(root), parameters);
  return new Map([
    ['.firebaserc', formatAliases({ default: projectId, [name]: projectId })],
    ['firebase.json', formatJson(renderFirebaseJson(readFirebaseJson(), environment))],
    ['firestore.indexes.json', readCommittedFile('firestore.indexes.json')],
    ...Object.entries(renderRules(readCommittedRules(), environment)),
    [join(buildPaths.parameters, getParametersFileName(environment)), formatParameters(parameters)],
  ]);
}

/**
 * Reads the settings of an environment that can be deployed, which the demo cannot.
 *
 * @throws SettingsError for the demo, or if the settings are missing, wrong or contradict
 * .firebaserc
 */
export function readDeployableEnvironment(name: string): Environment {
  if (name === demoName) {
    throw new SettingsError('The demo is for the emulators: no such project can be deployed to.');
  }
  const environment = readEnvironment(name);
  requireMatchingAlias(readAliases(root), name, environment);
  return environment;
}

/**
 * Renders an environment into a build folder: firebase.json, .firebaserc, rules, indexes and
 * `parameters/.env.PROJECT`. This replaces an earlier result. The caller adds the functions'
 * package in `functions/` and the built site in `site/`.
 *
 * @param name the environment's name, such as `production`
 * @param folder the build folder, by default `build/NAME`
 * @returns the validated settings
 * @throws SettingsError with a line for each missing or wrong setting, and for each parameter
 *   without a value
 */
export function renderEnvironment(
  name: string,
  folder: string = getBuildFolder(name),
): Environment {
  const environment = readDeployableEnvironment(name);
  const files = renderFiles(name, environment);
  rmSync(join(folder, buildPaths.parameters), { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return environment;
}

/**
 * Checks that a build folder has what `renderEnvironment` would write now.
 *
 * @throws SettingsError naming the files that differ, and whatever `renderEnvironment` throws
 */
export function requireRendered(name: string, folder: string = getBuildFolder(name)): void {
  const readCurrent = (path: string) => {
    try {
      return readFileSync(join(folder, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  const files = renderFiles(name, readDeployableEnvironment(name));
  const outdatedFiles = [...files].filter(([path, text]) => readCurrent(path) !== text);
  if (outdatedFiles.length === 0) return;
  const shownFolder = relative(root, folder);
  const names = outdatedFiles.map(([path]) => join(shownFolder, path)).join(', ');
  throw new SettingsError(`Not up to date with ${name}: ${names}. Run: npm run render -- ${name}`);
}

/**
 * Renders a preview of an environment's pages: a firebase.json with Hosting alone. The caller adds
 * the built site in `site/`.
 */
export function renderPreview(environment: Environment, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const json = renderPreviewJson(readFirebaseJson(), environment);
  writeFileSync(join(folder, 'firebase.json'), formatJson(json));
}
