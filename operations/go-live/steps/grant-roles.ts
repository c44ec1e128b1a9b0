import * as v from 'valibot';
import {
  getBuildEmail,
  getDeployerEmail,
  listProjectGrants,
  getRuntimeEmail,
} from '../service-accounts.ts';
import type { GoLiveContext } from '../context.ts';
import {
  makeAccountResource,
  makeBucketResource,
  findMissingGrants,
  type Grant,
  planGrants,
  type PolicyResource,
  makeProjectResource,
  readPolicy,
} from '../iam-policy.ts';
import { readProjectNumber } from '../project-number.ts';
import { type PlannedChange, planRequest, type Step } from '../step.ts';

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
  planRequest(google, 'Let Google create the service agent of Pub/Sub.', {
    method: 'POST',
    service: 'serviceUsage',
    path: `v1beta1/projects/${projectNumber}/services/pubsub.googleapis.com:generateServiceIdentity`,
    body: {},
  });

/** The roles of the service accounts, and of Google's agent that delivers events. */
export const grantRoles: Step = {
  id: 'roles',
  title: 'Roles',
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
