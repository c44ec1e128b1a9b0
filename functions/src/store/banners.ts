import { type Banner, bannerSchema } from '@club/domain/content/banner';
import { Filter, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { readRows } from './read-rows.ts';

const displayedBanners = (db: Firestore) =>
  db.collection('banners').where('bannerDisplay', '==', true);
const plannedBanners = (db: Firestore) =>
  db.collection('banners').where('displayPlanned', '==', true);

/** Lists the banners that are displayed now or planned for later. */
export const listDisplayedOrPlannedBanners = (db: Firestore): Promise<Banner[]> => {
  // One query, because a banner may change from planned to displayed between two queries.
  const displayedOrPlannedFilter = Filter.or(
    Filter.where('bannerDisplay', '==', true),
    Filter.where('displayPlanned', '==', true),
  );
  return readRows(db.collection('banners').where(displayedOrPlannedFilter), bannerSchema);
};

/**
 * Lists the ids of the banners whose `bannerDisplay` or `displayPlanned` must change, because their
 * `showFrom` or `showUntil` has passed.
 */
export async function listDueBanners(db: Firestore, now: number): Promise<string[]> {
  const instant = Timestamp.fromMillis(now);
  const queries = [
    plannedBanners(db).where('showFrom', '<=', instant),
    plannedBanners(db).where('showUntil', '<=', instant),
    displayedBanners(db).where('showUntil', '<=', instant),
  ];
  const snapshots = await Promise.all(queries.map((query) => query.select().get()));
  return [...new Set(snapshots.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}

/** Finds the image address of the first displayed banner; empty without a banner or an image. */
export async function findFirstBannerImage(db: Firestore): Promise<string> {
  const { docs } = await displayedBanners(db).orderBy('num').limit(1).get();
  const imageURL: unknown = docs[0]?.get('imageURL');
  return typeof imageURL === 'string' ? imageURL : '';
}
