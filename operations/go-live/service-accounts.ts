import type { Grant } from './iam-policy.ts';

const makeEmail = (id: string, projectId: string): string =>
  `${id}@${projectId}.iam.gserviceaccount.com`;

/** Gets the address of the account that the functions run as. */
export const getRuntimeEmail = (projectId: string): string =>
  makeEmail('functions-runtime', projectId);

/** Gets the address of the account that workflows on GitHub deploy as. */
export const getDeployerEmail = (projectId: string): string => makeEmail('deployer', projectId);

/** Gets the address of the project's default account, which builds the functions. */
export const getBuildEmail = (projectNumber: string): string =>
  `${projectNumber}-compute@developer.gserviceaccount.com`;

/** Gets the address of the service agent of Pub/Sub. */
const getPubsubEmail = (projectNumber: string): string =>
  `service-${projectNumber}@gcp-sa-pubsub.iam.gserviceaccount.com`;

const runtimeRoles = [
  // Reads and writes documents.
  'roles/datastore.user',
  // Reads the age of the last backup for the status mail.
  'roles/datastore.backupsViewer',
  // Checks for revoked tokens, and deletes refused accounts.
  'roles/firebaseauth.admin',
  // Receives the database's events, which Google delivers as this account.
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
  'roles/logging.logWriter',
];

/**
 * The deployer's roles on the project: what `firebase deploy` needs after an owner's first deploy.
 * Roles on service accounts and on the repository of container images are granted separately.
 */
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

/** In a new project, the default account lacks these roles, which a deploy needs. */
const buildRoles = [
  'roles/cloudbuild.builds.builder',
  'roles/run.invoker',
  'roles/eventarc.eventReceiver',
];

const makeGrants = (email: string, roles: readonly string[]): readonly Grant[] =>
  roles.map((role) => ({ role, member: `serviceAccount:${email}` }));

/** Lists the roles that each account needs on the project. */
export const listProjectGrants = (
  projectId: string,
  projectNumber: string,
  hasDeployer: boolean,
): readonly Grant[] => [
  ...makeGrants(getRuntimeEmail(projectId), runtimeRoles),
  ...(hasDeployer ? makeGrants(getDeployerEmail(projectId), deployerRoles) : []),
  ...makeGrants(getBuildEmail(projectNumber), buildRoles),
  ...makeGrants(getPubsubEmail(projectNumber), ['roles/iam.serviceAccountTokenCreator']),
];
