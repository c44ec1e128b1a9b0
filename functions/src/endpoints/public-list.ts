import { coalesceReads } from '../runtime/coalesce-reads.ts';
import { makePublicCacheControl } from './public-cache-control.ts';

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
    cacheControl: makePublicCacheControl(),
  }));
}
