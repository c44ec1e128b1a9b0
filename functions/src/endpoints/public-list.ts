import { coalesceReads } from '../runtime/coalesce-reads.ts';
import { publicCache } from './public-cache.ts';

interface PublicList<Row> {
  readonly body: Row[];
  readonly cacheControl: string;
}

/** What visitors are told of a collection: one read for all who ask together, and kept by caches. */
export function makePublicList<Row>(
  collection: string,
  listRows: () => Promise<Row[]>,
): PublicList<Row> | Promise<PublicList<Row>> {
  return coalesceReads(collection, async () => ({
    body: await listRows(),
    cacheControl: publicCache,
  }));
}
