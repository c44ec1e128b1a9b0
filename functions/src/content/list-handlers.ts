import { findNextBoundary, resolveDisplay } from '@club/domain/banner-time';
import {
  getRowSchema,
  type ListedCollection,
  listedCollections,
} from '@club/domain/content/content-types';
import { getListName, type ListName } from '@club/domain/endpoints/content-endpoints';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { firestore } from '../store/admin.ts';
import { listDisplayedOrPlannedBanners } from '../store/banners.ts';
import { listRows } from '../store/rows.ts';
import { queryPublicRows, readRows } from '../store/read-rows.ts';
import type { Staff } from '../store/staff-accounts.ts';
import type { ApiHandlers } from '../request/handler.ts';

const browserSeconds = 60;
const cdnSeconds = 300;

/**
 * Makes the Cache-Control header of a public list. Browsers cache the list for a minute, and the
 * CDN for five. This protects the function in a rush.
 *
 * @param msUntilChange the milliseconds until the list changes, which limit the caching
 */
export function makePublicCacheControl(msUntilChange = Number.POSITIVE_INFINITY): string {
  const limitSeconds = (seconds: number) => Math.min(seconds, Math.floor(msUntilChange / 1000));
  return `public, max-age=${limitSeconds(browserSeconds)}, s-maxage=${limitSeconds(cdnSeconds)}`;
}

/** Lists the banners to display now, even if `applyDisplayTimes` has not yet updated them. */
async function listBannersForVisitors() {
  const banners = await listDisplayedOrPlannedBanners(firestore());
  const now = Date.now();
  const boundary = findNextBoundary(banners, now);
  // Staff have switched each of them on, for now or for later.
  const rows = banners
    .map((banner) => ({ ...banner, ...resolveDisplay(banner, { isSwitchedOn: true, now }) }))
    .filter(({ bannerDisplay }) => bannerDisplay);
  const msUntilChange = boundary === undefined ? undefined : boundary - now;
  return { body: sortByNumber(rows), cacheControl: makePublicCacheControl(msUntilChange) };
}

/**
 * Makes the handler of a collection's list, in the order of its rows (specification, section 7).
 * Staff also get the rows that visitors do not see.
 */
const makeListHandler =
  (collection: ListedCollection) =>
  async ({ staff }: { readonly staff: Staff | null }) => {
    if (staff) return { body: sortByNumber(await listRows(collection)) };
    if (collection === 'banners') return listBannersForVisitors();
    const query = queryPublicRows(firestore(), collection);
    const rows = await readRows(query, getRowSchema(collection));
    return { body: sortByNumber(rows), cacheControl: makePublicCacheControl() };
  };

type ListHandlers = Pick<ApiHandlers, ListName<ListedCollection>>;

/** The handlers of the lists. The compiler cannot relate their types to the names by itself. */
export const listHandlers = Object.fromEntries(
  listedCollections.map((name) => [getListName(name), makeListHandler(name)]),
) as unknown as ListHandlers;
