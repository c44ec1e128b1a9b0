import type { Project } from './project.ts';
import { parseBody, type Route } from './recorder.ts';
import { json, route } from './route.ts';

/**
 * Makes routes for the project itself, its permissions, APIs, billing, default service account and
 * default bucket.
 */
export function makeProjectRoutes({ id, number, region }: Project): readonly Route[] {
  const idOrNumber = `(?:${id}|${number})`;
  const project = { projectId: id, projectNumber: number };
  const bucket = `${id}.firebasestorage.app`;
  return [
    route(`GET resourceManager v1/projects/${idOrNumber}`, () => json(project)),
    route(`POST resourceManager v1/projects/${idOrNumber}:testIamPermissions`, (request) =>
      json(parseBody(request)),
    ),
    route(`POST resourceManager v1/projects/${idOrNumber}:getIamPolicy`, () =>
      json({ bindings: [], etag: 'one', version: 1 }),
    ),
    route(`POST resourceManager v1/projects/${idOrNumber}:setIamPolicy`, (request) =>
      json((parseBody(request) as { policy: unknown }).policy),
    ),
    route(`GET firebase v1beta1/projects/${id}`, () =>
      json({ ...project, state: 'ACTIVE', resources: { hostingSite: id, storageBucket: bucket } }),
    ),
    route(`GET firebase v1beta1/projects/${id}/adminSdkConfig`, () =>
      json({ projectId: id, storageBucket: bucket }),
    ),
    route(`GET serviceUsage v1/projects/${idOrNumber}/services/[a-z0-9.]+`, () =>
      json({ state: 'ENABLED' }),
    ),
    route(
      `POST serviceUsage v1beta1/projects/${idOrNumber}/services/[a-z.]+:generateServiceIdentity`,
      () => json({ done: true }),
    ),
    route(`GET billing v1/projects/${id}/billingInfo`, () =>
      json({ billingEnabled: true, billingAccountName: 'billingAccounts/0A1B2C-3D4E5F-678901' }),
    ),
    route(`GET compute compute/v1/projects/${idOrNumber}`, () =>
      json({ defaultServiceAccount: `${number}-compute@developer.gserviceaccount.com` }),
    ),
    route(`GET firebaseStorage v1alpha/projects/${id}/defaultBucket`, () =>
      json({ location: region, bucket: { name: `projects/${id}/buckets/${bucket}` } }),
    ),
  ];
}
