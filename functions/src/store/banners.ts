import { type Banner, bannerSchema } from '@club/domain/content/banner';
import type { Firestore } from 'firebase-admin/firestore';
import { readRows } from './read-rows.ts';

const displayedBanners = (db: Firestore) =>
  db.collection('banners').where('bannerDisplay', '==', true);

/** Lists the displayed banners, sorted by id. */
export const listDisplayedBanners = (db: Firestore): Promise<Banner[]> =>
  readRows(displayedBanners(db), bannerSchema);

/** Finds the image address of the first displayed banner; empty without one. */
export async function findFirstBannerImage(db: Firestore): Promise<string> {
  const { docs } = await displayedBanners(db).orderBy('num').limit(1).get();
  const imageURL: unknown = docs[0]?.get('imageURL');
  return typeof imageURL === 'string' ? imageURL : '';
}
