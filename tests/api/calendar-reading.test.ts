import type { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { makeEntries, makeTestFeed, monday, openCalendarTestBed } from './calendar-test-bed.ts';
import { minute } from './mail-test-bed.ts';

const { db, server, read, readEntries, listEntries, listWriteTimes, getStatus } =
  openCalendarTestBed('calendar-reading');

describe('a reading', () => {
  it('stores an entry with its team, kind, place and times, and when it was read', async () => {
    expect(await readEntries([{ uid: 'a', title: 'U15 - Pratique - Pierrefonds' }])).toBe('read');
    expect(await listEntries()).toEqual([
      expect.objectContaining({
        title: 'U15 - Pratique - Pierrefonds',
        kind: 'practice',
        state: 'planned',
        teams: ['u15'],
        place: 'west_island',
        start: '2026-11-24T23:00:00.000Z',
        end: '2026-11-25T01:00:00.000Z',
        change: 'none',
        changedAt: null,
        sequence: 0,
      }),
    ]);
    // Visitors read this document. The server's own state is in `calendarState/feed`.
    const reading = await db.doc('calendarStatus/reading').get();
    expect((reading.get('checkedAt') as Timestamp).toMillis()).toBe(monday);
  });

  it('requests the public feed once from Google, with its own user agent', async () => {
    server.requests.length = 0;
    await readEntries([{ uid: 'a' }]);
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/calendar/ical/calendar%40example.org/public/basic.ics',
    ]);
    expect(server.requests[0]?.headers['user-agent']).toContain('club-calendar');
  });

  it('writes only changed entries, whatever their order in the feed', async () => {
    const entries = makeEntries(12);
    await readEntries(entries);
    const before = await listWriteTimes();
    await readEntries(entries.toReversed(), monday + 15 * minute);
    expect(await listWriteTimes()).toEqual(before);
    const changedEntries = entries.map((entry, index) =>
      index === 3 ? { ...entry, title: 'U16 pratique' } : entry,
    );
    await readEntries(changedEntries, monday + 30 * minute);
    const after = await listWriteTimes();
    expect(Object.keys(after).filter((id) => after[id] !== before[id])).toHaveLength(1);
  });

  it('writes more entries than fit in one batch', async () => {
    await readEntries(
      Array.from({ length: 900 }, (_, index) => ({ uid: `many-${index}`, day: index % 100 })),
    );
    expect(await listEntries()).toHaveLength(900);
  });

  it('recognizes the stored entries after the state of the last reading was lost', async () => {
    await readEntries(makeEntries(12));
    await db.doc('calendarState/feed').delete();
    const before = await listWriteTimes();
    await readEntries(makeEntries(11), monday + 15 * minute);
    const after = await listWriteTimes();
    expect(Object.keys(after).filter((id) => after[id] !== before[id])).toHaveLength(1);
    expect((await listEntries()).at(-1)).toMatchObject({ state: 'removed', sequence: 1 });
  });

  it('stores no personal data of an entry', async () => {
    const lines = [
      'ATTENDEE;CN=Marie Tremblay:mailto:marie@example.org',
      'ORGANIZER;CN=Coach Kim:mailto:kim@example.org',
      'DESCRIPTION:Marie\\, 514 555-0199\\, https://meet.google.com/abc-defg-hij',
      'X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij',
      'LOCATION:Pierrefonds https://meet.google.com/abc-defg-hij 514-555-0199',
    ];
    const title = 'U15 pratique marie@example.org (514) 555-0199 https://zoom.us/j/1';
    await readEntries([{ uid: 'marie', title, lines }]);
    const collections = await db.listCollections();
    const documents = await Promise.all(collections.map((one) => one.get()));
    const storedText = JSON.stringify(
      documents.flatMap(({ docs }) => docs.map((doc) => doc.data())),
    );
    expect(storedText).toContain('U15 pratique');
    expect(storedText).not.toMatch(/marie|tremblay|kim|555|meet\.google|zoom|@example/iu);
  });
});

describe('a reading in progress', () => {
  it('causes another reading to be skipped, and staff see that one runs', async () => {
    const { promise: waitFor, resolve } = Promise.withResolvers<undefined>();
    server.response = { body: makeTestFeed(makeEntries(3)), waitFor };
    server.requests.length = 0;
    const firstReading = read(monday);
    await expect.poll(() => server.requests.length).toBe(1);
    expect(await read(monday + minute)).toBe('skipped');
    expect((await getStatus(monday + minute)).isReading).toBe(true);
    resolve(undefined);
    expect(await firstReading).toBe('read');
    expect((await getStatus(monday + minute)).isReading).toBe(false);
  });

  it('blocks other readings for less than 15 minutes if it was interrupted', async () => {
    await db.doc('calendarState/feed').set({ leaseUntil: monday + 150_000 });
    expect(await readEntries(makeEntries(1), monday + 100_000)).toBe('skipped');
    expect(await readEntries(makeEntries(1), monday + 15 * minute)).toBe('read');
  });
});

it('staff see how each title was understood, the unclear ones first', async () => {
  await readEntries([
    { uid: 'a', title: 'U15 - Pratique - Pierrefonds' },
    { uid: 'b', title: 'U15 - Pratique - Pierrefonds', day: 3 },
    { uid: 'c', title: 'U16 pratique', day: 2 },
    { uid: 'd', title: 'U18 pratique Pierrefonds', day: 5 },
    { uid: 'e', title: 'Tournoi U14 – pas de pratique U15', day: 6 },
    { uid: 'f', title: 'Privé', lines: ['CLASS:PRIVATE'] },
  ]);
  const { titles, counts, problemEntries } = await getStatus();
  expect(titles.map(({ title, count, problems }) => [title, count, problems])).toEqual([
    ['U18 pratique Pierrefonds', 1, ['unknown-team']],
    ['Tournoi U14 – pas de pratique U15', 1, ['ambiguous', 'no-place']],
    ['U16 pratique', 1, ['no-place']],
    ['U15 - Pratique - Pierrefonds', 2, []],
  ]);
  // U18 is no team of the club, and the tournament's title is ambiguous: both need a review.
  // A title without a place needs none.
  expect(counts).toEqual({ entries: 5, needReview: 2, problemEntries: 1, omitted: 0 });
  expect(problemEntries).toEqual([{ title: '', reason: 'private' }]);
});
