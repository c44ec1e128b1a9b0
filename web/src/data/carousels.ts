import { type CarouselItem, carouselItemSchema } from '@club/domain/carousel-item';
import { askPublic } from './ask-public.ts';
import { parseDocuments } from './firestore-documents.ts';
import type { Collection } from './use-collection.ts';

/** The images of the latest events, by number. */
export async function listCarouselItems(): Promise<CarouselItem[]> {
  return parseDocuments(carouselItemSchema, await askPublic('carousels'));
}

export const publicCarouselItems: Collection<CarouselItem> = {
  name: 'carousels',
  schema: carouselItemSchema,
  list: listCarouselItems,
};
