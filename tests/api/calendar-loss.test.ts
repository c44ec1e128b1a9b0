import { describe, expect, it } from 'vitest';
import {
  makeEntries,
  monday,
  getStart,
  openCalendarTestBed,
  type TestEntry,
} from './calendar-test-bed.ts';
import { hour, minute } from './mail-test-bed.ts';

const { db, readEntries, listEntries, listWriteTimes, getStatus } =
  openCalendarTestBed('calendar-loss');

// A reading finds that many upcoming entries are missing from the feed. The site keeps them until
// staff accept the loss, or until eight readings in a row have found it.
describe('a sudden loss of entries', () => {
  const allEntries = makeEntries(20);
  const someEntries = allEntries.slice(0, 5);
  const noEntries: TestEntry[] = [];
  const listStates = async () => (await listEntries()).map(({ state }) => state);
  const acceptLoss = async () => {
    const stateReference = db.doc('calendarState/feed');
    await stateReference.update({ 'heldLoss.isAccepted': true });
  };

  it.each([
    ['most entries', someEntries, 15],
    ['all entries', noEntries, 20],
  ])('is held back if %s are missing, and staff see which', async (_, rest, missing) => {
    await readEntries(allEntries);
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
    await readEntries(allEntries);
    await readEntries(someEntries, monday + 2 * hour);
    await acceptLoss();
    expect(await readEntries(someEntries, monday + 3 * hour)).toBe('read');
    expect((await listStates()).filter((state) => state === 'removed')).toHaveLength(15);
    expect((await getStatus()).heldLoss).toBeNull();
  });

  it('that grows after it was accepted is held back again', async () => {
    await readEntries(allEntries);
    await readEntries(someEntries, monday + 2 * hour);
    await acceptLoss();
    expect(await readEntries(noEntries, monday + 3 * hour)).toBe('loss-held-back');
    expect((await getStatus()).heldLoss).toMatchObject({ missing: 20, readings: 1 });
  });

  it('is accepted without staff at the eighth reading that finds the same loss', async () => {
    await readEntries(allEntries);
    const outcomes: string[] = [];
    for (let reading = 1; reading <= 8; reading += 1) {
      outcomes.push(await readEntries(someEntries, monday + hour + reading * 15 * minute));
    }
    expect(outcomes).toEqual([...Array<string>(7).fill('loss-held-back'), 'read']);
  });

  it('is over when the entries are back', async () => {
    await readEntries(allEntries);
    await readEntries(someEntries, monday + 2 * hour);
    await readEntries(allEntries, monday + 3 * hour);
    expect(await getStatus()).toMatchObject({ heldLoss: null, problem: null });
    expect(await listStates()).toEqual(Array(20).fill('planned'));
  });

  it('is not assumed if only a few entries or past entries disappear', async () => {
    await readEntries(allEntries);
    expect(await readEntries(allEntries.slice(4), monday + 2 * hour)).toBe('read');
    // Twelve days later the first twelve entries are over.
    expect(await readEntries(allEntries.slice(12), getStart(12) + 3 * hour)).toBe('read');
  });
});
