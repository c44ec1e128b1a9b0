import { expect, it } from 'vitest';
import { makeEntries, makeTestFeed, monday, openCalendarTestBed } from './calendar-test-bed.ts';
import { hour, minute } from './mail-test-bed.ts';

const { server, read, readEntries, listWriteTimes, getStatus } =
  openCalendarTestBed('calendar-faults');

const goodFeed = makeTestFeed(makeEntries(3));
const page = '<!doctype html><title>Sign in</title>';

it.each([
  ['is private or deleted', { status: 404 }, 'not-public'],
  ['is forbidden', { status: 403 }, 'not-public'],
  ['gets too many requests', { status: 429 }, 'too-many-requests'],
  ['fails', { status: 503 }, 'unavailable'],
  ['has moved', { status: 302, headers: { Location: 'https://example.org' } }, 'unavailable'],
  ['is a page', { type: 'text/html', body: page }, 'not-a-calendar'],
  ['is a page with the content type of a calendar', { body: page }, 'not-a-calendar'],
  ['has the content type of a page', { type: 'text/html', body: goodFeed }, 'not-a-calendar'],
  ['is empty', { body: '' }, 'not-a-calendar'],
  ['is truncated', { body: goodFeed.subarray(0, goodFeed.length - 40) }, 'incomplete'],
  ['is too large', { body: Buffer.alloc(4 * 1024 * 1024 + 1, 'x') }, 'too-large'],
  ['never ends', { body: Buffer.alloc(4 * 1024 * 1024 + 1, 'x'), isEndless: true }, 'too-large'],
])('a feed that %s changes no entry, and staff see why', async (_, response, problem) => {
  await readEntries(makeEntries(3));
  const before = await listWriteTimes();
  server.response = response;
  const later = monday + 15 * minute;
  expect(await read(later)).toBe(problem);
  expect(await listWriteTimes()).toEqual(before);
  expect(await getStatus(later)).toMatchObject({
    problem,
    isReading: false,
    checkedAt: new Date(monday).toISOString(),
    attemptedAt: new Date(later).toISOString(),
  });
  // The next valid feed is read as usual.
  expect(await readEntries(makeEntries(3), later + 15 * minute)).toBe('read');
  expect((await getStatus(later)).problem).toBeNull();
});

it('a feed may have more bytes of past entries than its limit, and staff are warned before it is full', async () => {
  const description = `DESCRIPTION:${'x'.repeat(5_000)}`;
  const makeMany = (count: number, day: number) =>
    Array.from({ length: count }, (_, index) => ({
      uid: `${day} ${index}`,
      day,
      lines: [description],
    }));
  expect(await readEntries([...makeMany(1_000, -400), ...makeEntries(3)])).toBe('read');
  expect((await getStatus()).counts.percentUsed).toBeUndefined();
  expect(await readEntries([...makeMany(700, 900), ...makeEntries(3)])).toBe('read');
  expect((await getStatus()).counts).toMatchObject({ entries: 3, percentUsed: 86 });
  expect(await readEntries(makeMany(1_000, 900))).toBe('too-large');
});

it('a reading keeps the entries of a series that becomes unreadable', async () => {
  await readEntries(makeEntries(3));
  const before = await listWriteTimes();
  const entries = makeEntries(3).map((entry, index) =>
    index === 1 ? { ...entry, lines: ['RRULE:FREQ=HOURLY'] } : entry,
  );
  await readEntries(entries, monday + 2 * hour);
  expect(await listWriteTimes()).toEqual(before);
  expect((await getStatus()).problemEntries).toEqual([
    { title: 'U15 pratique', reason: 'unknown-rule' },
  ]);
});
