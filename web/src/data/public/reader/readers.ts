import {
  type CalendarEntry,
  calendarEntrySchema,
  calendarReadingSchema,
} from '@club/domain/calendar/calendar-entry';
import { banners } from '@club/domain/content/banner';
import { carousels } from '@club/domain/content/carousel-item';
import { notes } from '@club/domain/content/note';
import { notices } from '@club/domain/content/notice';
import { programs } from '@club/domain/content/program';
import type { ListQuery } from '../../public-queries.ts';
import { readingQuery } from '../calendar/calendar-query.ts';
import type { ListReader } from '../use-list.ts';
import { createReader, makeRowsReader, readPage } from './reader.ts';

// These readers share one chunk: on a phone, a request costs more than a few bytes.

/** The readers of the lists of content, and of the time when the server last read the calendar. */
export const readers = {
  banners: makeRowsReader('banners', banners),
  carousels: makeRowsReader('carousels', carousels),
  notes: makeRowsReader('notes', notes),
  notices: makeRowsReader('notices', notices, { isUrgent: true }),
  programs: makeRowsReader('programs', programs),
  reading: createReader(readingQuery, calendarReadingSchema),
};

/** Makes the reader of some entries of the club's calendar. */
export const createEntriesReader = (query: ListQuery): ListReader<CalendarEntry> =>
  createReader(query, calendarEntrySchema, { hasLaterRows: true });

/** Reads a further page of entries. */
export const readEntries = (query: ListQuery) => readPage(query, calendarEntrySchema);
