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

describe('an entry that changes', () => {
  const later = monday + 2 * hour;
  /**
   * Reads entries `a` and `b`, then `b` with this entry in place of `a`. Returns the site's entry
   * of `a` after each of the two readings.
   */
  const replaceFirstEntry = async (entry: TestEntry, now = later) => {
    await readEntries([{ uid: 'a' }, { uid: 'b', day: 20 }]);
    const before = (await listEntries())[0];
    await readEntries([entry, { uid: 'b', day: 20 }], now);
    const after = (await listEntries()).find(({ _id }) => _id === before?._id);
    return { before, after };
  };

  it('is marked as cancelled, with the time of the change', async () => {
    const { after } = await replaceFirstEntry({ uid: 'a', title: 'ANNULÉ - U15 pratique' });
    expect(after).toMatchObject({
      state: 'cancelled',
      change: 'cancelled',
      sequence: 1,
      changedAt: new Date(later).toISOString(),
    });
  });

  it('is marked as cancelled by its status', async () => {
    const { after } = await replaceFirstEntry({ uid: 'a', lines: ['STATUS:CANCELLED'] });
    expect(after).toMatchObject({ state: 'cancelled', change: 'cancelled' });
  });

  it('keeps its id and its earlier start when it moves', async () => {
    const { before, after } = await replaceFirstEntry({ uid: 'a', day: 4 });
    expect(after).toMatchObject({
      change: 'time',
      start: new Date(getStart(4)).toISOString(),
      previousStart: before?.start,
      changedAt: new Date(later).toISOString(),
    });
    expect(await listEntries()).toHaveLength(2);
  });

  it('is marked as having another place', async () => {
    const { after } = await replaceFirstEntry({ uid: 'a', lines: ['LOCATION:Aréna de Laval'] });
    expect(after).toMatchObject({ change: 'place', placeText: 'Aréna de Laval' });
  });

  it('is not marked as changed after a corrected title', async () => {
    const { after } = await replaceFirstEntry({ uid: 'a', title: 'U15 Pratique!' });
    expect(after).toMatchObject({ change: 'none', changedAt: null, sequence: 1 });
  });

  it('is marked as restored when its title no longer says ANNULÉ', async () => {
    await replaceFirstEntry({ uid: 'a', title: 'ANNULÉ - U15 pratique' });
    await readEntries([{ uid: 'a' }, { uid: 'b', day: 20 }], later + hour);
    expect((await listEntries())[0]).toMatchObject({
      state: 'planned',
      change: 'restored',
      sequence: 2,
    });
  });

  it('is marked as removed when it disappears from the feed, and is deleted a day after its start', async () => {
    const { after } = await replaceFirstEntry({ uid: 'c', day: 10 });
    expect(after).toMatchObject({ state: 'removed', change: 'cancelled' });
    await readEntries(
      [
        { uid: 'c', day: 10 },
        { uid: 'b', day: 20 },
      ],
      getStart(1) + 23 * hour,
    );
    expect((await listEntries())[0]?._id).toBe(after?._id);
    await readEntries(
      [
        { uid: 'c', day: 10 },
        { uid: 'b', day: 20 },
      ],
      getStart(1) + 25 * hour,
    );
    expect((await listEntries()).map(({ _id }) => _id)).not.toContain(after?._id);
  });

  it('is planned again when it is back in the feed', async () => {
    await replaceFirstEntry({ uid: 'c', day: 10 });
    await readEntries([{ uid: 'a' }, { uid: 'b', day: 20 }], later + hour);
    expect((await listEntries())[0]).toMatchObject({ state: 'planned', change: 'restored' });
  });

  it('is deleted, not struck out, when it becomes private', async () => {
    await replaceFirstEntry({ uid: 'a', lines: ['CLASS:PRIVATE'] });
    expect((await listEntries()).map(({ start }) => start)).toEqual([
      new Date(getStart(20)).toISOString(),
    ]);
  });

  it('is deleted when it becomes private after it was struck out', async () => {
    await replaceFirstEntry({ uid: 'c', day: 10 });
    const privateEntry = { uid: 'a', lines: ['CLASS:PRIVATE'] };
    await readEntries([privateEntry, { uid: 'b', day: 20 }, { uid: 'c', day: 10 }], later + hour);
    expect((await listEntries()).map(({ start }) => start)).toEqual([
      new Date(getStart(10)).toISOString(),
      new Date(getStart(20)).toISOString(),
    ]);
  });

  it('stays as it was when it becomes unreadable', async () => {
    const { before, after } = await replaceFirstEntry({ uid: 'a', lines: ['RRULE:FREQ=HOURLY'] });
    expect(before).toBeDefined();
    expect(after).toEqual(before);
  });

  it('is deleted at once if it disappears within an hour of its first reading', async () => {
    await replaceFirstEntry({ uid: 'c', day: 10 }, monday + 30 * minute);
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
  const summarize = (entries: readonly CalendarEntry[]) =>
    entries.map(({ _id, start }) => ({ _id, start }));

  it('keeps the ids of its entries when the entire series moves by an hour', async () => {
    await readEntries([makeSeries('a', { count: 10 })]);
    const before = await listEntries();
    await readEntries([makeSeries('a', { count: 10, delayHours: 1 })], monday + 2 * hour);
    const after = await listEntries();
    expect(after.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
    expect(after.every(({ change }) => change === 'time')).toBe(true);
    expect(after.map(({ previousStart }) => previousStart)).toEqual(
      before.map(({ start }) => start),
    );
    // The next reading changes nothing more.
    await readEntries([makeSeries('a', { count: 10, delayHours: 1 })], monday + 3 * hour);
    expect(summarize(await listEntries())).toEqual(summarize(after));
  });

  it('keeps a moved entry as it was when its override becomes unreadable, and deletes one that becomes private', async () => {
    const series = makeSeries('a', { count: 3 });
    const overrideMoved = (lines: readonly string[]): TestEntry => ({ uid: 'a', day: 9, lines });
    const replacedTime = `RECURRENCE-ID:${toIcalTime(getStart(8))}`;
    await readEntries([series, overrideMoved([replacedTime])]);
    const before = await listEntries();
    expect(before.map(({ start }) => start)).toContain(new Date(getStart(9)).toISOString());
    await readEntries(
      [series, overrideMoved([replacedTime, 'EXRULE:FREQ=DAILY'])],
      monday + 2 * hour,
    );
    expect(await listEntries()).toEqual(before);
    await readEntries([series, overrideMoved([replacedTime, 'CLASS:PRIVATE'])], monday + 3 * hour);
    expect((await listEntries()).map(({ start }) => start)).toEqual(
      [1, 15].map((day) => new Date(getStart(day)).toISOString()),
    );
  });

  it('keeps its ids when it moves to another day of the week', async () => {
    await readEntries([makeSeries('a', { count: 10 })]);
    const before = await listEntries();
    await readEntries([makeSeries('a', { count: 10, delayHours: 48 })], monday + 2 * hour);
    const after = await listEntries();
    expect(after.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
  });

  it('keeps its ids when Google splits it', async () => {
    await readEntries([makeSeries('a', { count: 10 })]);
    const before = await listEntries();
    const rest = makeSeries('a_R20261208T230000', { count: 8, delayHours: 1, delayWeeks: 2 });
    await readEntries([makeSeries('a', { count: 2 }), rest], monday + 2 * hour);
    const after = await listEntries();
    expect(after.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
    expect(after.map(({ change }) => change)).toEqual([
      ...['none', 'none'],
      ...Array<string>(8).fill('time'),
    ]);
  });
});
