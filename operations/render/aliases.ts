import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoName, getDisplayPath } from '../../environments/read-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import { SettingsError } from '../../environments/settings-error.ts';

/** The content of .firebaserc: the project ids by their aliases. */
interface FirebaseRc {
  readonly projects: Readonly<Record<string, string>>;
}

/**
 * Makes the text of a .firebaserc. The committed one has the demo as `default`, so a deploy without
 * a project reaches nothing real.
 */
export const formatAliases = (projects: FirebaseRc['projects']): string =>
  `${JSON.stringify({ projects }, null, 2)}\n`;

/** The project ids of .firebaserc in `root`, by their aliases. */
export function readAliases(root: string): FirebaseRc['projects'] {
  return (JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')) as FirebaseRc).projects;
}

/**
 * Checks that .firebaserc has a demo project as default. Under the environment's name it may have
 * no other project than this one.
 *
 * @throws SettingsError with one sentence
 */
export function requireMatchingAlias(
  projects: FirebaseRc['projects'],
  name: string,
  { projectId }: Environment,
): void {
  const { default: defaultProject = '', [name]: aliasProject = projectId } = projects;
  if (!defaultProject.startsWith('demo-')) {
    throw new SettingsError(
      `.firebaserc has the default project ${defaultProject || 'of nobody'}: it must be the ${demoName}'s, so that a bare deploy reaches nothing real.`,
    );
  }
  if (aliasProject !== projectId) {
    throw new SettingsError(
      `.firebaserc has the project ${aliasProject} for ${name}, and ${getDisplayPath(name)} has ${projectId}: correct the wrong one.`,
    );
  }
}

/** Adds the environment's alias to .firebaserc, for commands such as `firebase -P production …`. */
export function addAlias(root: string, name: string, { projectId }: Environment): void {
  const projects = readAliases(root);
  if (projects[name] === projectId) return;
  writeFileSync(join(root, '.firebaserc'), formatAliases({ ...projects, [name]: projectId }));
}
