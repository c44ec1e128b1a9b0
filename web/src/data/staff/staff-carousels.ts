import { sortByNumber } from '@club/domain/content/sort-by-number';
import {
  type CarouselItem,
  carouselItemSchema,
  type CarouselItemUpdate,
} from '@club/domain/content/carousel-item';
import * as v from 'valibot';
import { callAsStaff } from '../session/staff-session.ts';
import { useLiveRows } from './use-live-rows.ts';

/** The carousel images by number, live. Use it only after the staff check. */
export const useLiveCarouselItems = () => useLiveRows('carousels', sortByNumber);

/**
 * Saves a carousel image through the API (specification, section 7) and returns it.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateCarouselItem(
  id: string,
  input: CarouselItemUpdate,
): Promise<CarouselItem> {
  return callAsStaff('updateCarouselItem', { id, input });
}

/**
 * Creates a carousel item without an image, after all others. A repeated call returns the item.
 *
 * @throws ApiError `too-many-rows`, or the server's other reasons.
 */
export async function createCarouselItem(id: string): Promise<CarouselItem> {
  const row = await callAsStaff('createRow', { collection: 'carousels', input: { id } });
  return v.parse(carouselItemSchema, row);
}
