import { isDeepStrictEqual } from 'node:util';
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
  const line = `firestore v1/${toDocumentsPath(database)}:listCollectionIds` as const;
  const ids = await readList(google, line, 'collectionIds', v.string(), { pageSize: 100 });
  return ids.toSorted();
}

async function readCollection(
  google: GoogleApi,
  database: Database,
  collection: string,
): Promise<ReadonlyMap<string, StoredDocument>> {
  const prefix = `${toDocumentsPath(database)}/`;
  const line = `firestore v1/${prefix}${collection}?pageSize=300` as const;
  const documents = await readList(google, line, 'documents', documentSchema);
  return new Map(
    documents.map(({ name, fields, updateTime }) => {
      const path = name.slice(prefix.length);
      return [path, { path, fields, updateTime }];
    }),
  );
}

/** How the documents of a collection differ between a restored and the live database. */
type Difference = Awaited<ReturnType<typeof compareCollection>>;

/**
 * Compares a collection of the restored database with that of the live one, document by document.
 *
 * @returns the paths of all restored documents; those that the live database lacks; both versions
 *   of those whose fields differ; those that only the live database has
 */
export async function compareCollection(
  google: GoogleApi,
  restoredDatabase: Database,
  liveDatabase: Database,
  collection: string,
) {
  const [restoredDocuments, liveDocuments] = await Promise.all([
    readCollection(google, restoredDatabase, collection),
    readCollection(google, liveDatabase, collection),
  ]);
  const missingDocuments: StoredDocument[] = [];
  const changedDocuments: { restoredDocument: StoredDocument; liveDocument: StoredDocument }[] = [];
  for (const [path, restoredDocument] of restoredDocuments) {
    const liveDocument = liveDocuments.get(path);
    if (!liveDocument) missingDocuments.push(restoredDocument);
    else if (!isDeepStrictEqual(restoredDocument.fields, liveDocument.fields)) {
      changedDocuments.push({ restoredDocument, liveDocument });
    }
  }
  const restoredPaths = [...restoredDocuments.keys()];
  const newDocuments = [...liveDocuments.values()].filter(
    ({ path }) => !restoredDocuments.has(path),
  );
  return { collection, restoredPaths, missingDocuments, changedDocuments, newDocuments };
}

/** Compares all collections of two databases. */
export async function compareDatabases(
  google: GoogleApi,
  restoredDatabase: Database,
  liveDatabase: Database,
): Promise<readonly Difference[]> {
  const names = new Set([
    ...(await listCollections(google, restoredDatabase)),
    ...(await listCollections(google, liveDatabase)),
  ]);
  const differences: Difference[] = [];
  for (const name of [...names].toSorted()) {
    differences.push(await compareCollection(google, restoredDatabase, liveDatabase, name));
  }
  return differences;
}

/** Describes a difference by its counts. The dry run of a copy back names the documents. */
export function describeDifference({
  collection,
  restoredPaths,
  missingDocuments,
  changedDocuments,
  newDocuments,
}: Difference): string {
  const parts = [
    `${restoredPaths.length} restored`,
    `${restoredPaths.length - missingDocuments.length - changedDocuments.length} the same`,
    `${missingDocuments.length} missing in the live database`,
    `${changedDocuments.length} changed since`,
    `${newDocuments.length} new since`,
  ];
  return `${collection}: ${parts.join(', ')}.`;
}
