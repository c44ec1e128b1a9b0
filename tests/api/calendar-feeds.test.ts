import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { makeCalendarFeedPath, calendarFeeds } from '@club/domain/calendar/calendar-feeds';
import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import { dayMs } from '@club/domain/day';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { toStoredDocument } from '../../emulators/demo/to-stored-document.ts';
import { getDatabase } from './admin.ts';
import { calendarApps, type AppEvent } from './calendar-apps.ts';
import { callApi, origin } from './http.ts';

const hourMs = dayMs / 24;
/** Returns the instant `ms` milliseconds from now, at a full second. */
const makeInstant = (ms: number): string =>
  new Date(Math.floor(Date.now() / 1000) * 1000 + ms).toISOString();

const storedIds = new Set<string>();
const getEntryReference = (id: string) => getDatabase().doc(`calendarEntries/${id}`);

/** Stores an entry: by default, a practice of U15 that begins in two days. */
async function storeEntry(id: string, overrides: Partial<CalendarEntry> = {}) {
  const start = overrides.start ?? makeInstant(2 * dayMs);
  const entry = makeCalendarEntry({
    _id: id,
    start,
    end: new Date(Date.parse(start) + 2 * hourMs).toISOString(),
    updatedAt: makeInstant(0),
    ...overrides,
  });
  const toTimestamp = (instant: string) => Timestamp.fromDate(new Date(instant));
  storedIds.add(id);
  await getEntryReference(id).set(toStoredDocument(entry, toTimestamp));
  return entry;
}

afterEach(async () => {
  await Promise.all([...storedIds].map((id) => getEntryReference(id).delete()));
  storedIds.clear();
});

const getUid = (id: string) => `${id}@127.0.0.1`;
const callFeed = (feed: string, headers: Record<string, string> = {}) =>
  callApi(makeCalendarFeedPath(feed), { headers });

describe.each(calendarApps)('a family whose calendar app reads with $name', (app) => {
  const readFeed = async (feed: string): Promise<readonly AppEvent[]> =>
    app.readEvents((await callFeed(feed)).text);
  const findEvent = async (feed: string, id: string) =>
    (await readFeed(feed)).find(({ uid }) => uid === getUid(id));

  it('gets their team’s entries at the right time, with special characters intact', async () => {
    const title =
      'U15 ; Éloïse, 🏐 tournoi à Saint-Hyacinthe « l’été » et un très long titre \\ fin';
    const { start } = await storeEntry('feed-timed', { title, sequence: 3 });
    expect(await findEvent('u15', 'feed-timed')).toEqual({
      uid: getUid('feed-timed'),
      title,
      start,
      isAllDay: false,
      sequence: 3,
    });
  });

  it('gets an entry without times as an all-day entry on its first day', async () => {
    const firstDay = makeInstant(9 * dayMs).slice(0, 10);
    const start = `${firstDay}T05:00:00.000Z`;
    await storeEntry('feed-day', { firstDay, lastDay: firstDay, start });
    expect(await findEvent('u15', 'feed-day')).toMatchObject({ start: firstDay, isAllDay: true });
  });

  it('gets only their team’s entries and the entries for everyone', async () => {
    await storeEntry('feed-u15');
    await storeEntry('feed-dev1', { teams: ['dev1'] });
    await storeEntry('feed-everyone', {
      teams: ['u15', 'u16', 'dev1', 'dev2'],
      isForEveryone: true,
    });
    await storeEntry('feed-no-team', { teams: [], needsReview: true });
    const listTestIds = async (feed: string) =>
      (await readFeed(feed))
        .map(({ uid }) => uid.split('@')[0] ?? '')
        .filter((id) => storedIds.has(id))
        .toSorted();
    expect(await listTestIds('u15')).toEqual(['feed-everyone', 'feed-u15']);
    expect(await listTestIds('dev')).toEqual(['feed-dev1', 'feed-everyone']);
    expect(await listTestIds('dev2')).toEqual(['feed-everyone']);
    expect(await listTestIds('all')).toEqual([...storedIds].toSorted());
  });

  it('sees a moved entry once, at its new time, when the app reads the feed again', async () => {
    await storeEntry('feed-moved');
    const earlierEvents = await readFeed('u15');
    const { start } = await storeEntry('feed-moved', {
      start: makeInstant(3 * dayMs),
      sequence: 1,
    });
    const laterEvents = await readFeed('u15');
    const events = new Map([...earlierEvents, ...laterEvents].map((event) => [event.uid, event]));
    expect(events.get(getUid('feed-moved'))).toMatchObject({ start, sequence: 1 });
    expect(events.size).toBe(laterEvents.length);
  });

  it.each([
    [-25, true],
    [-27, false],
  ])(
    'reads ANNULÉ in the title of a cancelled entry, until a day after its end: %i hours after its start, %s',
    async (hours, isListed) => {
      const title = 'U15 - Match';
      const start = makeInstant(hours * hourMs);
      await storeEntry('feed-cancelled', { title, state: 'cancelled', start });
      const event = await findEvent('u15', 'feed-cancelled');
      expect(event?.title).toBe(isListed ? `ANNULÉ – ${title}` : undefined);
    },
  );
});

describe('a calendar feed', () => {
  it.each(calendarFeeds)(
    'of %s is a complete calendar, and comes without a cookie',
    async (feed) => {
      const { status, headers, text } = await callFeed(feed);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(headers.get('set-cookie')).toBeNull();
      // A change of staff must be in the feed within ten seconds.
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/su);
    },
  );

  it('has the same bytes and ETag until an entry changes', async () => {
    const entry = await storeEntry('feed-etag');
    const [first, second] = [await callFeed('u15'), await callFeed('u15')];
    expect(second.text).toBe(first.text);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/u);

    const sameFeed = await callFeed('u15', { 'If-None-Match': `W/${etag}` });
    expect([sameFeed.status, sameFeed.text]).toEqual([304, '']);
    expect(sameFeed.headers.get('etag')).toBe(etag);

    await storeEntry('feed-etag', {
      ...entry,
      title: 'U15 - Match',
      updatedAt: makeInstant(1000),
    });
    const newFeed = await callFeed('u15', { 'If-None-Match': etag });
    expect(newFeed.status).toBe(200);
    expect(newFeed.text).toContain('SUMMARY:U15 - Match\r\n');
    expect(newFeed.headers.get('etag')).not.toBe(etag);
  });

  it('responds to HEAD with the headers only', async () => {
    const getResponse = await callFeed('u15');
    const { status, headers, text } = await callApi(makeCalendarFeedPath('u15'), {
      method: 'HEAD',
    });
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('etag')).toBe(getResponse.headers.get('etag'));
  });

  it('is found in capitals, and with what a shared link adds to its address', async () => {
    const { text } = await callFeed('u15');
    for (const path of ['/api/calendar/U15.ics', '/api/calendar/u15.ics?fbclid=x'])
      expect((await callApi(path)).text).toBe(text);
  });

  it('is not redirected, nor hidden from Google’s robot', async () => {
    const response = await fetch(origin + makeCalendarFeedPath('all'), { redirect: 'error' });
    expect(response.status).toBe(200);
    const robots = await (await fetch(`${origin}/robots.txt`)).text();
    expect(robots).not.toMatch(/Disallow: \/(?:api.*)?$/mu);
  });

  it.each(['u18', 'everyone', '%2e%2e', 'constructor'])('of %s does not exist', async (feed) => {
    const { status, json } = await callFeed(feed);
    expect([status, json]).toEqual([404, { error: 'not-found' }]);
  });
});
