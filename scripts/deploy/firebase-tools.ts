import { join } from 'node:path';
import { node, root } from '../../emulators/project.ts';

/** Starts the pinned firebase-tools. */
export const firebase = [node, join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')];

/** The arguments of every run: a build folder's firebase.json, its project, and no questions. */
export const commonArguments = (folder: string, projectId: string): readonly string[] => [
  ...['--config', join(folder, 'firebase.json')],
  ...['--project', projectId, '--non-interactive'],
];
