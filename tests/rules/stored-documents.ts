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

/** Makes a function that stores the factory's row; its `overrides` replace fields. */
const makeStored =
  (makeRow: () => Parameters<typeof toStoredDocument>[0]) =>
  (overrides: StoredDocument = {}): StoredDocument => ({
    ...toStoredDocument(makeRow(), toTimestamp),
    ...overrides,
  });

// `imageURL` is empty. The addresses of images have their own test cases.
const noImage = { imageURL: '' };
export const makeStoredNote = makeStored(() => makeNote());
export const makeStoredUrgentNotice = makeStored(() => makeNotice());
export const makeStoredCoach = makeStored(() => makeCoach(noImage));
export const makeStoredGym = makeStored(() => makeGym(noImage));
export const makeStoredCalendarEntry = makeStored(() => makeCalendarEntry());
export const makeStoredProgram = makeStored(() => makeProgram({ id: 'U15' }));
export const makeStoredBanner = makeStored(() => makeBanner(noImage));
export const makeStoredCarouselItem = makeStored(() => makeCarouselItem(noImage));
