import type { Content } from './firestore-test-bed.ts';
import {
  makeStoredBanner,
  makeStoredCarouselItem,
  makeStoredNote,
  makeStoredProgram,
} from './stored-documents.ts';

/** What no browser may see: the API's own collections, and one that nobody has thought of yet. */
export const privateNames = [
  'subscribers',
  'suppressions',
  'issues',
  'outbox',
  'history',
  'messages',
  'rateLimits',
  'somethingLater',
] as const;

/** A document of every collection, a banner that is off, and one of which nobody can tell. */
export const siteContent = {
  notes: { 'note-1': makeStoredNote() },
  programs: { U15: makeStoredProgram() },
  carousels: { 'carousel-1': makeStoredCarouselItem() },
  banners: {
    'banner-1': makeStoredBanner(),
    'banner-off': makeStoredBanner({ num: 2, bannerDisplay: false }),
    'banner-unclear': { ...makeStoredBanner({ num: 3 }), bannerDisplay: 'yes' },
  },
  ...Object.fromEntries(
    privateNames.map((name) => [name, { 'entry-1': { email: 'parent@example.org' } }]),
  ),
} satisfies Content;

/** A document of each content collection, as the tables write it. */
export const collectionContent = {
  notes: { id: 'note-1', make: makeStoredNote },
  programs: { id: 'U15', make: makeStoredProgram },
  carousels: { id: 'carousel-1', make: makeStoredCarouselItem },
  banners: { id: 'banner-1', make: makeStoredBanner },
} as const;
