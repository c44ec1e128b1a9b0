import * as v from 'valibot';
import type { GoLiveContext } from '../go-live/context.ts';
import { readProjectNumber } from './billing.ts';
import {
  findMissingGrants,
  type Grant,
  makeAccountResource,
  makeBucketResource,
  makeProjectResource,
  planGrants,
  type PolicyResource,
  readPolicy,
} from './iam-policy.ts';
import { createProject } from './project.ts';
import {
  type Check,
  type PlannedChange,
  planCreation,
  planRequest,
  reportChanges,
  requireThat,
  type Step,
} from './requirement.ts';

const makeEmail = (id: string, projectId: string): string =>
  `${id}@${projectId}.iam.gserviceaccount.com`;

const getRuntimeEmail = (projectId: string): string => makeEmail('functions-runtime', projectId);

/** Gets the address of the account that workflows on GitHub deploy as. */
export const getDeployerEmail = (projectId: string): string => makeEmail('deployer', projectId);

/** Gets the address of the project's default account, which builds the functions. */
const getBuildEmail = (projectNumber: string): string =>
  `${projectNumber}-compute@developer.gserviceaccount.com`;

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
 * Each has its permissions that a deploy uses, which the doctor asks for: Google's role of an editor
 * has some of them. Roles on service accounts are granted separately.
 */
const deployerRoles = {
  'roles/firebasehosting.admin': ['firebasehosting.sites.get', 'firebasehosting.sites.update'],
  'roles/firebaserules.admin': [
    'firebaserules.releases.create',
    'firebaserules.releases.update',
    'firebaserules.rulesets.create',
  ],
  'roles/datastore.indexAdmin': ['datastore.indexes.create', 'datastore.indexes.list'],
  'roles/cloudfunctions.admin': [
    'cloudfunctions.functions.create',
    'cloudfunctions.functions.list',
    'cloudfunctions.functions.update',
    'cloudfunctions.operations.get',
    'run.services.get',
    'run.services.setIamPolicy',
  ],
  'roles/cloudscheduler.admin': ['cloudscheduler.jobs.create', 'cloudscheduler.jobs.update'],
  'roles/secretmanager.viewer': ['secretmanager.secrets.get', 'secretmanager.versions.get'],
  'roles/firebase.viewer': ['firebase.projects.get'],
  'roles/serviceusage.serviceUsageConsumer': ['serviceusage.services.get'],
  // Deletes the functions' earlier container images.
  'roles/artifactregistry.repoAdmin': [
    'artifactregistry.repositories.deleteArtifacts',
    'artifactregistry.repositories.get',
  ],
};

/** The permissions to deploy, by role. Only the first deploy needs the last one, for its policy. */
const deployPermissions: Readonly<Record<string, readonly string[]>> = {
  ...deployerRoles,
  'roles/artifactregistry.admin': ['artifactregistry.repositories.update'],
};

/** In a new project, the default account lacks these roles, which a deploy needs. */
const buildRoles = [
  'roles/cloudbuild.builds.builder',
  'roles/run.invoker',
  'roles/eventarc.eventReceiver',
];

const makeGrants = (email: string, roles: readonly string[]): readonly Grant[] =>
  roles.map((role) => ({ role, member: `serviceAccount:${email}` }));

const accountSchema = v.object({ email: v.string() });

/** The service accounts of the functions and of deploys from GitHub. */
export const createServiceAccounts: Step = {
  id: 'accounts',
  title: 'Service accounts',
  without: 'functions and deploys cannot run',
  severity: 'broken',
  inspect: async ({ google, projectId, settings }) => {
    const accounts = [
      [getRuntimeEmail(projectId), 'The functions run as this account'],
      ...(settings.repositoryId === undefined
        ? []
        : [[getDeployerEmail(projectId), 'GitHub deploys as this account']]),
    ] as const;
    const path = `iam v1/projects/${projectId}/serviceAccounts` as const;
    const changes = await Promise.all(
      accounts.map(async ([email = '', displayName]) =>
        (await google.read(`${path}/${email}`, accountSchema))
          ? []
          : planCreation(google, `Create the account ${email}.`, `POST ${path}`, {
              accountId: email.split('@')[0],
              serviceAccount: { displayName },
            }),
      ),
    );
    return reportChanges(changes.flat(), {
      met: accounts.map(([email = '']) => email.split('@')[0]).join(', '),
      unmet: `${changes.flat().length} missing`,
    });
  },
};

const bucketSchema = v.object({ bucket: v.object({ name: v.string() }) });

/** Reads the bucket's name; before the bucket exists, the name that it will have. */
async function readBucketName({ google, projectId }: GoLiveContext): Promise<string> {
  const line = `firebaseStorage v1alpha/projects/${projectId}/defaultBucket` as const;
  const name = (await google.read(line, bucketSchema))?.bucket.name.split('/').at(-1);
  return name ?? `${projectId}.firebasestorage.app`;
}

/** Lists the roles that each account needs, by the resource on which it needs them. */
async function listResourceGrants(
  context: GoLiveContext,
  projectNumber: string,
): Promise<readonly (readonly [PolicyResource, readonly Grant[]])[]> {
  const { projectId, settings } = context;
  const hasDeployer = settings.repositoryId !== undefined;
  const [runtime, deployer] = [getRuntimeEmail(projectId), getDeployerEmail(projectId)];
  const build = getBuildEmail(projectNumber);
  const projectGrants = [
    ...makeGrants(runtime, runtimeRoles),
    ...(hasDeployer ? makeGrants(deployer, Object.keys(deployerRoles)) : []),
    ...makeGrants(build, buildRoles),
    ...makeGrants(`service-${projectNumber}@gcp-sa-pubsub.iam.gserviceaccount.com`, [
      'roles/iam.serviceAccountTokenCreator',
    ]),
  ];
  return [
    [makeProjectResource(projectId), projectGrants],
    [
      makeBucketResource(await readBucketName(context)),
      makeGrants(runtime, ['roles/storage.objectAdmin']),
    ],
    // The deployer must be allowed to act as the accounts that build and run the functions.
    ...(hasDeployer ? [runtime, build] : []).map(
      (email) =>
        [
          makeAccountResource(projectId, email),
          makeGrants(deployer, ['roles/iam.serviceAccountUser']),
        ] as const,
    ),
  ];
}

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
    for (const [resource, grants] of resourceGrants) {
      const policy = await readPolicy(google, resource);
      const missingGrants = findMissingGrants(policy, grants);
      if (missingGrants.some(({ member }) => member.includes('gcp-sa-pubsub'))) {
        // Google refuses grants to an agent that does not exist.
        const line =
          `POST serviceUsage v1beta1/projects/${projectNumber}/services/pubsub.googleapis.com:generateServiceIdentity` as const;
        changes.push(
          planRequest(google, 'Let Google create the service agent of Pub/Sub.', line, {}),
        );
      }
      changes.push(...planGrants(google, resource, policy, grants));
    }
    const count = resourceGrants.flatMap(([, grants]) => grants).length;
    return reportChanges(changes, {
      met: `${count} on ${resourceGrants.length} resources`,
      unmet: 'some are missing',
    });
  },
};

const permissionsSchema = v.object({ permissions: v.optional(v.array(v.string()), []) });

export const permissionCheck: Check = {
  id: 'permissions',
  title: 'Your permissions to deploy',
  needs: [createProject],
  fix: 'docs/operations.md: an owner grants the roles of a deployer',
  run: async ({ google, settings, account }) => {
    const permissions = Object.values(deployPermissions).flat();
    const line = `resourceManager v1/projects/${settings.projectId}:testIamPermissions` as const;
    const result = await google.read(line, permissionsSchema, { permissions });
    const evidence = Object.entries(deployPermissions).flatMap(([role, needed]) =>
      needed
        .filter((permission) => !result?.permissions.includes(permission))
        .map((permission) => `${permission} (${role})`),
    );
    const who = account || 'this account';
    requireThat(
      evidence.length === 0,
      `${who} may not deploy: ${evidence.length} of ${permissions.length} permissions are missing`,
      { state: 'attention', evidence },
    );
    return `${who} may deploy`;
  },
};
