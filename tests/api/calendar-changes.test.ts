import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { describe, expect, it } from 'vitest';
import {
  monday,
  getStart,
  openCalendarTestBed,
  type TestEntry,
  toIcalTime,
} from './calendar-test-bed.ts';
import { hour, minute } from './mail-test-bed.ts';

const { readEntries, listEntries } = openCalendarTestBed('calendar-changes');

const later = monday + 2 * hour;
const listStarts = async () => (await listEntries()).map(({ start }) => start);
const toStarts = (days: readonly number[]) =>
  days.map((day) => new Date(getStart(day)).toISOString());

describe('an entry that changes', () => {
  const other: TestEntry = { uid: 'b', day: 20 };
  const added: TestEntry = { uid: 'c', day: 10 };
  /**
   * Reads entries `a` and `b`, then `b` with this entry in place of `a`. Returns the site's entry
   * of `a` after each of the two readings.
   */
  const replaceFirstEntry = async (entry: TestEntry, now = later) => {
    await readEntries([{ uid: 'a' }, other]);
    const before = (await listEntries())[0];
    await readEntries([entry, other], now);
    const after = (await listEntries()).find(({ _id }) => _id === before?._id);
    return { before, after };
  };

  const changedAt = new Date(later).toISOString();
  const [start = '', newStart = ''] = toStarts([1, 4]);
  it.each<[title: string, entry: TestEntry, expected: Partial<CalendarEntry>]>([
    [
      'cancelled by its title, with the time of the change',
      { uid: 'a', title: 'ANNULÉ - U15 pratique' },
      { state: 'cancelled', change: 'cancelled', sequence: 1, changedAt },
    ],
    [
      'cancelled by its status',
      { uid: 'a', lines: ['STATUS:CANCELLED'] },
      { state: 'cancelled', change: 'cancelled' },
    ],
    [
      'moved, with its id and its earlier start',
      { uid: 'a', day: 4 },
      { change: 'time', start: newStart, previousStart: start, changedAt },
    ],
    [
      'having another place',
      { uid: 'a', lines: ['LOCATION:Aréna de Laval'] },
      { change: 'place', placeText: 'Aréna de Laval' },
    ],
    [
      'not changed, after a corrected title',
      { uid: 'a', title: 'U15 Pratique!' },
      { change: 'none', changedAt: null, sequence: 1 },
    ],
  ] as const)('is marked as %s', async (_, entry, expected) => {
    const { after } = await replaceFirstEntry(entry);
    expect(after).toMatchObject(expected);
    expect(await listEntries()).toHaveLength(2);
  });

  it.each([
    ['its title no longer says ANNULÉ', { uid: 'a', title: 'ANNULÉ - U15 pratique' }],
    ['it is back in the feed', added],
  ])('is marked as restored when %s', async (_, entry) => {
    await replaceFirstEntry(entry);
    await readEntries([{ uid: 'a' }, other], later + hour);
    const restored = { state: 'planned', change: 'restored', sequence: 2 };
    expect((await listEntries())[0]).toMatchObject(restored);
  });

  it('is marked as removed when it disappears from the feed, and is deleted a day after its start', async () => {
    const { after } = await replaceFirstEntry(added);
    expect(after).toMatchObject({ state: 'removed', change: 'cancelled' });
    const listIds = async () => (await listEntries()).map(({ _id }) => _id);
    await readEntries([added, other], getStart(1) + 23 * hour);
    expect(await listIds()).toContain(after?._id);
    await readEntries([added, other], getStart(1) + 25 * hour);
    expect(await listIds()).not.toContain(after?._id);
  });

  const privateEntry = { uid: 'a', lines: ['CLASS:PRIVATE'] };

  it('is deleted, not struck out, when it becomes private', async () => {
    await replaceFirstEntry(privateEntry);
    expect(await listStarts()).toEqual(toStarts([20]));
  });

  it('is deleted when it becomes private after it was struck out', async () => {
    await replaceFirstEntry(added);
    await readEntries([privateEntry, other, added], later + hour);
    expect(await listStarts()).toEqual(toStarts([10, 20]));
  });

  it('stays as it was when it becomes unreadable', async () => {
    const { before, after } = await replaceFirstEntry({ uid: 'a', lines: ['RRULE:FREQ=HOURLY'] });
    expect(before).toBeDefined();
    expect(after).toEqual(before);
  });

  it('is deleted at once if it disappears within an hour of its first reading', async () => {
    await replaceFirstEntry(added, monday + 30 * minute);
    expect((await listEntries()).map(({ state }) => state)).toEqual(['planned', 'planned']);
  });
});

describe('a series', () => {
  interface SeriesOptions {
    readonly count: number;
    /** How many hours and weeks after the default start the series begins. */
    readonly delayHours?: number;
    readonly delayWeeks?: number;
  }
  const makeSeries = (
    uid: string,
    { count, delayHours = 0, delayWeeks = 0 }: SeriesOptions,
  ): TestEntry => ({
    uid,
    day: 1 + 7 * delayWeeks + delayHours / 24,
    lines: [`RRULE:FREQ=WEEKLY;COUNT=${count}`],
  });
  const listIds = async () => (await listEntries()).map(({ _id }) => _id);

  it('keeps the ids of its entries when the entire series moves by an hour', async () => {
    await readEntries([makeSeries('a', { count: 10 })]);
    const before = await listEntries();
    const movedSeries = [makeSeries('a', { count: 10, delayHours: 1 })];
    await readEntries(movedSeries, later);
    const after = await listEntries();
    expect(after).toMatchObject(
      before.map(({ _id, start }) => ({ _id, change: 'time', previousStart: start })),
    );
    // The next reading changes nothing more.
    await readEntries(movedSeries, later + hour);
    expect(await listEntries()).toMatchObject(after.map(({ _id, start }) => ({ _id, start })));
  });

  it('keeps a moved entry as it was when its override becomes unreadable, and deletes one that becomes private', async () => {
    const series = makeSeries('a', { count: 3 });
    const overrideMoved = (lines: readonly string[]): TestEntry => ({ uid: 'a', day: 9, lines });
    const replacedTime = `RECURRENCE-ID:${toIcalTime(getStart(8))}`;
    await readEntries([series, overrideMoved([replacedTime])]);
    const before = await listEntries();
    expect(await listStarts()).toEqual(toStarts([1, 9, 15]));
    await readEntries([series, overrideMoved([replacedTime, 'EXRULE:FREQ=DAILY'])], later);
    expect(await listEntries()).toEqual(before);
    await readEntries([series, overrideMoved([replacedTime, 'CLASS:PRIVATE'])], later + hour);
    expect(await listStarts()).toEqual(toStarts([1, 15]));
  });

  it('keeps its ids when it moves to another day of the week', async () => {
    await readEntries([makeSeries('a', { count: 10 })]);
    const before = await listIds();
    await readEntries([makeSeries('a', { count: 10, delayHours: 48 })], later);
    expect(await listIds()).toEqual(before);
  });

  it('keeps its ids when Google splits it', async () => {
    await readEntries([makeSeries('a', { count: 10 })]);
    const before = await listIds();
    const rest = makeSeries('a_R20261208T230000', { count: 8, delayHours: 1, delayWeeks: 2 });
    await readEntries([makeSeries('a', { count: 2 }), rest], later);
    expect(await listIds()).toEqual(before);
    expect((await listEntries()).map(({ change }) => change)).toEqual([
      ...['none', 'none'],
      ...Array<string>(8).fill('time'),
    ]);
  });
});
