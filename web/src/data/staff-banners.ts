import type { Banner, BannerUpdate } from '@club/domain/banner';
import { sortByNumber } from '@club/domain/sort-by-number';
import { limits } from '@club/domain/limits';
import { collection, limit, query } from 'firebase/firestore';
import type { QueryResult } from './firestore-documents.ts';
import { type MendedRows, mendDocuments } from './mended-documents.ts';
import { staffFirestore } from './staff-firestore.ts';
import { callAsStaff } from './staff-session.ts';
import { useWatchedRows } from './watch-collection.ts';

// No order: a query by number leaves out the rows that have none.
const getQuery = () => query(collection(staffFirestore(), 'banners'), limit(limits.listSize));

function parse(answer: QueryResult): MendedRows<Banner> {
  const { rows, unreadable } = mendDocuments('banners', answer);
  return { rows: sortByNumber(rows), unreadable };
}

/** Every banner by number, hidden ones too, live. Mount it after the staff check only. */
export const useWatchedBanners = () => useWatchedRows(getQuery, parse);

/**
 * Saves a banner through the API (specification, section 7) and gives it as saved.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateBanner(id: string, input: BannerUpdate): Promise<Banner> {
  return callAsStaff('updateBanner', { id, input });
}
