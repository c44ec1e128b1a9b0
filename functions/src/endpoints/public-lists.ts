import { findNextBoundary, resolveDisplay } from '@club/domain/banner-time';
import { bannerSchema } from '@club/domain/content/banner';
import { carouselItemSchema } from '@club/domain/content/carousel-item';
import { noteSchema } from '@club/domain/content/note';
import { programSchema } from '@club/domain/content/program';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { firestore } from '../store/admin.ts';
import { listDisplayedOrPlannedBanners } from '../store/banners.ts';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';

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
 * `GET /api/banners/getAll`: lists the displayed banners in their order (specification, section 7).
 * Staff get all banners.
 */
export const listBanners: Handler<'listBanners'> = async ({ staff }) =>
  staff
    ? { body: sortByNumber(await listRows('banners', bannerSchema)) }
    : listBannersForVisitors();

/**
 * `GET /api/carousels/getAll`: lists the images of the latest events, in their order
 * (specification, section 7).
 */
export const listCarousels: Handler<'listCarousels'> = async () => ({
  body: sortByNumber(await listRows('carousels', carouselItemSchema)),
  cacheControl: makePublicCacheControl(),
});

/**
 * `GET /api/notes/getAll`: lists the notes; the schedule page shows the first (specification,
 * section 7).
 */
export const listNotes: Handler<'listNotes'> = async () => ({
  body: sortByNumber(await listRows('notes', noteSchema)),
  cacheControl: makePublicCacheControl(),
});

/**
 * `GET /api/programs/all`: lists the stored part of every program (specification, section 7).
 * `Team` in `domain/team.ts` has the other part.
 */
export const listPrograms: Handler<'listPrograms'> = async () => ({
  body: await listRows('programs', programSchema),
  cacheControl: makePublicCacheControl(),
});
