import { type CalendarEntry, calendarEntrySchema } from '@club/domain/calendar/calendar-entry';
import { bannerSchema } from '@club/domain/content/banner';
import { carouselItemSchema } from '@club/domain/content/carousel-item';
import { noteSchema } from '@club/domain/content/note';
import { noticeSchema } from '@club/domain/content/notice';
import { programSchema } from '@club/domain/content/program';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import * as v from 'valibot';
import { type ListQuery, publicQueries } from '../../public-queries.ts';
import { readingQuery } from '../calendar/calendar-query.ts';
import type { ListReader } from '../use-list.ts';
import { createReader, readPage } from './reader.ts';

// These readers share one chunk: on a phone, a request costs more than a few bytes.

/** The readers of the lists of content, and of the time when the server last read the calendar. */
export const readers = {
  banners: createReader(publicQueries.banners, bannerSchema, { hasImages: true }),
  carousels: createReader(publicQueries.carousels, carouselItemSchema, { hasImages: true }),
  notes: createReader(publicQueries.notes, noteSchema, { sort: sortByNumber }),
  notices: createReader(publicQueries.notices, noticeSchema, { isUrgent: true }),
  programs: createReader(publicQueries.programs, programSchema),
  reading: createReader(readingQuery, v.object({ checkedAt: v.string() })),
};

/** Makes the reader of some entries of the club's calendar. */
export const createEntriesReader = (query: ListQuery): ListReader<CalendarEntry> =>
  createReader(query, calendarEntrySchema, { hasLaterRows: true });

/** Reads a further page of entries. */
export const readEntries = (query: ListQuery) => readPage(query, calendarEntrySchema);
