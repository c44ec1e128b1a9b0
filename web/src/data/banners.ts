import { type Banner, bannerSchema } from '@club/domain/banner';
import { askPublic } from './ask-public.ts';
import { type Answer, parseDocuments } from './firestore-documents.ts';
import type { Collection } from './use-collection.ts';

export const parseBanners = (answer: Answer): Banner[] => parseDocuments(bannerSchema, answer);

/** The banners visitors may see, by number. */
export async function listDisplayedBanners(): Promise<Banner[]> {
  return parseBanners(await askPublic('banners'));
}

export const displayedBanners: Collection<Banner> = {
  name: 'banners',
  schema: bannerSchema,
  list: listDisplayedBanners,
};
