import { coalesceReads } from '../runtime/coalesce-reads.ts';
import { makePublicCache } from './public-cache.ts';

interface PublicList<Row> {
  readonly body: Row[];
  readonly cacheControl: string;
}

/** Makes a cacheable list for visitors. Simultaneous callers share one read. */
export function makePublicList<Row>(
  collection: string,
  listRows: () => Promise<Row[]>,
): PublicList<Row> | Promise<PublicList<Row>> {
  return coalesceReads(collection, async () => ({
    body: await listRows(),
    cacheControl: makePublicCache(),
  }));
}
