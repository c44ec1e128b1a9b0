import { setGlobalOptions } from 'firebase-functions';

/**
 * The service account of the functions. It has far fewer roles than the project's default account
 * (docs/operations.md).
 */
const getServiceAccountEmail = (project: string): string =>
  `functions-runtime@${project}.iam.gserviceaccount.com`;

// Functions read this setting when they are defined, so index.ts imports this module first. The
// Firebase CLI accepts `functions-runtime@` alone, but does not add the project everywhere.
const project = process.env['GCLOUD_PROJECT'];
if (project && process.env['FUNCTIONS_EMULATOR'] !== 'true') {
  setGlobalOptions({ serviceAccount: getServiceAccountEmail(project) });
}
