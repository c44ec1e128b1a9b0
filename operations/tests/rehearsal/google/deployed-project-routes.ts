import type { DeployedProject } from './deployed-project.ts';
import { parseBody, type Route } from './recorder.ts';
import { forbidden, json, notFound, route } from './route.ts';
import { makeDeployRoutes } from './deploy-routes.ts';
import { makeSetupIamRoutes } from './setup-iam-routes.ts';
import { makeSiteStepRoutes } from './site-step-routes.ts';

/** Responds with a value, or with 404 where it is undefined. */
const jsonOrNotFound = (value: unknown) => (value === undefined ? notFound : json(value));

/** Routes that read the state of a deployed project. None changes anything. */
function makeReadRoutes(googleState: DeployedProject): readonly Route[] {
  const { id, number, region } = googleState.project;
  const database = `v1/projects/${id}/databases/\\(default\\)`;
  const site = `v1beta1/projects/-/sites/${id}`;
  return [
    route(`GET serviceUsage v1/projects/${id}/services:batchGet`, ({ query }) =>
      json({
        services: query.getAll('names').map((name) => ({
          name: name.replace(id, number),
          state: googleState.disabledApis.has(name.split('/').at(-1) ?? '')
            ? 'DISABLED'
            : 'ENABLED',
        })),
      }),
    ),
    route(`POST resourceManager v1/projects/${id}:testIamPermissions`, (request) => {
      const { permissions } = parseBody(request) as { permissions: string[] };
      const { deniedPermissions } = googleState;
      return json({ permissions: permissions.filter((one) => !deniedPermissions.has(one)) });
    }),
    route('GET billing v1/billingAccounts', () =>
      json({
        billingAccounts: [
          { name: googleState.billing.billingAccountName, displayName: 'Club', open: true },
        ],
      }),
    ),
    route(`GET firebase v1beta1/projects/${id}/webApps`, () => json({})),
    route(`GET billing v1/projects/${id}/billingInfo`, () => json(googleState.billing)),
    route('GET budgets v1/billingAccounts/[A-Z0-9-]+/budgets', () =>
      googleState.budgets === 'forbidden' ? forbidden : json({ budgets: googleState.budgets }),
    ),
    route(`GET firebaseStorage v1alpha/projects/${id}/defaultBucket`, () =>
      json({
        location: googleState.projectResources.bucketLocation,
        bucket: { name: `projects/${id}/buckets/${googleState.bucket}` },
      }),
    ),
    route(`GET firestore ${database}`, () => jsonOrNotFound(googleState.database)),
    route(`GET firestore ${database}/backupSchedules`, () =>
      json({ backupSchedules: googleState.backupSchedules }),
    ),
    route(`GET firestore v1/projects/${id}/locations/${region}/backups`, () =>
      json({ backups: googleState.backups }),
    ),
    route(`POST firestore ${database}/documents:runQuery`, (request) => {
      const { structuredQuery } = parseBody(request) as {
        structuredQuery: { from: { collectionId: string }[] };
      };
      const name = structuredQuery.from[0]?.collectionId ?? '';
      if (googleState.refusedCollections.has(name)) return forbidden;
      return json((googleState.rows.get(name) ?? []).map((fields) => ({ document: { fields } })));
    }),
    route(`GET firestore ${database}/documents/switches/site`, () =>
      jsonOrNotFound(googleState.stopFields && { fields: googleState.stopFields }),
    ),
    route(`GET hosting ${site}/channels/live`, () => json({ release: googleState.release })),
    route(`GET hosting ${site}/versions/[a-z0-9]+`, () =>
      json({ config: googleState.versionConfiguration }),
    ),
    route(`GET secrets v1/projects/${id}/secrets/([A-Z_]+)/versions/latest`, (_, [name = '']) =>
      jsonOrNotFound(googleState.secretVersions.get(name)),
    ),
    route(`GET scheduler v1/projects/${id}/locations/${region}/jobs`, () =>
      json({ jobs: [...googleState.schedulerJobs.values()] }),
    ),
    route(`GET identity admin/v2/projects/${id}/config`, () =>
      jsonOrNotFound(googleState.signInSettings),
    ),
    route(`GET identity admin/v2/projects/${id}/defaultSupportedIdpConfigs`, () =>
      json({ defaultSupportedIdpConfigs: googleState.providers }),
    ),
  ];
}

/** Makes the routes of a deployed project. They refuse if it is missing or forbidden. */
export function makeDeployedProjectRoutes(
  googleState: DeployedProject,
  origin: string,
): readonly Route[] {
  const { projectResources, project, monitoringState } = googleState;
  const routes = [
    ...makeReadRoutes(googleState),
    ...makeSetupIamRoutes(projectResources, project),
    ...makeSiteStepRoutes(project, monitoringState),
    ...makeDeployRoutes(googleState.project, origin),
  ];
  return routes.map((one) => ({
    ...one,
    respond: (request, groups) => {
      // The doctor queries rows as a visitor, who needs no permission.
      const isVisitorRequest = request.path.endsWith(':runQuery');
      if (googleState.isMissing) return notFound;
      return googleState.isForbidden && !isVisitorRequest
        ? forbidden
        : one.respond(request, groups);
    },
  }));
}
