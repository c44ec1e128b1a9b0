import { coalesceReads } from '../runtime/coalesce-reads.ts';
import { makePublicCacheControl } from './public-cache-control.ts';

interface PublicListResponse<Row> {
  readonly body: Row[];
  readonly cacheControl: string;
}

/** Makes a cacheable response with a list for visitors. Simultaneous callers share one read. */
export function makePublicListResponse<Row>(
  collection: string,
  listRows: () => Promise<Row[]>,
): PublicListResponse<Row> | Promise<PublicListResponse<Row>> {
  return coalesceReads(collection, async () => ({
    body: await listRows(),
    cacheControl: makePublicCacheControl(),
  }));
}
