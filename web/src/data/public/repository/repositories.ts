import { bannerSchema } from '@club/domain/content/banner';
import { carouselItemSchema } from '@club/domain/content/carousel-item';
import { noteSchema } from '@club/domain/content/note';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { noticeSchema } from '@club/domain/content/notice';
import { programSchema } from '@club/domain/content/program';
import * as v from 'valibot';
import { parseDocuments, type QueryResult } from '../../firestore-documents.ts';
import { report } from '../../report.ts';
import { takeEarlyRead } from './early-reads.ts';
import { findRowsInTime, followEnds } from './rows-in-time.ts';
import type { PublicCollection } from '../../public-queries.ts';
import { loadSnapshot, saveSnapshot } from '../snapshot-cache.ts';

/** How visitors read a collection. */
export interface Repository<T> {
  /**
   * Reads the list, and caches it for the next visit.
   *
   * @param onRows called with the remaining rows when the end of a row passes, until the next call.
   *   After a failed read these are the rows of the last visit.
   */
  readonly list: (onRows: (rows: readonly T[]) => void) => Promise<readonly T[]>;
  /** The last visit's list without what has ended, if cached and valid. */
  readonly loadSnapshot: () => readonly T[] | undefined;
}

/**
 * Fetches the documents of a collection that visitors may read. It uses the inline script's
 * response, or a new one if that failed.
 *
 * @throws FirestoreError if Firestore does not respond
 */
async function fetchDocuments(name: PublicCollection): Promise<QueryResult> {
  const earlyRead = takeEarlyRead(name);
  if (earlyRead) {
    try {
      return await earlyRead;
    } catch (cause) {
      report(`The early read of ${name} failed`, cause);
    }
  }
  const { queryOnce } = await import('../../firestore-lite.ts');
  return queryOnce(name);
}

/** Lets the service worker delete cached images that the list no longer has, such as one taken down. */
function reportImages(name: PublicCollection, rows: readonly object[]): void {
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
  let stopFollowing: (() => void) | undefined;
  const readSnapshot = () => {
    const { success, output } = v.safeParse(v.array(schema), loadSnapshot(name));
    return success ? findRowsInTime(output) : undefined;
  };
  return {
    list: async (onRows) => {
      let rows = readSnapshot() ?? [];
      stopFollowing?.();
      try {
        rows = sortRows(parseDocuments(schema, await fetchDocuments(name)));
        saveSnapshot(name, rows);
        reportImages(name, rows);
      } finally {
        stopFollowing = followEnds(rows, onRows);
      }
      return findRowsInTime(rows);
    },
    loadSnapshot: readSnapshot,
  };
};

/** All repositories are in one file: on a phone, another file costs more than its content. */
export const repositories = {
  banners: createRepository('banners', bannerSchema),
  carousels: createRepository('carousels', carouselItemSchema),
  notes: createRepository('notes', noteSchema, sortByNumber),
  notices: createRepository('notices', noticeSchema),
  programs: createRepository('programs', programSchema),
};
