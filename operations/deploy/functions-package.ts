import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import { root } from '../../emulators/project.ts';
import { demo } from '../../environments/demo.ts';
import type { Environment } from '../../environments/schema.ts';
import { deriveLockfile, type FunctionsManifest, type Lockfile } from './functions-lockfile.ts';
import { buildPaths } from '../render/firebase-json.ts';

/** The uploaded files of the functions: what Cloud Build installs, and the bundle. */
export const uploadedFiles = ['lib/index.js', 'package-lock.json', 'package.json'] as const;

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** The uploaded package.json. It has no scripts and no development packages. */
export function readManifest(): FunctionsManifest {
  const manifest = readJson('functions/package.json') as FunctionsManifest;
  return { ...manifest, scripts: undefined, devDependencies: undefined };
}

const formatJson = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`;

/**
 * Replaces a folder's content by the functions' manifest and lockfile. The build adds the bundle.
 * Links to the lockfile's packages let firebase-tools load the bundle. They are not uploaded.
 *
 * @throws CommandError when package-lock.json and functions/package.json disagree
 */
export function writeFunctionsPackage(folder: string): void {
  const manifest = readManifest();
  const { lockfile, sources } = deriveLockfile(readJson('package-lock.json') as Lockfile, manifest);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), formatJson(manifest));
  writeFileSync(join(folder, 'package-lock.json'), formatJson(lockfile));
  for (const [path, source] of sources) {
    // A nested package is found through its parent package's link.
    if (path.lastIndexOf('node_modules/') > 0) continue;
    const link = join(folder, path);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, source), link);
  }
}

/**
 * Checks that a functions' folder has the uploaded files and nothing else.
 *
 * @throws CommandError with the first file that is missing or unexpected
 */
function requireUploadedFiles(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('node_modules/'));
  const expectedPaths: readonly string[] = uploadedFiles;
  const wrongFile =
    paths.find((path) => !expectedPaths.includes(path)) ??
    expectedPaths.find((path) => !paths.includes(path));
  if (wrongFile !== undefined) {
    const fault = expectedPaths.includes(wrongFile) ? 'is missing from' : 'does not belong in';
    throw new CommandError(`${wrongFile} ${fault} the functions’ folder that is uploaded.`);
  }
}

/**
 * The files of a build folder that are rendered from the settings. They and the functions' bundle
 * must contain no demo values.
 */
const renderedFiles = ['firebase.json', 'firestore.rules', 'storage.rules'];

/**
 * Checks a build folder before a deploy. It must contain no demo values, and its
 * functions' folder must have the uploaded files and no others.
 *
 * @throws SettingsError or CommandError with one sentence
 */
export function checkBuildFolder(folder: string, environment: Environment): void {
  const demoValues = [demo.projectId, ...demo.staff].filter(
    (value) => !environment.staff.includes(value),
  );
  for (const file of [...renderedFiles, join(buildPaths.functions, 'lib/index.js')]) {
    const text = readFileSync(join(folder, file), 'utf8');
    const demoValue = demoValues.find((value) => text.includes(value));
    if (demoValue !== undefined)
      throw new CommandError(`${file} contains the demo's ${demoValue}.`);
  }
  requireUploadedFiles(join(folder, buildPaths.functions));
}
