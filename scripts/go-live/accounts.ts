import type { Grant } from './iam-policy.ts';

const addressOfAccount = (id: string, projectId: string): string =>
  `${id}@${projectId}.iam.gserviceaccount.com`;

/** The account that the functions run as. */
export const runtimeAccount = (projectId: string): string =>
  addressOfAccount('functions-runtime', projectId);

/** The account that workflows on GitHub deploy as. */
export const deployerAccount = (projectId: string): string =>
  addressOfAccount('deployer', projectId);

/** The project's default account. It builds the functions and delivers the database's events. */
export const buildAccount = (projectNumber: string): string =>
  `${projectNumber}-compute@developer.gserviceaccount.com`;

/** The service agent of Pub/Sub. */
const pubsubAgent = (projectNumber: string): string =>
  `service-${projectNumber}@gcp-sa-pubsub.iam.gserviceaccount.com`;

const runtimeRoles = [
  // Reads and writes documents.
  'roles/datastore.user',
  // Reads the age of the last backup for the status mail.
  'roles/datastore.backupsViewer',
  // Asks for revoked tokens, removes refused accounts.
  'roles/firebaseauth.admin',
  // Receives the database's events, which are delivered in the account's name.
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
  'roles/logging.logWriter',
];

/** Everything that `firebase deploy` does after an owner's first deploy, and no more. */
const deployerRoles = [
  'roles/firebasehosting.admin',
  'roles/firebaserules.admin',
  'roles/datastore.indexAdmin',
  'roles/cloudfunctions.admin',
  'roles/cloudscheduler.admin',
  'roles/secretmanager.viewer',
  'roles/firebase.viewer',
  'roles/serviceusage.serviceUsageConsumer',
];

/** New projects do not let their default account build and receive events. firebase-tools needs both. */
const buildRoles = [
  'roles/cloudbuild.builds.builder',
  'roles/run.invoker',
  'roles/eventarc.eventReceiver',
];

const grantAll = (address: string, roles: readonly string[]): readonly Grant[] =>
  roles.map((role) => ({ role, member: `serviceAccount:${address}` }));

/** The roles on the project of all accounts. */
export const listProjectGrants = (
  projectId: string,
  projectNumber: string,
  hasDeployer: boolean,
): readonly Grant[] => [
  ...grantAll(runtimeAccount(projectId), runtimeRoles),
  ...(hasDeployer ? grantAll(deployerAccount(projectId), deployerRoles) : []),
  ...grantAll(buildAccount(projectNumber), buildRoles),
  ...grantAll(pubsubAgent(projectNumber), ['roles/iam.serviceAccountTokenCreator']),
];
