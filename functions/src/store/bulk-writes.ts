import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Changes, toUpdate } from './database.ts';

const pageSize = 200;

/**
 * Does something with every document of a query, after which it is no result any more. One that was
 * written since it was read is left alone. Gives how many were done.
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

/** Deletes every document of a query; gives their number. */
export const deleteEach = (query: Query): Promise<number> =>
  writeEach(query, ({ ref, updateTime }) => ref.delete({ lastUpdateTime: updateTime }));

/** Updates every document of a query, so that it is no result any more; gives their number. */
export const updateEach = <Document>(query: Query, changes: Changes<Document>): Promise<number> =>
  writeEach(query, ({ ref, updateTime }) =>
    ref.update(toUpdate(changes), { lastUpdateTime: updateTime }),
  );
