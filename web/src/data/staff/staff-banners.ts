import type { Banner, BannerUpdate } from '@club/domain/content/banner';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { callAsStaff } from '../session/staff-session.ts';
import { useLiveRows } from './use-live-rows.ts';

/** All banners by number, including hidden ones, live. Use it only after the staff check. */
export const useLiveBanners = () => useLiveRows('banners', sortByNumber);

/**
 * Saves a banner through the API (specification, section 7) and returns it.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateBanner(id: string, input: BannerUpdate): Promise<Banner> {
  return callAsStaff('updateBanner', { id, input });
}
