import {
  type Answers,
  conflict,
  forbidden,
  isApiOn,
  pollOperation,
  refuse,
  startOperation,
} from './routes.ts';
import type { Google, StoredPolicy } from './state.ts';

const hasServiceAccount = (google: Google, address: string): boolean =>
  google.serviceAccounts.has(address) ||
  (address === `${google.number}-compute@developer.gserviceaccount.com` &&
    isApiOn(google, 'compute.googleapis.com'));

/** Gets the policy of a resource. A project's policy initially has its owner. */
function getPolicy({ policies, email }: Google, resource: string): StoredPolicy {
  const owner = { role: 'roles/owner', members: [`user:${email}`] };
  const bindings = /^projects\/[^/]+$/u.test(resource) ? [owner] : [];
  return policies.get(resource) ?? { etag: 'v1', bindings };
}

/** Stores a policy, unless it is outdated or has an unknown member. */
function setPolicy(google: Google, resource: string, policy: StoredPolicy): unknown {
  const { etag = '' } = getPolicy(google, resource);
  if (policy.etag !== etag) {
    return refuse(409, 'ABORTED', 'There were concurrent policy changes. Please retry.');
  }
  const unknownMember = policy.bindings
    .flatMap(({ members }) => members)
    .filter((member) => member.startsWith('serviceAccount:'))
    .map((member) => member.slice('serviceAccount:'.length))
    .find((address) => !hasServiceAccount(google, address));
  if (unknownMember !== undefined) {
    return refuse(400, 'INVALID_ARGUMENT', `Service account ${unknownMember} does not exist.`);
  }
  const storedPolicy = { ...policy, etag: `v${Number(etag.slice(1)) + 1}` };
  google.policies.set(resource, storedPolicy);
  return storedPolicy;
}

/** The project, its billing account, its APIs and long-running operations. */
function makeSetUpAnswers(google: Google): Answers {
  const { id, number } = google;
  const ids = `(?:${id}|${number})`;
  const project = { projectId: id, projectNumber: number };
  const describeService = (host: string) => ({
    name: `projects/${number}/services/${host}`,
    state: isApiOn(google, host) ? 'ENABLED' : 'DISABLED',
  });
  const getBilling = () => ({
    billingAccountName: google.billingAccountName ?? '',
    billingEnabled: Boolean(google.billingAccountName),
  });
  const operationServices = [
    ...['firebase', 'resourceManager', 'serviceUsage', 'firestore', 'iam', 'functionsV2'],
  ];
  return {
    [`GET resourceManager v1/projects/${ids}`]: () => (google.hasProject ? project : forbidden),
    'POST resourceManager v1/projects': () => {
      if (google.hasProject) return conflict;
      google.hasProject = true;
      // At Google too, the names of these operations start with `cp`, and those below with `acat`.
      return startOperation(google, project, 'operations/cp');
    },
    [`POST resourceManager v1/projects/${ids}:testIamPermissions`]: ({
      body: { permissions },
    }) => ({
      permissions: permissions.filter((one) => !google.deniedPermissions.has(one)),
    }),
    [`GET firebase v1beta1/projects/${ids}`]: () => {
      if (!google.hasProject) return forbidden;
      const resources = { hostingSite: id, storageBucket: google.bucket };
      return google.hasFirebase ? { ...project, state: 'ACTIVE', resources } : undefined;
    },
    [`GET firebase v1beta1/projects/${id}/adminSdkConfig`]: () => ({
      projectId: id,
      storageBucket: google.bucket,
    }),
    [`POST firebase v1beta1/projects/${id}:addFirebase`]: () => {
      if (!google.hasAcceptedTerms) {
        return refuse(403, 'PERMISSION_DENIED', 'Firebase Tos Not Accepted');
      }
      if (google.hasFirebase) return conflict;
      google.hasFirebase = true;
      return startOperation(google, project);
    },
    'GET billing v1/billingAccounts': () => ({ billingAccounts: google.billingAccounts }),
    [`GET billing v1/projects/${id}/billingInfo`]: () =>
      google.hasProject ? getBilling() : forbidden,
    [`PUT billing v1/projects/${id}/billingInfo`]: ({ body }) => {
      google.billingAccountName = body.billingAccountName;
      return getBilling();
    },
    [`GET serviceUsage v1/projects/${id}/services:batchGet`]: ({ query }) => ({
      services: query.getAll('names').map((name) => describeService(name.split('/').at(-1) ?? '')),
    }),
    [`GET serviceUsage v1/projects/${ids}/services/([a-z0-9.]+)`]: ({ name }) =>
      describeService(name),
    [`POST serviceUsage v1/projects/${id}/services:batchEnable`]: ({ body }) => {
      if (google.billingAccountName === undefined) {
        return refuse(400, 'FAILED_PRECONDITION', `Billing must be enabled for ${id}.`);
      }
      for (const host of body.serviceIds) google.apis.add(host);
      return startOperation(google, {}, 'operations/acat');
    },
    [`POST serviceUsage v1beta1/projects/${ids}/services/([a-z]+).googleapis.com:generateServiceIdentity`]:
      ({ name }) => {
        google.serviceAccounts.add(`service-${number}@gcp-sa-${name}.iam.gserviceaccount.com`);
        return startOperation(google, {}, 'operations/finished');
      },
    [`GET compute compute/v1/projects/${ids}`]: () => ({
      defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com`,
    }),
    ...Object.fromEntries(
      operationServices.map((service) => [
        `GET ${service} v\\d(?:beta1)?/(.*operations/.+)`,
        ({ name }: { readonly name: string }) => pollOperation(google, name),
      ]),
    ),
  };
}

function makeIamAnswers(google: Google): Answers {
  const { id, number, serviceAccounts, pools, policies } = google;
  const ids = `(?:${id}|${number})`;
  const accounts = `v1/projects/${id}/serviceAccounts`;
  const pool = `projects/${id}/locations/global/workloadIdentityPools`;
  const createPool = (path: string, fields: object) => {
    if (pools.has(path)) return conflict;
    pools.set(path, { ...fields, name: path, state: 'ACTIVE' });
    return startOperation(google, pools.get(path), `${path}/operations`);
  };
  const changePool = (path: string, fields: object) => {
    if (!pools.has(path)) return undefined;
    pools.set(path, { ...pools.get(path), ...fields });
    return startOperation(google, pools.get(path), `${path}/operations`);
  };
  return {
    [`POST resourceManager v1/projects/${ids}:getIamPolicy`]: () =>
      getPolicy(google, `projects/${id}`),
    [`POST resourceManager v1/projects/${ids}:setIamPolicy`]: ({ body }) =>
      setPolicy(google, `projects/${id}`, body.policy),
    [`POST iam ${accounts}`]: ({ body }) => {
      const email = `${body.accountId}@${id}.iam.gserviceaccount.com`;
      if (hasServiceAccount(google, email)) return conflict;
      serviceAccounts.add(email);
      return { email };
    },
    [`GET iam ${accounts}/([^/:]+)`]: ({ name }) =>
      hasServiceAccount(google, name) ? { email: name } : undefined,
    [`POST iam ${accounts}/([^/:]+):getIamPolicy`]: ({ name }) =>
      hasServiceAccount(google, name) ? getPolicy(google, name) : undefined,
    [`POST iam ${accounts}/([^/:]+):setIamPolicy`]: ({ name, body }) =>
      setPolicy(google, name, body.policy),
    'GET storage storage/v1/b/([a-z0-9.-]+)/iam': ({ name }) =>
      google.bucketLocation === undefined ? undefined : getPolicy(google, name),
    'PUT storage storage/v1/b/([a-z0-9.-]+)/iam': ({ name, body }) =>
      setPolicy(google, name, body as unknown as StoredPolicy),
    [`GET iam v1/(${pool}/[a-z]+(?:/providers/[a-z]+)?)`]: ({ name }) => pools.get(name),
    [`POST iam v1/(${pool})`]: ({ name, query, body }) =>
      createPool(`${name}/${query.get('workloadIdentityPoolId')}`, body),
    [`POST iam v1/(${pool}/[a-z]+/providers)`]: ({ name, query, body }) =>
      createPool(`${name}/${query.get('workloadIdentityPoolProviderId')}`, body),
    [`POST iam v1/(${pool}/[a-z]+(?:/providers/[a-z]+)?):undelete`]: ({ name }) =>
      changePool(name, { state: 'ACTIVE' }),
    [`PATCH iam v1/(${pool}/[a-z]+(?:/providers/[a-z]+)?)`]: ({ name, body }) =>
      changePool(name, body),
    // The policies of secrets and of functions have no owner and no etag.
    ...Object.fromEntries(
      ['secrets', 'run', 'runApi'].flatMap((service): [string, Answers[string]][] => [
        [
          `GET ${service} v[12]/(.+):getIamPolicy`,
          ({ name }) => policies.get(name) ?? { bindings: [] },
        ],
        [
          `POST ${service} v[12]/(.+):setIamPolicy`,
          ({ name, body }) => {
            policies.set(name, body.policy);
            return body.policy;
          },
        ],
      ]),
    ),
  };
}

/** The answers about the project and its accounts. */
export const makeProjectAnswers = (google: Google): Answers => ({
  ...makeSetUpAnswers(google),
  ...makeIamAnswers(google),
});
