import { bannerSchema } from '@club/domain/content/banner';
import { carouselItemSchema } from '@club/domain/content/carousel-item';
import { noteSchema } from '@club/domain/content/note';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { noticeSchema } from '@club/domain/content/notice';
import { programSchema } from '@club/domain/content/program';
import * as v from 'valibot';
import { parseDocuments, type QueryResult } from '../../firestore-documents.ts';
import { logWarning } from '../../log-warning.ts';
import { refreshOnReturn } from './refresh-on-return.ts';
import { readEarlyOrNow, takeEarlyRead } from './early-reads.ts';
import { createLatestResultReader } from './latest-result-reader.ts';
import { leaveOutEndedRows, followEnds } from './row-ends.ts';
import type { PublicCollection } from '../../public-queries.ts';
import { loadUncheckedSnapshot, saveSnapshot } from '../snapshot-cache.ts';

/** How visitors read a collection. */
export interface Repository<T> {
  /**
   * Reads the list, and caches it for the next visit.
   *
   * @param onRows called on two occasions. When the end of a row passes, it gets the remaining rows;
   *   after a failed read, those of the cached list. When the browser restores the page from its
   *   back/forward cache, and the list is over five minutes old, it gets new rows. The next call of
   *   `list` replaces this callback.
   */
  readonly list: (onRows: (rows: readonly T[]) => void) => Promise<readonly T[]>;
  /**
   * Loads the rows cached at the last visit, without those that have ended. Undefined without a
   * valid cache.
   */
  readonly loadSnapshot: () => readonly T[] | undefined;
}

/**
 * Fetches the documents of a collection that visitors may read. It uses the response to the inline
 * script's request. If that response is missing or failed, it sends a new request.
 *
 * @throws FirestoreError if Firestore does not respond, or responds with an error
 */
const fetchDocuments = (name: PublicCollection): Promise<QueryResult> =>
  readEarlyOrNow(name, takeEarlyRead(name), async () => {
    const { queryOnce } = await import('../../firestore-lite.ts');
    return queryOnce(name);
  });

/** Sends a list's images to the service worker, which deletes cached ones that are not in it. */
function sendImageList(name: PublicCollection, rows: readonly object[]): void {
  // Undefined on an insecure connection.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const addresses = rows.flatMap((row) => ('imageURL' in row && row.imageURL) || []);
  container?.controller?.postMessage({ precache: [], images: { name, addresses } });
}

/** Makes the repository of a collection. */
export const createRepository = <T extends object>(
  name: PublicCollection,
  schema: v.GenericSchema<unknown, T>,
  sortRows: (rows: readonly T[]) => readonly T[] = (rows) => rows,
): Repository<T> => {
  let stopFollowingEnds: (() => void) | undefined;
  let stopRefreshing: (() => void) | undefined;
  let callCount = 0;
  const loadSnapshot = () => {
    const { success, output } = v.safeParse(v.array(schema), loadUncheckedSnapshot(name));
    return success ? leaveOutEndedRows(output) : undefined;
  };
  const readRows = createLatestResultReader(
    async () => sortRows(parseDocuments(schema, await fetchDocuments(name))),
    (rows) => {
      saveSnapshot(name, rows);
      sendImageList(name, rows);
    },
  );
  const list: Repository<T>['list'] = async (onRows) => {
    callCount += 1;
    const callNumber = callCount;
    stopFollowingEnds?.();
    stopRefreshing?.();
    stopRefreshing = refreshOnReturn(() => {
      list(onRows).then(onRows, (cause: unknown) =>
        logWarning(`The stale ${name} could not be refreshed`, cause),
      );
    });
    let rows: readonly T[] | undefined;
    try {
      rows = await readRows();
    } finally {
      if (callNumber === callCount)
        stopFollowingEnds = followEnds(rows ?? loadSnapshot() ?? [], onRows);
    }
    return leaveOutEndedRows(rows);
  };
  return { list, loadSnapshot };
};

/** These repositories share one chunk: on a phone, a request costs more than a few bytes. */
export const repositories = {
  banners: createRepository('banners', bannerSchema),
  carousels: createRepository('carousels', carouselItemSchema),
  notes: createRepository('notes', noteSchema, sortByNumber),
  notices: createRepository('notices', noticeSchema),
  programs: createRepository('programs', programSchema),
};
