import { join } from 'node:path';
import { node, root } from '../../emulators/project.ts';

/** The command that starts the pinned firebase-tools. */
export const firebaseCommand = [
  node,
  join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
];

/**
 * The arguments of every run. They name a build folder's firebase.json and its project, and disable
 * questions.
 */
export const makeCommonArguments = (folder: string, projectId: string): readonly string[] => [
  ...['--config', join(folder, 'firebase.json')],
  ...['--project', projectId, '--non-interactive'],
];
