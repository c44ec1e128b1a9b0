import {
  type ProjectResources,
  type RecorderDatabase,
  type RecorderDocument,
  storeDocument,
} from './project-resources.ts';
import type { Project } from './project.ts';
import { type StubResponse, parseBody, type RecordedRequest, type Route } from './recorder.ts';
import { conflict, json, notFound, route } from './route.ts';

interface Write {
  readonly update: { readonly name: string; readonly fields: RecorderDocument['fields'] };
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
}

const failedPrecondition: StubResponse = {
  status: 400,
  json: { error: { code: 400, status: 'FAILED_PRECONDITION', message: 'the document differs' } },
};

/** Makes the routes of documents: lists, single documents, and atomic commits. */
export function makeDocumentRoutes({ id }: Project, resources: ProjectResources): readonly Route[] {
  const prefix = `firestore v1/projects/${id}/databases/([^/]+)/documents`;
  const getRoot = (databaseId: string) => `projects/${id}/databases/${databaseId}/documents/`;
  const findDocuments = (databaseId = '') => resources.databases.get(databaseId)?.documents;
  const describeDocument = (databaseId: string, path: string, document: RecorderDocument) => ({
    name: `${getRoot(databaseId)}${path}`,
    createTime: document.updateTime,
    ...document,
  });
  const listPage = (
    databaseId: string,
    collection: string,
    request: RecordedRequest,
  ): StubResponse => {
    const documents = findDocuments(databaseId);
    if (!documents) return notFound;
    // Pages are small, so code that reads only the first page fails.
    const paths = [...documents.keys()].filter((path) => path.startsWith(`${collection}/`));
    const start = Number(request.query.get('pageToken') ?? 0);
    const page = paths.toSorted().slice(start, start + 2);
    const end = start + page.length;
    return json({
      ...(page.length > 0 && {
        documents: page.flatMap((path) => {
          const document = documents.get(path);
          return document ? [describeDocument(databaseId, path, document)] : [];
        }),
      }),
      ...(end < paths.length && { nextPageToken: String(end) }),
    });
  };
  const findRefusal = (documents: RecorderDatabase['documents'], path: string, write: Write) => {
    const { exists, updateTime } = write.currentDocument ?? {};
    const document = documents.get(path);
    if (exists === false && document) return conflict;
    if (updateTime !== undefined && document?.updateTime !== updateTime) return failedPrecondition;
    return undefined;
  };
  return [
    route(`POST ${prefix}:listCollectionIds`, (_, [databaseId]) => {
      const documents = findDocuments(databaseId);
      if (!documents) return notFound;
      const names = new Set([...documents.keys()].map((path) => path.split('/', 1).join()));
      return json(names.size === 0 ? {} : { collectionIds: [...names] });
    }),
    route(`POST ${prefix}:batchGet`, (request, [databaseId = '']) => {
      const { documents: names } = parseBody(request) as { documents: string[] };
      return json(
        names.map((name) => {
          const path = name.slice(getRoot(databaseId).length);
          const document = findDocuments(databaseId)?.get(path);
          return document
            ? { found: describeDocument(databaseId, path, document) }
            : { missing: name };
        }),
      );
    }),
    route(`POST ${prefix}:commit`, (request, [databaseId = '']) => {
      const documents = findDocuments(databaseId);
      if (!documents) return notFound;
      const { writes } = parseBody(request) as { writes: Write[] };
      const getPath = ({ update }: Write) => update.name.slice(getRoot(databaseId).length);
      for (const write of writes) {
        const refusal = findRefusal(documents, getPath(write), write);
        if (refusal) return refusal;
      }
      for (const write of writes) {
        storeDocument(resources, getPath(write), write.update.fields, databaseId);
      }
      return json({ writeResults: writes.map(() => ({})) });
    }),
    route(`GET ${prefix}/([^/]+)`, (request, [databaseId = '', collection = '']) =>
      listPage(databaseId, collection, request),
    ),
    route(`GET ${prefix}/([^/]+/[^/]+)`, (_, [databaseId = '', path = '']) => {
      const document = findDocuments(databaseId)?.get(path);
      return document ? json(describeDocument(databaseId, path, document)) : notFound;
    }),
    route(`PATCH ${prefix}/([^/]+/[^/]+)`, (request, [databaseId = '', path = '']) => {
      const { fields } = parseBody(request) as RecorderDocument;
      storeDocument(resources, path, fields, databaseId);
      return json({});
    }),
  ];
}
