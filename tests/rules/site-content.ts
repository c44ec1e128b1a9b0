import { type CollectionName, collections } from '@club/domain/collections';
import { noticeId } from '@club/domain/content/notice';
import { Timestamp } from 'firebase/firestore';
import type { Content } from './firestore-test-bed.ts';
import {
  makeStoredBanner,
  makeStoredCalendarEntry,
  makeStoredCarouselItem,
  makeStoredCoach,
  makeStoredGym,
  makeStoredNote,
  makeStoredUrgentNotice,
  makeStoredProgram,
} from './stored-documents.ts';

/** A collection that no rule names. It stands for any that is added later. */
export const unknownCollection = 'somethingLater';

/** Collections that only the API uses, and the unknown one. */
export const privateNames: readonly string[] = [
  ...Object.entries(collections).flatMap(([name, { read }]) => (read === 'nobody' ? [name] : [])),
  unknownCollection,
];

/**
 * A document of every collection. There are also two more banners, coaches, gyms and notices: a
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
  coaches: {
    'coach-1': makeStoredCoach(),
    'coach-off': makeStoredCoach({ coachDisplay: false }),
    'coach-unclear': makeStoredCoach({ coachDisplay: 'yes' }),
  },
  gyms: {
    'gym-1': makeStoredGym(),
    'gym-off': makeStoredGym({ gymDisplay: false }),
    'gym-unclear': makeStoredGym({ gymDisplay: 'yes' }),
  },
  notices: {
    [noticeId]: makeStoredUrgentNotice(),
    'notice-off': makeStoredUrgentNotice({ noticeDisplay: false }),
    'notice-unclear': makeStoredUrgentNotice({ noticeDisplay: 'yes' }),
  },
  publishedIssues: { 'issue-1': { subject: 'Tryouts' } },
  calendarEntries: { 'entry-1': makeStoredCalendarEntry() },
  calendarStatus: { now: { checkedAt: Timestamp.fromMillis(0) } },
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

/** For each collection that visitors can read, the id of a stored document that they can read. */
export const publicIds = {
  notes: 'note-1',
  programs: 'U15',
  carousels: 'carousel-1',
  banners: 'banner-1',
  coaches: 'coach-1',
  gyms: 'gym-1',
  notices: noticeId,
  publishedIssues: 'issue-1',
  calendarEntries: 'entry-1',
  calendarStatus: 'now',
} as const satisfies Readonly<Partial<Record<CollectionName, string>>>;
