import { type Account, pollOperation, startOperation } from './account.ts';
import type { Project } from './project.ts';
import type { StubResponse, Route } from './recorder.ts';
import { parseBody } from './recorder.ts';
import { json, notFound, refuse, route } from './route.ts';
import { makeDeployRoutes } from './deploy-routes.ts';
import { makeDatabaseAndBucketRoutes } from './database-and-bucket-routes.ts';
import { makeSetupIamRoutes } from './setup-iam-routes.ts';
import { makeSetupSignInRoutes } from './setup-sign-in-routes.ts';

const permissionDenied = refuse(403, 'PERMISSION_DENIED', 'The caller does not have permission');
const alreadyExists = refuse(409, 'ALREADY_EXISTS', 'Requested entity already exists');
const termsNotAccepted = refuse(403, 'PERMISSION_DENIED', 'Firebase Tos Not Accepted');

/**
 * The APIs that are off until somebody enables them, by the recorder's service. Each name is a host
 * without `.googleapis.com`.
 */
const apiNames: Readonly<Record<string, string>> = {
  firebaseStorage: 'firebasestorage',
  firestore: 'firestore',
  iam: 'iam',
  identity: 'identitytoolkit',
  storage: 'storage',
};

const serviceDisabled = (apiName: string): StubResponse => ({
  status: 403,
  json: {
    error: {
      code: 403,
      status: 'PERMISSION_DENIED',
      message: `${apiName}.googleapis.com has not been used in this project before or it is disabled.`,
      details: [{ reason: 'SERVICE_DISABLED' }],
    },
  },
});

/** Routes for the project, its billing account and its APIs. */
function makeSetupProjectRoutes(account: Account): readonly Route[] {
  const { projectId: id, projectNumber: number, apis } = account;
  const idOrNumber = `(?:${id}|${number})`;
  const project = { projectId: id, projectNumber: number };
  const describeService = (host: string) => ({
    name: `projects/${number}/services/${host}`,
    // firebase-tools requests the state of the host that it uses, which is this server.
    state: apis.has(host) || host === '127.0.0.1' ? 'ENABLED' : 'DISABLED',
  });
  const getBilling = () =>
    json({
      billingAccountName: account.billingAccountName ?? '',
      billingEnabled: account.billingAccountName !== undefined,
    });
  return [
    route(`GET resourceManager v1/projects/${idOrNumber}`, () =>
      account.hasProject ? json(project) : permissionDenied,
    ),
    route('POST resourceManager v1/projects', () => {
      if (account.hasProject) return alreadyExists;
      account.hasProject = true;
      // At Google too, the names of these operations start with `cp`, and those below with `acat`.
      return json(startOperation(account, project, 'operations/cp'));
    }),
    route(`GET firebase v1beta1/projects/${idOrNumber}`, () => {
      if (!account.hasProject) return permissionDenied;
      return account.hasFirebase
        ? json({ ...project, state: 'ACTIVE', resources: { hostingSite: id } })
        : notFound;
    }),
    route(`POST firebase v1beta1/projects/${id}:addFirebase`, () => {
      if (!account.hasAcceptedTerms) return termsNotAccepted;
      if (account.hasFirebase) return alreadyExists;
      account.hasFirebase = true;
      return json(startOperation(account, project));
    }),
    route('GET billing v1/billingAccounts', () =>
      json({ billingAccounts: account.billingAccounts }),
    ),
    route(`GET billing v1/projects/${id}/billingInfo`, () =>
      account.hasProject ? getBilling() : permissionDenied,
    ),
    route(`PUT billing v1/projects/${id}/billingInfo`, (request) => {
      const { billingAccountName } = parseBody(request) as { billingAccountName: string };
      account.billingAccountName = billingAccountName;
      return getBilling();
    }),
    route(`GET serviceUsage v1/projects/${id}/services:batchGet`, ({ query }) =>
      json({
        services: query
          .getAll('names')
          .map((name) => describeService(name.split('/').at(-1) ?? '')),
      }),
    ),
    route(`GET serviceUsage v1/projects/${idOrNumber}/services/([a-z0-9.]+)`, (_, [host = '']) =>
      json(describeService(host)),
    ),
    route(`POST serviceUsage v1/projects/${id}/services:batchEnable`, (request) => {
      if (account.billingAccountName === undefined) {
        return refuse(400, 'FAILED_PRECONDITION', `Billing must be enabled for ${id}.`);
      }
      const { serviceIds } = parseBody(request) as { serviceIds: string[] };
      for (const host of serviceIds) apis.add(host);
      return json(startOperation(account, {}, 'operations/acat'));
    }),
    route(
      `POST serviceUsage v1beta1/projects/${number}/services/pubsub.googleapis.com:generateServiceIdentity`,
      () => {
        account.serviceAccounts.add(`service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`);
        return json(startOperation(account, {}, 'operations/finished'));
      },
    ),
    ...['firebase', 'resourceManager', 'serviceUsage', 'firestore', 'iam'].map((name) =>
      route(`GET ${name} v1(?:beta1)?/(.*operations/.+)`, (_, [operation = '']) => {
        const state = pollOperation(account, operation);
        return state === undefined ? notFound : json(state);
      }),
    ),
  ];
}

/**
 * Makes the routes for the set-up of a project, and for deploys to it. Requests change the account,
 * and are refused in the same cases as at Google.
 */
export function makeSetupRoutes(
  account: Account,
  project: Project,
  origin: string,
): readonly Route[] {
  /** Makes a route refuse requests while there is no project, or while its API is not ready. */
  const refuseWithoutApi = ({ service, respond }: Route): Route['respond'] => {
    const apiName = apiNames[service];
    return (request, groups) => {
      if (apiName === undefined) return respond(request, groups);
      if (!account.hasProject) return permissionDenied;
      if (!account.apis.has(`${apiName}.googleapis.com`)) return serviceDisabled(apiName);
      if (account.remainingApiRefusals > 0) {
        account.remainingApiRefusals -= 1;
        return serviceDisabled(apiName);
      }
      return respond(request, groups);
    };
  };
  const routes = [
    ...makeSetupProjectRoutes(account),
    ...makeDatabaseAndBucketRoutes(account),
    ...makeSetupSignInRoutes(account),
    ...makeSetupIamRoutes(account, project),
  ];
  return [
    ...routes.map((one) => ({ ...one, respond: refuseWithoutApi(one) })),
    ...makeDeployRoutes(project, origin).map((one) => ({
      ...one,
      respond: (request: Parameters<Route['respond']>[0], groups: readonly string[]) =>
        account.hasFirebase ? one.respond(request, groups) : permissionDenied,
    })),
  ];
}
