import { sortByNumber } from '@club/domain/sort-by-number';
import type { CarouselItem, CarouselItemUpdate } from '@club/domain/carousel-item';
import { limits } from '@club/domain/limits';
import { collection, limit, query } from 'firebase/firestore';
import type { QueryResult } from './firestore-documents.ts';
import { type MendedRows, mendDocuments } from './mended-documents.ts';
import { staffFirestore } from './staff-firestore.ts';
import { callAsStaff } from './staff-session.ts';
import { useWatchedRows } from './watch-collection.ts';

// No order: a query by number leaves out the rows that have none.
const getQuery = () => query(collection(staffFirestore(), 'carousels'), limit(limits.listSize));

function parse(answer: QueryResult): MendedRows<CarouselItem> {
  const { rows, unreadable } = mendDocuments('carousels', answer);
  return { rows: sortByNumber(rows), unreadable };
}

/** The carousel images by number, live. Mount it after the staff check only. */
export const useWatchedCarouselItems = () => useWatchedRows(getQuery, parse);

/**
 * Saves a carousel image through the API (specification, section 7) and gives it as saved.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateCarouselItem(
  id: string,
  input: CarouselItemUpdate,
): Promise<CarouselItem> {
  return callAsStaff('updateCarouselItem', { id, input });
}
