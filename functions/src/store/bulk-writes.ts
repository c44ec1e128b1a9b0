import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Changes, toUpdate } from './database.ts';

const pageSize = 200;

/**
 * Writes the documents of a query, page by page. After a write by `writeDocument`, the query must
 * no longer match the document. A failed write is skipped, for example of a document that has
 * changed since it was read. Stops after the last page, or after a page without a successful write.
 * Returns the number of writes.
 */
export async function writeEach(
  query: Query,
  writeDocument: (document: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<number> {
  let writeCount = 0;
  for (;;) {
    const { docs } = await query.limit(pageSize).get();
    const results = await Promise.allSettled(docs.map(writeDocument));
    const successCount = results.filter(({ status }) => status === 'fulfilled').length;
    writeCount += successCount;
    if (docs.length < pageSize || successCount === 0) return writeCount;
  }
}

/**
 * Deletes the documents of a query, except those whose deletion fails. Returns the number of
 * deletions.
 */
export const deleteEach = (query: Query): Promise<number> =>
  writeEach(query, ({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime }));

/**
 * Updates the documents of a query. After `changes`, the query must no longer match a document.
 * Returns the number of updates.
 */
export const updateEach = <Document>(query: Query, changes: Changes<Document>): Promise<number> =>
  writeEach(query, ({ ref, updateTime }) =>
    ref.update(toUpdate(changes), { lastUpdateTime: updateTime }),
  );
