import { setGlobalOptions } from 'firebase-functions';

/**
 * The account that the functions run as in a project. docs/deploying.md lists its roles: far fewer
 * than those of the project's default account, which may change everything.
 */
const serviceAccountOf = (project: string): string =>
  `functions-runtime@${project}.iam.gserviceaccount.com`;

// Read by every function as it is defined, so this module stands before them in index.ts. The whole
// address: firebase-tools would complete a short one in some places and leave it short in others.
const project = process.env['GCLOUD_PROJECT'];
if (project && process.env['FUNCTIONS_EMULATOR'] !== 'true') {
  setGlobalOptions({ serviceAccount: serviceAccountOf(project) });
}
