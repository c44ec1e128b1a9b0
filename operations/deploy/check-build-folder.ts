import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import { demo } from '../../environments/demo.ts';
import { buildPaths, type HeaderRule } from '../render/firebase-json.ts';
import { requireRendered } from '../render/render-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import { requireHeadersForSignIn } from './check-headers.ts';
import { requireUploadedFiles } from './functions-package.ts';

/**
 * The files of a build folder that are rendered from the settings. They and the functions' bundle
 * must contain no demo values.
 */
const renderedFiles = ['.firebaserc', 'firebase.json', 'firestore.rules', 'storage.rules'];

/**
 * Checks a build folder before a deploy. It must be current, contain no demo values, and let staff
 * sign in. Its functions' folder must have the uploaded files and no others.
 *
 * @throws SettingsError or CommandError with one sentence
 */
export function checkBuildFolder(name: string, folder: string, environment: Environment): void {
  requireRendered(name, folder);
  const demoValues = [demo.projectId, ...demo.staff].filter(
    (value) => !environment.staff.includes(value),
  );
  for (const file of [...renderedFiles, join(buildPaths.functions, 'lib/index.js')]) {
    const text = readFileSync(join(folder, file), 'utf8');
    const demoValue = demoValues.find((value) => text.includes(value));
    if (demoValue !== undefined)
      throw new CommandError(`${file} contains the demo's ${demoValue}.`);
  }
  const firebaseJson = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as {
    readonly hosting: { readonly headers: readonly HeaderRule[] };
  };
  requireHeadersForSignIn(firebaseJson.hosting.headers, environment.webApp.authDomain);
  requireUploadedFiles(join(folder, buildPaths.functions));
}
