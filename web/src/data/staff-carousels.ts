import {
  type CarouselItem,
  carouselItemSchema,
  type CarouselItemUpdate,
} from '@club/domain/carousel-item';
import { limits } from '@club/domain/limits';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { type Answer, parseDocuments } from './firestore-documents.ts';
import { staffFirestore } from './staff-firestore.ts';
import { callAsStaff } from './staff-session.ts';
import { useWatchedRows } from './watch-collection.ts';

const getQuery = () =>
  query(collection(staffFirestore(), 'carousels'), orderBy('num'), limit(limits.listSize));
const parse = (answer: Answer): CarouselItem[] => parseDocuments(carouselItemSchema, answer);

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
