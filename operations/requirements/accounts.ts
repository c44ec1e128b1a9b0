import * as v from 'valibot';
import { type GoLiveContext, region } from '../go-live/context.ts';
import {
  type Grant,
  makeAccountResource,
  makeBucketResource,
  findMissingGrants,
  planGrants,
  type PolicyResource,
  makeProjectResource,
  readPolicy,
  makeRepositoryResource,
} from './iam-policy.ts';
import { readProjectNumber } from './billing.ts';
import { planCreation, type Step, type PlannedChange, planRequest } from './requirement.ts';

const makeEmail = (id: string, projectId: string): string =>
  `${id}@${projectId}.iam.gserviceaccount.com`;

/** Gets the address of the account that the functions run as. */
const getRuntimeEmail = (projectId: string): string => makeEmail('functions-runtime', projectId);

/** Gets the address of the account that workflows on GitHub deploy as. */
export const getDeployerEmail = (projectId: string): string => makeEmail('deployer', projectId);

/** Gets the address of the project's default account, which builds the functions. */
const getBuildEmail = (projectNumber: string): string =>
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
const listProjectGrants = (
  projectId: string,
  projectNumber: string,
  hasDeployer: boolean,
): readonly Grant[] => [
  ...makeGrants(getRuntimeEmail(projectId), runtimeRoles),
  ...(hasDeployer ? makeGrants(getDeployerEmail(projectId), deployerRoles) : []),
  ...makeGrants(getBuildEmail(projectNumber), buildRoles),
  ...makeGrants(getPubsubEmail(projectNumber), ['roles/iam.serviceAccountTokenCreator']),
];

const accountSchema = v.object({ email: v.string() });

/** The service accounts of the functions and of deploys from GitHub. */
export const createServiceAccounts: Step = {
  id: 'accounts',
  title: 'Service accounts',
  without: 'functions and deploys cannot run',
  severity: 'broken',
  inspect: async ({ google, projectId, settings }) => {
    const accounts = [
      { email: getRuntimeEmail(projectId), displayName: 'The functions run as this account' },
      ...(settings.repository === undefined
        ? []
        : [{ email: getDeployerEmail(projectId), displayName: 'GitHub deploys as this account' }]),
    ];
    const path = `v1/projects/${projectId}/serviceAccounts`;
    const foundAccounts = await Promise.all(
      accounts.map(({ email }) =>
        google.read({ service: 'iam', path: `${path}/${email}` }, accountSchema),
      ),
    );
    const changes = accounts
      .filter((_, index) => !foundAccounts[index])
      .map(({ email, displayName }) =>
        planCreation(google, `Create the account ${email}.`, `POST iam ${path}`, {
          accountId: email.split('@')[0],
          serviceAccount: { displayName },
        }),
      );
    const names = accounts.map(({ email }) => email.split('@')[0]).join(', ');
    return changes.length === 0
      ? { state: 'done', finding: names }
      : { state: 'to-do', finding: `${changes.length} missing`, changes };
  },
};

const bucketSchema = v.object({ bucket: v.object({ name: v.string() }) });

interface ResourceGrants {
  readonly resource: PolicyResource;
  readonly grants: readonly Grant[];
}

/** Reads the bucket's name; before the bucket exists, the name that it will have. */
async function readBucketName({ google, projectId }: GoLiveContext): Promise<string> {
  const path = `v1alpha/projects/${projectId}/defaultBucket`;
  const defaultBucket = await google.read({ service: 'firebaseStorage', path }, bucketSchema);
  return defaultBucket?.bucket.name.split('/').at(-1) ?? `${projectId}.firebasestorage.app`;
}

async function listResourceGrants(context: GoLiveContext, projectNumber: string) {
  const { projectId, settings } = context;
  const hasDeployer = settings.repository !== undefined;
  const resourceGrants: ResourceGrants[] = [
    {
      resource: makeProjectResource(projectId),
      grants: listProjectGrants(projectId, projectNumber, hasDeployer),
    },
    {
      resource: makeBucketResource(await readBucketName(context)),
      grants: [
        {
          role: 'roles/storage.objectAdmin',
          member: `serviceAccount:${getRuntimeEmail(projectId)}`,
        },
      ],
    },
  ];
  if (hasDeployer) {
    // The deployer must be allowed to act as the accounts that build and run the functions.
    const member = `serviceAccount:${getDeployerEmail(projectId)}`;
    for (const email of [getRuntimeEmail(projectId), getBuildEmail(projectNumber)]) {
      const grants = [{ role: 'roles/iam.serviceAccountUser', member }];
      resourceGrants.push({ resource: makeAccountResource(projectId, email), grants });
    }
  }
  return resourceGrants;
}

/**
 * Plans a change that creates Pub/Sub's service agent. Google refuses grants to a missing agent.
 */
const planServiceAgent = ({ google }: GoLiveContext, projectNumber: string): PlannedChange =>
  planRequest(
    google,
    'Let Google create the service agent of Pub/Sub.',
    `POST serviceUsage v1beta1/projects/${projectNumber}/services/pubsub.googleapis.com:generateServiceIdentity`,
    {},
  );

/** The roles of the service accounts, and of Google's agent that delivers events. */
export const grantRoles: Step = {
  id: 'roles',
  title: 'Roles',
  without: 'functions and deploys are refused by Google',
  severity: 'broken',
  inspect: async (context) => {
    const { google, projectId } = context;
    const projectNumber = await readProjectNumber(google, projectId);
    const changes: PlannedChange[] = [];
    const resourceGrants = await listResourceGrants(context, projectNumber);
    for (const { resource, grants } of resourceGrants) {
      const missingGrants = findMissingGrants(await readPolicy(google, resource), grants);
      if (missingGrants.some(({ member }) => member.includes('gcp-sa-pubsub'))) {
        changes.push(planServiceAgent(context, projectNumber));
      }
      if (missingGrants.length > 0) changes.push(planGrants(google, resource, missingGrants));
    }
    if (changes.length > 0) {
      return { state: 'to-do', finding: 'some are missing', changes };
    }
    const count = resourceGrants.flatMap(({ grants }) => grants).length;
    return { state: 'done', finding: `${count} on ${resourceGrants.length} resources` };
  },
};

/** The deployer's role on the functions' images, which exist only after the first deploy. */
export const grantContainerImageRole: Step = {
  id: 'image-role',
  title: 'Role on the functions’ images',
  without: 'deploys from GitHub leave old images behind',
  severity: 'attention',
  inspect: async ({ google, projectId, settings }) => {
    if (settings.repository === undefined) {
      return { state: 'not-needed', finding: 'the settings name no repository' };
    }
    const resource = makeRepositoryResource(
      `projects/${projectId}/locations/${region}/repositories/gcf-artifacts`,
    );
    const policy = await readPolicy(google, resource);
    if (!policy) {
      const finding = 'the first deploy creates the images: run this command again after it';
      return { state: 'not-needed', finding };
    }
    const member = `serviceAccount:${getDeployerEmail(projectId)}`;
    const grants = [{ role: 'roles/artifactregistry.repoAdmin', member }];
    return findMissingGrants(policy, grants).length === 0
      ? { state: 'done', finding: 'deployer may replace them' }
      : {
          state: 'to-do',
          finding: 'deployer may not replace them',
          changes: [planGrants(google, resource, grants)],
        };
  },
};
