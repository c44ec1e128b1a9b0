import { parseBody, type Route } from './recorder.ts';
import { json, refuse, route } from './route.ts';

/** The stored documents and images of a project. */
export interface ContentState {
  /** Names of documents. */
  readonly documents: Set<string>;
  /** Names of objects in the bucket. */
  readonly objects: Set<string>;
}

/** Makes routes that find and create documents, and store images. */
export function makeContentRoutes(projectId: string, state: ContentState): readonly Route[] {
  const { documents, objects } = state;
  const path = `v1/projects/${projectId}/databases/\\(default\\)/documents`;
  return [
    route(`POST firestore ${path}:batchGet`, (request) => {
      const { documents: names } = parseBody(request) as { documents: string[] };
      return json(
        names.map((name) => (documents.has(name) ? { found: { name } } : { missing: name })),
      );
    }),
    route(`POST firestore ${path}:commit`, (request) => {
      const { writes } = parseBody(request) as { writes: { update: { name: string } }[] };
      const names = writes.map(({ update }) => update.name);
      if (names.some((name) => documents.has(name))) {
        return refuse(409, 'ALREADY_EXISTS', 'Document already exists');
      }
      for (const name of names) documents.add(name);
      return json({ writeResults: names.map(() => ({})) });
    }),
    route('POST storage upload/storage/v1/b/[a-z0-9.-]+/o', (request) => {
      const name = request.query.get('name') ?? '';
      if (objects.has(name)) return refuse(412, 'FAILED_PRECONDITION', 'At least one condition');
      objects.add(name);
      return json({ name });
    }),
  ];
}
