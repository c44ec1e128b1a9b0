import { type Banner, bannerSchema } from '@club/domain/banner';
import { limits } from '@club/domain/limits';
import { type Answer, parseDocuments } from './firestore-documents.ts';
import type { Collection } from './use-collection.ts';

export const parseBanners = (answer: Answer): Banner[] => parseDocuments(bannerSchema, answer);

/** The banners visitors may see, by number. The rules refuse a query that asks for more. */
export async function listDisplayedBanners(): Promise<Banner[]> {
  const { ask, limit, orderBy, where } = await import('./firestore-lite.ts');
  const answer = await ask(
    'banners',
    where('bannerDisplay', '==', true),
    orderBy('num'),
    limit(limits.listSize),
  );
  return parseBanners(answer);
}

export const displayedBanners: Collection<Banner> = {
  name: 'banners',
  schema: bannerSchema,
  list: listDisplayedBanners,
};
