import type { Content } from './firestore-test-bed.ts';
import {
  makeStoredBanner,
  makeStoredCarouselItem,
  makeStoredNote,
  makeStoredUrgentNotice,
  makeStoredProgram,
} from './stored-documents.ts';

/** Collections that no browser may read: the API's own, and an unknown one. */
export const privateNames = [
  'subscribers',
  'suppressions',
  'issues',
  'outbox',
  'history',
  'orders',
  'retired',
  'lastAdditions',
  'messages',
  'rateLimits',
  'clientErrors',
  'waitingList',
  'activity',
  'switches',
  'takenDownImages',
  'calendarState',
  'somethingLater',
] as const;

/** Collections that everybody reads and only the API writes. */
export const readOnlyNames = ['publishedIssues'] as const;

/**
 * The collections of the club's calendar. The entries have a larger query limit, and the status
 * cannot be listed.
 */
export const calendarNames = ['calendarEntries', 'calendarStatus'] as const;

/**
 * A document of every collection except those of the calendar. There are also two more banners: a
 * hidden one, and one with an invalid display field.
 */
export const siteContent = {
  notes: { 'note-1': makeStoredNote() },
  programs: { U15: makeStoredProgram() },
  carousels: { 'carousel-1': makeStoredCarouselItem() },
  banners: {
    'banner-1': makeStoredBanner(),
    'banner-off': makeStoredBanner({ num: 2, bannerDisplay: false }),
    'banner-unclear': { ...makeStoredBanner({ num: 3 }), bannerDisplay: 'yes' },
  },
  notices: { tonight: makeStoredUrgentNotice() },
  ...Object.fromEntries(readOnlyNames.map((name) => [name, { 'entry-1': { subject: 'Tryouts' } }])),
  ...Object.fromEntries(
    privateNames.map((name) => [name, { 'entry-1': { email: 'parent@example.org' } }]),
  ),
} satisfies Content;

/** For each content collection, the id of a stored document and the function that makes it. */
export const exampleDocuments = {
  notes: { id: 'note-1', make: makeStoredNote },
  programs: { id: 'U15', make: makeStoredProgram },
  carousels: { id: 'carousel-1', make: makeStoredCarouselItem },
  banners: { id: 'banner-1', make: makeStoredBanner },
} as const;
