import { describe, expect, it } from 'vitest';
import {
  makeEntries,
  monday,
  startOf,
  openCalendarTestBed,
  type TestEntry,
} from './calendar-test-bed.ts';
import { hour, minute } from './mail-test-bed.ts';

const { db, readEntries, listEntries, listWriteTimes, getStatus } =
  openCalendarTestBed('calendar-loss');

describe('a sudden loss', () => {
  const all = makeEntries(20);
  const some = all.slice(0, 5);
  const none: TestEntry[] = [];
  const statesOf = async () => (await listEntries()).map(({ state }) => state);
  const accept = async () => {
    const row = db.doc('calendarState/feed');
    await row.update({ 'heldLoss.isAccepted': true });
  };

  it.each([
    ['most entries', some, 15],
    ['all entries', none, 20],
  ])('of %s is held back, and staff see the missing entries', async (_, rest, missing) => {
    await readEntries(all);
    const before = await listWriteTimes();
    const later = monday + hour + minute;
    expect(await readEntries(rest, later)).toBe('loss-held-back');
    expect(await listWriteTimes()).toEqual(before);
    const { heldLoss, problem } = await getStatus(later);
    expect(problem).toBe('loss-held-back');
    expect(heldLoss).toMatchObject({
      missing,
      known: 20,
      readings: 1,
      since: new Date(later).toISOString(),
    });
    expect(heldLoss?.entries[0]?.title).toBe('U15 pratique');
  });

  it('can be accepted by staff', async () => {
    await readEntries(all);
    await readEntries(some, monday + 2 * hour);
    await accept();
    expect(await readEntries(some, monday + 3 * hour)).toBe('read');
    expect((await statesOf()).filter((state) => state === 'removed')).toHaveLength(15);
    expect((await getStatus()).heldLoss).toBeNull();
  });

  it('that grows after it was accepted is held back again', async () => {
    await readEntries(all);
    await readEntries(some, monday + 2 * hour);
    await accept();
    expect(await readEntries(none, monday + 3 * hour)).toBe('loss-held-back');
    expect((await getStatus()).heldLoss).toMatchObject({ missing: 20, readings: 1 });
  });

  it('is accepted at the eighth reading', async () => {
    await readEntries(all);
    const outcomes: string[] = [];
    for (let reading = 1; reading <= 8; reading += 1) {
      outcomes.push(await readEntries(some, monday + hour + reading * 15 * minute));
    }
    expect(outcomes).toEqual([...Array<string>(7).fill('loss-held-back'), 'read']);
  });

  it('is over when the entries are back', async () => {
    await readEntries(all);
    await readEntries(some, monday + 2 * hour);
    await readEntries(all, monday + 3 * hour);
    expect(await getStatus()).toMatchObject({ heldLoss: null, problem: null });
    expect(await statesOf()).toEqual(Array(20).fill('planned'));
  });

  it('is not assumed when few entries disappear, or past ones', async () => {
    await readEntries(all);
    expect(await readEntries(all.slice(4), monday + 2 * hour)).toBe('read');
    // Twelve days later the first twelve entries are over.
    expect(await readEntries(all.slice(12), startOf(12) + 3 * hour)).toBe('read');
  });
});
