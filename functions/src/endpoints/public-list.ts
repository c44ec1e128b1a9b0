import { shareRead } from '../runtime/shared-read.ts';
import { publicCache } from './public-cache.ts';

interface PublicList<Row> {
  readonly body: Row[];
  readonly cacheControl: string;
}

/** What visitors are told of a collection: one read for all who ask together, and kept by caches. */
export function publicList<Row>(
  collection: string,
  read: () => Promise<Row[]>,
): PublicList<Row> | Promise<PublicList<Row>> {
  return shareRead(collection, async () => ({ body: await read(), cacheControl: publicCache }));
}
