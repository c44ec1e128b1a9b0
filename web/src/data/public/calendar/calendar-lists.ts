import type { CalendarEntry, CalendarReading } from '@club/domain/calendar/calendar-entry';
import type { ListQuery } from '../../public-queries.ts';
import type { PublicList } from '../use-list.ts';
import { readingQuery } from './calendar-query.ts';

const loadReaders = () => import('../reader/readers.ts');

/** When the server last read the club's calendar; an empty list if it never did. */
export const calendarReading: PublicList<CalendarReading> = {
  key: readingQuery.key,
  loadReader: async () => (await loadReaders()).readers.reading,
};

/** Makes the list of some entries of the club's calendar. */
export const makeEntriesList = (query: ListQuery): PublicList<CalendarEntry> => ({
  key: query.key,
  loadReader: async () => (await loadReaders()).createEntriesReader(query),
});

/** Reads the page of entries after the query's `after`. */
export const readMoreEntries = async (query: ListQuery) => (await loadReaders()).readEntries(query);
