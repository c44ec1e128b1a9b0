import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Changes, toUpdate } from './database.ts';

const pageSize = 200;

/**
 * Writes every document of a query so that the query no longer matches it. Skips a document that
 * has changed since it was read. Returns the number of writes.
 */
async function writeEach(
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

/** Deletes every document of a query. Returns their number. */
export const deleteEach = (query: Query): Promise<number> =>
  writeEach(query, ({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime }));

/**
 * Updates every document of a query, which must not match them afterwards. Returns their number.
 */
export const updateEach = <Document>(query: Query, changes: Changes<Document>): Promise<number> =>
  writeEach(query, ({ ref, updateTime }) =>
    ref.update(toUpdate(changes), { lastUpdateTime: updateTime }),
  );
