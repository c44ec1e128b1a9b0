import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../emulators/project.ts';
import { demoName, readEnvironment } from '../../environments/read-environment.ts';
import {
  formatParameters,
  getFunctionParameters,
  getParametersFileName,
} from '../../environments/render/function-parameters.ts';
import { readCommittedRules, renderRules } from '../../environments/render/rules.ts';
import type { Environment } from '../../environments/schema.ts';
import { SettingsError } from '../../environments/settings-error.ts';
import {
  buildPaths,
  type FirebaseJson,
  renderFirebaseJson,
  renderPreviewJson,
} from './firebase-json.ts';

/** Gets the folder that an environment is rendered to and deployed from. */
export const getBuildFolder = (name: string): string => join(root, 'build', name);

const readCommittedFile = (name: string): string => readFileSync(join(root, name), 'utf8');

const readFirebaseJson = (): FirebaseJson =>
  JSON.parse(readCommittedFile('firebase.json')) as FirebaseJson;

const formatJson = (json: object): string => `${JSON.stringify(json, null, 2)}\n`;

/**
 * Reads the settings of an environment that can be deployed: of any but the demo.
 *
 * @throws SettingsError for the demo, or if the settings are missing or wrong
 */
export function readDeployableEnvironment(name: string): Environment {
  if (name === demoName) {
    throw new SettingsError('The demo is for the emulators: no such project can be deployed to.');
  }
  return readEnvironment(name);
}

/**
 * Renders an environment into a build folder: firebase.json, rules, indexes and
 * `parameters/.env.PROJECT`. They replace those of an earlier run. The caller adds the functions'
 * package in `functions/` and the built site in `site/`.
 *
 * @param name the environment's name, such as `production`
 * @returns the validated settings
 * @throws SettingsError with a line for each missing or wrong setting
 */
export function renderEnvironment(name: string, folder: string): Environment {
  const environment = readDeployableEnvironment(name);
  const parameters = formatParameters(getFunctionParameters(environment));
  const files = {
    'firebase.json': formatJson(renderFirebaseJson(readFirebaseJson(), environment)),
    'firestore.indexes.json': readCommittedFile('firestore.indexes.json'),
    ...renderRules(readCommittedRules(), environment),
    [join(buildPaths.parameters, getParametersFileName(environment))]: parameters,
  };
  rmSync(join(folder, buildPaths.parameters), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return environment;
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
