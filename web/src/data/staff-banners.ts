import { type Banner, bannerSchema, type BannerUpdate } from '@club/domain/banner';
import { limits } from '@club/domain/limits';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { type Answer, parseDocuments } from './firestore-documents.ts';
import { staffFirestore } from './staff-firestore.ts';
import { callAsStaff } from './staff-session.ts';
import { useWatchedRows } from './watch-collection.ts';

const getQuery = () =>
  query(collection(staffFirestore(), 'banners'), orderBy('num'), limit(limits.listSize));
const parse = (answer: Answer): Banner[] => parseDocuments(bannerSchema, answer);

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
