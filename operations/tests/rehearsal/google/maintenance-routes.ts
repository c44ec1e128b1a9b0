import { type ProjectResources, storeDocument } from './project-resources.ts';
import { makeDocumentRoutes } from './document-routes.ts';
import type { Project } from './project.ts';
import { type StubResponse, parseBody, type Route } from './recorder.ts';
import { conflict, json, notFound, route } from './route.ts';

/** Makes the routes of databases, backups and exports. Their operations end at the second poll. */
function makeDatabaseRoutes(
  { id, region }: Project,
  resources: ProjectResources,
): readonly Route[] {
  const base = `firestore v1/projects/${id}`;
  const startOperation = (databaseId: string, name: string) => {
    const operation = `projects/${id}/databases/${databaseId}/operations/${name}`;
    resources.polls.set(operation, 0);
    return json({ name: operation });
  };
  const fillDatabase = (databaseId: string, sourceName: string): StubResponse => {
    const source = resources.backupsAndExports.get(sourceName);
    const database = resources.databases.get(databaseId);
    if (!source || !database) return notFound;
    for (const [path, { fields }] of source) storeDocument(resources, path, fields, databaseId);
    return startOperation(databaseId, 'fill');
  };
  return [
    route(
      `GET firestore v1/(projects/${id}/databases/[^/]+/operations/[a-z]+)`,
      (_, [name = '']) => {
        const count = (resources.polls.get(name) ?? 0) + 1;
        resources.polls.set(name, count);
        return json({ name, done: count > 1, ...(count > 1 && { response: {} }) });
      },
    ),
    route(`GET ${base}/locations/${region}/backups`, () =>
      json({
        backups: [...resources.backupsAndExports]
          // Leaves out the exports, which are named by their `gs:` addresses.
          .filter(([name]) => !name.startsWith('gs:'))
          .map(([name, documents]) => ({
            name: `projects/${id}/locations/${region}/backups/${name}`,
            database: `projects/${id}/databases/(default)`,
            state: 'READY',
            snapshotTime: '2026-11-21T08:00:00Z',
            expireTime: '2026-11-28T08:00:00Z',
            stats: { documentCount: String(documents.size) },
          })),
        unreachable: resources.unreachableRegions,
      }),
    ),
    route(`GET ${base}/databases/([^/:]+)`, (_, [databaseId = '']) => {
      const database = resources.databases.get(databaseId);
      const name = `projects/${id}/databases/${databaseId}`;
      return database ? json({ name, ...database.settings }) : notFound;
    }),
    route(`POST ${base}/databases`, (request) => {
      const databaseId = request.query.get('databaseId') ?? '';
      if (resources.databases.has(databaseId)) return conflict;
      const settings = parseBody(request) as Record<string, unknown>;
      resources.databases.set(databaseId, { settings, documents: new Map() });
      return startOperation(databaseId, 'create');
    }),
    route(`POST ${base}/databases:restore`, (request) => {
      const { databaseId, backup } = parseBody(request) as { databaseId: string; backup: string };
      if (resources.databases.has(databaseId)) return conflict;
      resources.databases.set(databaseId, { settings: {}, documents: new Map() });
      return fillDatabase(databaseId, backup.split('/').at(-1) ?? '');
    }),
    route(`POST ${base}/databases/([^/]+):importDocuments`, (request, [databaseId = '']) =>
      fillDatabase(databaseId, (parseBody(request) as { inputUriPrefix: string }).inputUriPrefix),
    ),
    route(`POST ${base}/databases/\\(default\\):exportDocuments`, (request) => {
      const { outputUriPrefix } = parseBody(request) as { outputUriPrefix: string };
      const [bucket = '', name = ''] = outputUriPrefix.slice('gs://'.length).split('/');
      const objects = resources.buckets.get(bucket);
      if (!objects) return notFound;
      objects.set(`${name}/all.overall_export_metadata`, 2048);
      resources.backupsAndExports.set(
        outputUriPrefix,
        new Map(resources.databases.get('(default)')?.documents),
      );
      return startOperation('(default)', 'export');
    }),
    route(`PATCH ${base}/databases/([^/]+)`, (request, [databaseId = '']) => {
      const database = resources.databases.get(databaseId);
      if (!database) return notFound;
      Object.assign(database.settings, parseBody(request));
      return startOperation(databaseId, 'update');
    }),
    route(
      `POST ${base}/databases/([^/]+)/collectionGroups/([A-Za-z]+)/indexes`,
      (request, [databaseId = '', collection = '']) => {
        if (!resources.databases.has(databaseId)) return notFound;
        const index = [databaseId, collection, request.body.toString()].join(' ');
        if (resources.createdIndexes.has(index)) return conflict;
        resources.createdIndexes.add(index);
        return startOperation(databaseId, 'index');
      },
    ),
    route(
      `PATCH ${base}/databases/([^/]+)/collectionGroups/([A-Za-z]+/fields/[A-Za-z]+)`,
      (request, [databaseId = '', field = '']) => {
        if (!resources.databases.has(databaseId)) return notFound;
        resources.fieldOverrides.set(`${databaseId}/${field}`, parseBody(request));
        return startOperation(databaseId, 'field');
      },
    ),
  ];
}

/** Makes the routes of buckets and their objects. */
function makeBucketRoutes(resources: ProjectResources): readonly Route[] {
  return [
    route('GET storage storage/v1/b/([^/]+)', (_, [name = '']) =>
      resources.buckets.has(name) ? json({ name }) : notFound,
    ),
    route('POST storage storage/v1/b', (request) => {
      const settings = parseBody(request) as { name: string };
      if (resources.buckets.has(settings.name)) return conflict;
      resources.buckets.set(settings.name, new Map());
      resources.bucketSettings.set(settings.name, settings);
      return json(settings);
    }),
    route('GET storage storage/v1/b/([^/]+)/o', (request, [name = '']) => {
      const objects = resources.buckets.get(name);
      if (!objects) return notFound;
      const prefix = request.query.get('prefix') ?? '';
      const items = [...objects].filter(([path]) => path.startsWith(prefix));
      if (!request.query.has('delimiter')) {
        return json({ items: items.map(([path, size]) => ({ name: path, size: String(size) })) });
      }
      const folders = new Set(items.map(([path]) => `${path.split('/', 1).join()}/`));
      return json({ prefixes: [...folders] });
    }),
    route('POST storage upload/storage/v1/b/([^/]+)/o', (request, [bucket = '']) => {
      const objects = resources.buckets.get(bucket);
      if (!objects) return notFound;
      const name = request.query.get('name') ?? '';
      if (objects.has(name)) return { status: 412, json: { error: { code: 412 } } };
      objects.set(name, request.body.length);
      return json({ name });
    }),
  ];
}

/**
 * Makes the routes of documents, databases, backups, buckets, rules, the site's releases and
 * billing.
 */
export function makeMaintenanceRoutes(
  project: Project,
  resources: ProjectResources,
): readonly Route[] {
  const { id, releases } = project;
  return [
    ...makeDocumentRoutes(project, resources),
    ...makeDatabaseRoutes(project, resources),
    ...makeBucketRoutes(resources),
    route(`PATCH rules v1/projects/${id}/releases/(.+)`, (request, [name = '']) => {
      if (!releases.has(name)) return notFound;
      const { release } = parseBody(request) as { release: { rulesetName: string } };
      releases.set(name, release.rulesetName);
      return json(release);
    }),
    route(`POST rules v1/projects/${id}/releases`, (request) => {
      const release = parseBody(request) as { name: string; rulesetName: string };
      const name = release.name.slice(`projects/${id}/releases/`.length);
      if (releases.has(name)) return conflict;
      releases.set(name, release.rulesetName);
      return json(release);
    }),
    route(`GET hosting v1beta1/sites/${id}/channels/live/releases`, () =>
      json(resources.hostingReleases.length === 0 ? {} : { releases: resources.hostingReleases }),
    ),
    route(`POST hosting v1beta1/sites/${id}/channels/live/releases`, (request) => {
      const { type } = parseBody(request) as { type?: string };
      const name = request.query.get('versionName');
      resources.hostingReleases.unshift(
        name === null ? { type: type ?? '' } : { type: 'DEPLOY', version: { name } },
      );
      return json(resources.hostingReleases[0]);
    }),
    route(`GET billing v1/projects/${id}/billingInfo`, () =>
      json({
        billingEnabled: resources.billingAccountName !== '',
        billingAccountName: resources.billingAccountName,
      }),
    ),
    route(`PUT billing v1/projects/${id}/billingInfo`, (request) => {
      const info = parseBody(request) as { billingAccountName: string };
      resources.billingAccountName = info.billingAccountName;
      return json({ ...info, billingEnabled: info.billingAccountName !== '' });
    }),
  ];
}
