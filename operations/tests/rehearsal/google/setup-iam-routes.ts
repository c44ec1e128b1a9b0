import { type Account, startOperation, type StoredPolicy } from './account.ts';
import type { Project } from './project.ts';
import { type StubResponse, parseBody, type RecordedRequest, type Route } from './recorder.ts';
import { json, notFound, refuse, route } from './route.ts';

/** Gets the policy of a resource. A project's policy initially has its owner. */
function getPolicy({ policies, email }: Account, resource: string): StoredPolicy {
  const owner = { role: 'roles/owner', members: [`user:${email}`] };
  const bindings = /^projects\/[^/]+$/u.test(resource) ? [owner] : [];
  return policies.get(resource) ?? { etag: 'v1', bindings };
}

/** Stores a policy, unless it is outdated or has an unknown member. */
function setPolicy(account: Account, resource: string, policy: StoredPolicy): StubResponse {
  const { etag } = getPolicy(account, resource);
  if (policy.etag !== etag) {
    return refuse(409, 'ABORTED', 'There were concurrent policy changes. Please retry.');
  }
  const unknownMember = policy.bindings
    .flatMap(({ members }) => members)
    .filter((member) => member.startsWith('serviceAccount:'))
    .map((member) => member.slice('serviceAccount:'.length))
    .find((address) => !hasServiceAccount(account, address));
  if (unknownMember !== undefined) {
    return refuse(400, 'INVALID_ARGUMENT', `Service account ${unknownMember} does not exist.`);
  }
  const storedPolicy = { ...policy, etag: `v${Number(etag.slice(1)) + 1}` };
  account.policies.set(resource, storedPolicy);
  return json(storedPolicy);
}

const hasServiceAccount = (
  { apis, projectNumber, serviceAccounts }: Account,
  address: string,
): boolean =>
  serviceAccounts.has(address) ||
  (address === `${projectNumber}-compute@developer.gserviceaccount.com` &&
    apis.has('compute.googleapis.com'));

const parsePolicy = (request: RecordedRequest) =>
  (parseBody(request) as { policy: StoredPolicy }).policy;

/** Routes for service accounts, policies and identity pools. */
export function makeSetupIamRoutes(account: Account, deployTarget: Project): readonly Route[] {
  const { projectId: id, projectNumber: number, serviceAccounts, pools } = account;
  const idOrNumber = `(?:${id}|${number})`;
  const accounts = `v1/projects/${id}/serviceAccounts`;
  // The pattern opens a group, which each route closes.
  const openPoolPattern = `v1/(projects/${id}/locations/global/workloadIdentityPools`;
  const project = `projects/${id}`;
  const repositoryPattern = `v1/(${project}/locations/${deployTarget.region}/repositories/gcf-artifacts)`;
  const createPoolOrProvider = (request: RecordedRequest, path: string): StubResponse => {
    if (pools.has(path)) return refuse(409, 'ALREADY_EXISTS', `${path} already exists.`);
    pools.set(path, { ...(parseBody(request) as object), name: path, state: 'ACTIVE' });
    return json(startOperation(account, pools.get(path), `${path}/operations`));
  };
  const changePoolOrProvider = (path: string, fields: object): StubResponse => {
    if (!pools.has(path)) return notFound;
    pools.set(path, { ...pools.get(path), ...fields });
    return json(startOperation(account, pools.get(path), `${path}/operations`));
  };
  return [
    route(`POST resourceManager v1/projects/${idOrNumber}:getIamPolicy`, () =>
      json(getPolicy(account, project)),
    ),
    route(`POST resourceManager v1/projects/${idOrNumber}:setIamPolicy`, (request) =>
      setPolicy(account, project, parsePolicy(request)),
    ),
    route(`POST iam ${accounts}`, (request) => {
      const { accountId } = parseBody(request) as { accountId: string };
      const email = `${accountId}@${id}.iam.gserviceaccount.com`;
      if (hasServiceAccount(account, email))
        return refuse(409, 'ALREADY_EXISTS', `${email} exists.`);
      serviceAccounts.add(email);
      return json({ email });
    }),
    route(`GET iam ${accounts}/([^/:]+)`, (_, [email = '']) =>
      hasServiceAccount(account, email) ? json({ email }) : notFound,
    ),
    route(`POST iam ${accounts}/([^/:]+):getIamPolicy`, (_, [email = '']) =>
      hasServiceAccount(account, email) ? json(getPolicy(account, email)) : notFound,
    ),
    route(`POST iam ${accounts}/([^/:]+):setIamPolicy`, (request, [email = '']) =>
      setPolicy(account, email, parsePolicy(request)),
    ),
    route('GET storage storage/v1/b/([a-z0-9.-]+)/iam', (_, [bucket = '']) =>
      account.bucketLocation === undefined ? notFound : json(getPolicy(account, bucket)),
    ),
    route('PUT storage storage/v1/b/([a-z0-9.-]+)/iam', (request, [bucket = '']) =>
      setPolicy(account, bucket, parseBody(request) as StoredPolicy),
    ),
    route(`GET artifacts ${repositoryPattern}:getIamPolicy`, (_, [name = '']) =>
      deployTarget.repository ? json(getPolicy(account, name)) : notFound,
    ),
    route(`POST artifacts ${repositoryPattern}:setIamPolicy`, (request, [name = '']) =>
      setPolicy(account, name, parsePolicy(request)),
    ),
    route(`GET iam ${openPoolPattern}/[a-z]+(?:/providers/[a-z]+)?)`, (_, [path = '']) =>
      pools.has(path) ? json(pools.get(path)) : notFound,
    ),
    route(`POST iam ${openPoolPattern})`, (request, [path = '']) =>
      createPoolOrProvider(request, `${path}/${request.query.get('workloadIdentityPoolId') ?? ''}`),
    ),
    route(`POST iam ${openPoolPattern}/[a-z]+/providers)`, (request, [path = '']) =>
      createPoolOrProvider(
        request,
        `${path}/${request.query.get('workloadIdentityPoolProviderId') ?? ''}`,
      ),
    ),
    route(`POST iam ${openPoolPattern}/[a-z]+(?:/providers/[a-z]+)?):undelete`, (_, [path = '']) =>
      changePoolOrProvider(path, { state: 'ACTIVE' }),
    ),
    route(`PATCH iam ${openPoolPattern}/[a-z]+(?:/providers/[a-z]+)?)`, (request, [path = '']) =>
      changePoolOrProvider(path, parseBody(request) as object),
    ),
  ];
}
