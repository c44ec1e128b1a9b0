import { bannerSchema } from '@club/domain/content/banner';
import { findNextBoundary, resolveDisplay } from '@club/domain/banner-time';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { coalesceReads } from '../runtime/coalesce-reads.ts';
import { firestore } from '../store/admin.ts';
import { listDisplayedOrPlannedBanners } from '../store/banners.ts';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { makePublicCacheControl } from './public-cache-control.ts';

/** Lists the banners to display now, even if `applyDisplayTimes` has not yet updated them. */
const listForVisitors = async () => {
  const banners = await listDisplayedOrPlannedBanners(firestore());
  const now = Date.now();
  const boundary = findNextBoundary(banners, now);
  // Staff have switched each of them on, for now or for later.
  const rows = banners
    .map((banner) => ({ ...banner, ...resolveDisplay(banner, { isSwitchedOn: true, now }) }))
    .filter(({ bannerDisplay }) => bannerDisplay);
  const msUntilChange = boundary === undefined ? undefined : boundary - now;
  return { body: sortByNumber(rows), cacheControl: makePublicCacheControl(msUntilChange) };
};
const listForStaff = async () => ({ body: sortByNumber(await listRows('banners', bannerSchema)) });

/**
 * `GET /api/banners/getAll`: lists the displayed banners in their order (specification, section 7).
 * Staff get all banners.
 */
export const listBanners: Handler<'listBanners'> = ({ staff }) =>
  staff ? listForStaff() : coalesceReads('banners', listForVisitors);
