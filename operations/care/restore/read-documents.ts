import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type GoogleApi, readList } from '../../google/google-api.ts';

const documentSchema = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  updateTime: v.string(),
});

/** A document as Firestore's REST interface returns it. */
export interface StoredDocument {
  /** Its path in the database, such as `banners/banner-1`. */
  readonly path: string;
  readonly fields: v.InferOutput<typeof documentSchema>['fields'];
  readonly updateTime: string;
}

/** One database of a project. */
export interface Database {
  readonly projectId: string;
  readonly id: string;
}

export const toDocumentsPath = ({ projectId, id }: Database): string =>
  `projects/${projectId}/databases/${id}/documents`;

/** The names of a database's collections. The site has no subcollections. */
export async function listCollections(
  google: GoogleApi,
  database: Database,
): Promise<readonly string[]> {
  const path = `v1/${toDocumentsPath(database)}:listCollectionIds`;
  const request = { service: 'firestore', path, body: { pageSize: 100 } } as const;
  const collectionIds = await readList(google, request, 'collectionIds', v.string());
  return collectionIds.toSorted();
}

/** All documents of a collection, by their paths. */
export async function readCollection(
  google: GoogleApi,
  database: Database,
  collection: string,
): Promise<ReadonlyMap<string, StoredDocument>> {
  const prefix = `${toDocumentsPath(database)}/`;
  const path = `v1/${prefix}${collection}?pageSize=300`;
  const request = { service: 'firestore', path } as const;
  const documents = await readList(google, request, 'documents', documentSchema);
  return new Map(
    documents.map(({ name, fields, updateTime }) => {
      const path = name.slice(prefix.length);
      return [path, { path, fields, updateTime }];
    }),
  );
}

/** Sorts the keys of all objects, so that equal documents have equal JSON. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sortKeys(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The hash of a document's fields. */
export const hashDocument = ({ fields }: Pick<StoredDocument, 'fields'>): string =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(fields)))
    .digest('hex');
