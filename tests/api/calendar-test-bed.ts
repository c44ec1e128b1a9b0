import './functions-environment.ts';
import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { dayMs } from '@club/domain/day';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { getCalendarStatus } from '../../functions/src/calendar/get-status.ts';
import { readCalendar } from '../../functions/src/calendar/read-calendar.ts';
import { makeFeed } from '../../functions/src/calendar/testing/make-feed.ts';
import { FeedServer } from './feed-server.ts';
import { clearDatabase, hour, openSeparateDatabase } from './mail-test-bed.ts';

/** A Monday morning, the default time of a reading. */
export const monday = Date.parse('2026-11-23T12:00:00Z');

/** An entry of the feed, which lasts two hours from 18:00 in Toronto. */
export interface TestEntry {
  readonly uid: string;
  readonly title?: string;
  /** The day of the entry: how many days after `monday`. */
  readonly day?: number;
  /** More lines of the entry in the feed, such as `STATUS:CANCELLED`. */
  readonly lines?: readonly string[];
}

/** Writes an instant as the feed does, such as `20261124T230000Z`. */
export const toIcalTime = (instant: number) =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;

/** Returns the start of an entry, `day` days after `monday`, in milliseconds. */
export const getStart = (day: number): number => monday + day * dayMs + 11 * hour;

const makeLines = ({ uid, title = 'U15 pratique', day = 1, lines = [] }: TestEntry) => [
  `UID:${uid}@google.com`,
  `SUMMARY:${title}`,
  `DTSTART:${toIcalTime(getStart(day))}`,
  `DTEND:${toIcalTime(getStart(day) + 2 * hour)}`,
  ...lines,
];

/** Makes the feed of some entries. */
export const makeTestFeed = (entries: readonly TestEntry[]): Buffer =>
  makeFeed(entries.map(makeLines));

/** Makes entries on consecutive days. */
export const makeEntries = (count: number): TestEntry[] =>
  Array.from({ length: count }, (_, index) => ({ uid: `entry-${index}`, day: 1 + index }));

function toEntry(document: QueryDocumentSnapshot): CalendarEntry {
  const fields = Object.entries(document.data()).map(([name, value]: [string, unknown]) => {
    const isTimestamp = typeof value === 'object' && value !== null && 'toDate' in value;
    return [name, isTimestamp ? (value as Timestamp).toDate().toISOString() : value] as const;
  });
  return { _id: document.id, ...Object.fromEntries(fields) } as CalendarEntry;
}

/** A database and a feed for the tests of one file. */
export function openCalendarTestBed(databaseName: string) {
  const db = openSeparateDatabase(databaseName);
  const server = new FeedServer();
  beforeAll(() => server.open());
  afterAll(() => server.close());
  beforeEach(() => clearDatabase(databaseName));

  return {
    db,
    server,
    /** Reads the feed at an instant. */
    read: (now: number) => readCalendar(db, now),
    /** Serves these entries, and reads them at an instant. */
    readEntries: (entries: readonly TestEntry[], now = monday) => {
      server.response = { body: makeTestFeed(entries) };
      return readCalendar(db, now);
    },
    /** Lists the entries of the site by their start. */
    listEntries: async (): Promise<CalendarEntry[]> => {
      const { docs } = await db.collection('calendarEntries').orderBy('start').get();
      return docs.map(toEntry);
    },
    /** Lists when each entry was last written, by its id. */
    listWriteTimes: async (): Promise<Record<string, string>> => {
      const { docs } = await db.collection('calendarEntries').get();
      const describeTime = ({ seconds, nanoseconds }: Timestamp) => `${seconds} ${nanoseconds}`;
      return Object.fromEntries(docs.map(({ id, updateTime }) => [id, describeTime(updateTime)]));
    },
    getStatus: (now = monday) => getCalendarStatus(db, now),
  };
}
