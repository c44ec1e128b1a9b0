import { type Answers, conflict, forbidden, refuse, startOperation, type Write } from './routes.ts';
import { type Google, liveDatabase, storeDocument } from './state.ts';

/** Lists, single documents, and atomic commits. */
function makeDocumentAnswers(google: Google): Answers {
  const { id, mails } = google;
  const prefix = `firestore v1/projects/${id}/databases/([^/]+)/documents`;
  const getRoot = (databaseId: string) => `projects/${id}/databases/${databaseId}/documents/`;
  const findDocuments = (databaseId: string) => google.databases.get(databaseId)?.documents;
  const findDocument = (databaseId: string, path: string) => {
    const document = findDocuments(databaseId)?.get(path);
    const name = `${getRoot(databaseId)}${path}`;
    return document && { name, createTime: document.updateTime, ...document };
  };
  /** The rows of the status mails. Only the next query finds a mail in its final state. */
  const listMails = () => {
    const rows = mails.map(({ state, reason }) => ({
      state: { stringValue: state },
      ...(reason !== undefined && { reason: { stringValue: reason } }),
    }));
    for (const mail of mails) if (mail.state === 'queued') mail.state = google.mailOutcome;
    return rows;
  };
  return {
    [`POST ${prefix}:runQuery`]: ({ body: { structuredQuery } }) => {
      const collection = structuredQuery.from[0]?.collectionId ?? '';
      if (google.refusedCollections.has(collection)) return forbidden;
      const rows = collection === 'outbox' ? listMails() : (google.rows.get(collection) ?? []);
      if (rows.length === 0) return [{ readTime: '2026-01-01T00:00:00Z' }];
      return rows.map((fields) => ({ document: { fields } }));
    },
    [`POST ${prefix}:listCollectionIds`]: ({ name }) => {
      const documents = findDocuments(name);
      const ids = new Set([...(documents?.keys() ?? [])].map((path) => path.split('/', 1).join()));
      return documents && { ...(ids.size > 0 && { collectionIds: [...ids] }) };
    },
    [`POST ${prefix}:batchGet`]: ({ name: databaseId, body }) =>
      body.documents.map((name) => {
        const found = findDocument(databaseId, name.slice(getRoot(databaseId).length));
        return found ? { found } : { missing: name };
      }),
    [`POST ${prefix}:commit`]: ({ name: databaseId, body: { writes } }) => {
      const documents = findDocuments(databaseId);
      if (!documents) return undefined;
      const getPath = ({ update }: Write) => update.name.slice(getRoot(databaseId).length);
      if (writes.some((write) => documents.has(getPath(write)))) return conflict;
      for (const write of writes) {
        storeDocument(google, getPath(write), write.update.fields, databaseId);
      }
      return { writeResults: writes.map(() => ({})) };
    },
    [`GET ${prefix}/([^/]+)`]: ({ name: databaseId, second: collection, query }) => {
      const documents = findDocuments(databaseId);
      if (!documents) return undefined;
      // Pages are small, so code that reads only the first page fails.
      const paths = [...documents.keys()].filter((path) => path.startsWith(`${collection}/`));
      const start = Number(query.get('pageToken') ?? 0);
      const page = paths.toSorted().slice(start, start + 2);
      const end = start + page.length;
      return {
        ...(page.length > 0 && { documents: page.map((path) => findDocument(databaseId, path)) }),
        ...(end < paths.length && { nextPageToken: String(end) }),
      };
    },
    [`GET ${prefix}/([^/]+/[^/]+)`]: ({ name, second }) => findDocument(name, second),
    [`PATCH ${prefix}/([^/]+/[^/]+)`]: ({ name, second, body }) => {
      storeDocument(google, second, body.fields, name);
      return {};
    },
  };
}

function makeDatabaseAnswers(google: Google): Answers {
  const { id, databases, backupsAndExports } = google;
  const base = `firestore v1(?:beta1)?/projects/${id}`;
  const getName = (databaseId: string) => `projects/${id}/databases/${databaseId}`;
  const start = (databaseId: string) =>
    startOperation(google, {}, `${getName(databaseId)}/operations`);
  const create = (databaseId: string, settings: object) => {
    if (databases.has(databaseId)) return conflict;
    databases.set(databaseId, { settings: { ...settings }, documents: new Map() });
    return start(databaseId);
  };
  const fill = (databaseId: string, sourceName: string) => {
    const source = backupsAndExports.get(sourceName);
    if (!source || !databases.has(databaseId)) return undefined;
    for (const [path, { fields }] of source) storeDocument(google, path, fields, databaseId);
    return start(databaseId);
  };
  return {
    [`GET ${base}/databases/([^/:]+)`]: ({ name }) => {
      const settings = databases.get(name)?.settings;
      return settings && { name: getName(name), databaseEdition: 'STANDARD', ...settings };
    },
    [`POST ${base}/databases`]: ({ query, body }) => create(query.get('databaseId') ?? '', body),
    [`PATCH ${base}/databases/([^/]+)`]: ({ name, body }) => {
      Object.assign(databases.get(name)?.settings ?? {}, body);
      return databases.has(name) ? start(name) : undefined;
    },
    [`POST ${base}/databases:restore`]: ({ body: { databaseId, backup } }) => {
      const answer = create(databaseId, {});
      return answer === conflict ? answer : fill(databaseId, backup.split('/').at(-1) ?? '');
    },
    [`POST ${base}/databases/([^/]+):importDocuments`]: ({ name, body }) =>
      fill(name, body.inputUriPrefix),
    [`POST ${base}/databases/\\(default\\):exportDocuments`]: ({ body: { outputUriPrefix } }) => {
      const [bucket = '', name = ''] = outputUriPrefix.slice('gs://'.length).split('/');
      const objects = google.buckets.get(bucket);
      if (!objects) return undefined;
      objects.set(`${name}/all.overall_export_metadata`, 2048);
      backupsAndExports.set(outputUriPrefix, new Map(databases.get(liveDatabase)?.documents));
      return start(liveDatabase);
    },
    [`GET ${base}/locations/${google.region}/backups`]: () => ({
      backups: [
        ...google.backups,
        ...[...backupsAndExports]
          // Leaves out the exports, which are named by their `gs:` addresses.
          .filter(([name]) => !name.startsWith('gs:'))
          .map(([name, documents]) => ({
            name: `projects/${id}/locations/${google.region}/backups/${name}`,
            database: getName(liveDatabase),
            state: 'READY',
            snapshotTime: '2026-11-21T08:00:00Z',
            expireTime: '2026-11-28T08:00:00Z',
            stats: { documentCount: String(documents.size) },
          })),
      ],
      unreachable: google.unreachableRegions,
    }),
    [`GET ${base}/databases/\\(default\\)/collectionGroups/-/indexes`]: () => ({
      indexes: google.indexes,
    }),
    [`POST ${base}/databases/([^/]+)/collectionGroups/([A-Za-z]+)/indexes`]: (call) => {
      const { name: databaseId, second: collection, body, request } = call;
      const key = [databaseId, collection, request.body.toString()].join(' ');
      if (!databases.has(databaseId)) return undefined;
      if (google.createdIndexes.has(key)) return conflict;
      google.createdIndexes.add(key);
      // Google appends the field `__name__` to each index, in the last field's order.
      const fields = body.fields as unknown as { fieldPath: string; order?: string }[];
      const order = fields.findLast((field) => field.order !== undefined)?.order;
      const hasNameField = fields.at(-1)?.fieldPath === '__name__';
      google.indexes.push({
        ...body,
        fields: hasNameField ? fields : [...fields, { fieldPath: '__name__', order }],
        name: `${getName(databaseId)}/collectionGroups/${collection}/indexes/index${google.indexes.length + 1}`,
        state: 'READY',
        apiScope: 'ANY_API',
        density: 'SPARSE_ALL',
      });
      return start(databaseId);
    },
    [`GET ${base}/databases/\\(default\\)/collectionGroups/-/fields`]: () => ({
      fields: [...google.fieldOverrides].map(([key, { indexConfig, ttlConfig }]) => {
        const [databaseId = '', ...path] = key.split('/');
        const name = `${getName(databaseId)}/collectionGroups/${path.join('/')}`;
        return { name, indexConfig, ttlConfig: { ...(ttlConfig as object), state: 'ACTIVE' } };
      }),
    }),
    [`PATCH ${base}/databases/([^/]+)/collectionGroups/([A-Za-z]+/fields/[A-Za-z]+)`]: (call) => {
      if (!databases.has(call.name)) return undefined;
      google.fieldOverrides.set(`${call.name}/${call.second}`, call.body);
      return start(call.name);
    },
  };
}

function makeBucketAnswers(google: Google): Answers {
  const { id, bucket: defaultBucket, buckets } = google;
  const path = `firebaseStorage v1alpha/projects/${id}/defaultBucket`;
  const getDefaultBucket = () => ({
    name: `projects/${id}/defaultBucket`,
    location: google.bucketLocation,
    bucket: { name: `projects/${id}/buckets/${defaultBucket}` },
  });
  return {
    [`GET ${path}`]: () => (google.bucketLocation === undefined ? undefined : getDefaultBucket()),
    [`POST ${path}`]: ({ body }) => {
      if (google.billingAccountName === undefined) {
        return refuse(412, 'FAILED_PRECONDITION', 'The project must be on the Blaze plan.');
      }
      // An existing bucket is linked again, and stays where it is.
      google.bucketLocation ??= body.location;
      return getDefaultBucket();
    },
    'GET storage storage/v1/b/([^/]+)': ({ name }) => (buckets.has(name) ? { name } : undefined),
    'POST storage storage/v1/b': ({ body }) => {
      if (buckets.has(body.name)) return conflict;
      buckets.set(body.name, new Map());
      google.bucketSettings.set(body.name, body);
      return body;
    },
    'GET storage storage/v1/b/([^/]+)/o': ({ name, query }) => {
      const prefix = query.get('prefix') ?? '';
      const items = [...(buckets.get(name) ?? [])].filter(([key]) => key.startsWith(prefix));
      const folders = new Set(items.map(([key]) => `${key.split('/', 1).join()}/`));
      if (!buckets.has(name)) return undefined;
      return query.has('delimiter')
        ? { prefixes: [...folders] }
        : { items: items.map(([key, size]) => ({ name: key, size: String(size) })) };
    },
    'POST storage upload/storage/v1/b/([^/]+)/o': ({ name: bucket, query, request }) => {
      if (bucket === defaultBucket && !buckets.has(bucket)) buckets.set(bucket, new Map());
      const objects = buckets.get(bucket);
      const name = query.get('name') ?? '';
      if (!objects) return undefined;
      if (objects.has(name)) return refuse(412, 'FAILED_PRECONDITION', 'At least one condition');
      objects.set(name, request.body.length);
      return { name };
    },
  };
}

/** The answers about documents, databases, backups and buckets. */
export const makeDataAnswers = (google: Google): Answers => ({
  ...makeDocumentAnswers(google),
  ...makeDatabaseAnswers(google),
  ...makeBucketAnswers(google),
});
