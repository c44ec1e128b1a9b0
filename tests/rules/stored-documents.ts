import { Timestamp } from 'firebase/firestore';
import { makeBanner } from '../factories/banner.ts';
import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import { makeCarouselItem } from '../factories/carousel-item.ts';
import { makeCoach } from '../factories/coach.ts';
import { makeGym } from '../factories/gym.ts';
import { makeNote } from '../factories/note.ts';
import { makeNotice } from '../factories/notice.ts';
import { makeProgram } from '../factories/program.ts';
import { toStoredDocument } from '../../emulators/demo/to-stored-document.ts';

/** A stored document, loosely typed, because the test cases include invalid values. */
export type StoredDocument = Readonly<Record<string, unknown>>;

const toTimestamp = (iso: string) => Timestamp.fromDate(new Date(iso));

export const makeStoredNote = (overrides: StoredDocument = {}): StoredDocument => ({
  ...toStoredDocument(makeNote(), toTimestamp),
  ...overrides,
});

export const makeStoredUrgentNotice = (overrides: StoredDocument = {}): StoredDocument => ({
  ...toStoredDocument(makeNotice(), toTimestamp),
  ...overrides,
});

export const makeStoredCoach = (overrides: StoredDocument = {}): StoredDocument => ({
  ...toStoredDocument(makeCoach({ imageURL: '' }), toTimestamp),
  ...overrides,
});

export const makeStoredGym = (overrides: StoredDocument = {}): StoredDocument => ({
  ...toStoredDocument(makeGym({ imageURL: '' }), toTimestamp),
  ...overrides,
});

export const makeStoredCalendarEntry = (overrides: StoredDocument = {}): StoredDocument => ({
  ...toStoredDocument(makeCalendarEntry(), toTimestamp),
  ...overrides,
});

export const makeStoredProgram = (overrides: StoredDocument = {}): StoredDocument => ({
  ...toStoredDocument(makeProgram({ id: 'U15' }), toTimestamp),
  ...overrides,
});

// `imageURL` is empty below. The addresses of images have their own test cases.

export const makeStoredBanner = (overrides: StoredDocument = {}): StoredDocument => ({
  ...toStoredDocument(makeBanner({ imageURL: '' }), toTimestamp),
  ...overrides,
});

export const makeStoredCarouselItem = (overrides: StoredDocument = {}): StoredDocument => ({
  ...toStoredDocument(makeCarouselItem({ imageURL: '' }), toTimestamp),
  ...overrides,
});
