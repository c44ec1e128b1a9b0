import { type CarouselItem, carouselItemSchema } from '@club/domain/carousel-item';
import { limits } from '@club/domain/limits';
import { parseDocuments } from './firestore-documents.ts';
import type { Collection } from './use-collection.ts';

/** The images of the latest events, by number. */
export async function listCarouselItems(): Promise<CarouselItem[]> {
  const { ask, limit, orderBy } = await import('./firestore-lite.ts');
  const answer = await ask('carousels', orderBy('num'), limit(limits.listSize));
  return parseDocuments(carouselItemSchema, answer);
}

export const publicCarouselItems: Collection<CarouselItem> = {
  name: 'carousels',
  schema: carouselItemSchema,
  list: listCarouselItems,
};
