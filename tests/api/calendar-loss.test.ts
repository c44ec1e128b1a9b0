import { describe, expect, it } from 'vitest';
import {
  makeEntries,
  makeTestFeed,
  monday,
  getStart,
  openCalendarTestBed,
  type TestEntry,
} from './calendar-test-bed.ts';
import { hour, minute } from './mail-test-bed.ts';

const { db, server, read, readEntries, listEntries, listWriteTimes, getStatus } =
  openCalendarTestBed('calendar-loss');

/** Accepts a loss or a change, as staff do. */
const acceptLoss = () => db.doc('calendarState/feed').update({ 'heldLoss.isAccepted': true });

// A reading finds that many upcoming entries are missing from the feed. The site keeps them until
// staff accept the loss, or until eight readings in a row have found it.
describe('a sudden loss of entries', () => {
  const allEntries = makeEntries(20);
  const someEntries = allEntries.slice(0, 5);
  const noEntries: TestEntry[] = [];
  const listStates = async () => (await listEntries()).map(({ state }) => state);

  it.each([
    ['most entries', someEntries, 15],
    ['all entries', noEntries, 20],
  ])('is held back if %s are missing, and staff see which', async (_, rest, affected) => {
    await readEntries(allEntries);
    const before = await listWriteTimes();
    const later = monday + hour + minute;
    expect(await readEntries(rest, later)).toBe('loss-held-back');
    expect(await listWriteTimes()).toEqual(before);
    const { heldLoss, problem } = await getStatus(later);
    expect(problem).toBe('loss-held-back');
    expect(heldLoss).toMatchObject({
      affected,
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
    expect((await getStatus()).heldLoss).toMatchObject({ affected: 20, readings: 1 });
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

// A reading finds every entry, but most of them with another meaning, as after a change of the
// calendar's settings. The site keeps them as they were.
describe('a sudden change of most entries', () => {
  const entries = makeEntries(20).map((entry, index): TestEntry => ({
    ...entry,
    title: `U${13 + (index % 5)} pratique`,
    lines: ['LOCATION:Pierrefonds'],
  }));
  const feed = makeTestFeed(entries).toString();
  const replace = (pattern: RegExp, text: string) => feed.replaceAll(pattern, text);
  const later = monday + 2 * hour;
  const readText = (body: string, now = later) => {
    server.response = { body };
    return read(now);
  };
  const allBusy = replace(/SUMMARY:.*/gu, 'SUMMARY:Busy').replaceAll(/LOCATION:.*\r\n/gu, '');
  const someBusy = allBusy.split('BEGIN:VEVENT').slice(0, 12).join('BEGIN:VEVENT');
  const someDetails = feed.split('BEGIN:VEVENT').slice(12).join('BEGIN:VEVENT');
  const nextMonth = makeTestFeed(
    entries.map((entry) => ({ ...entry, day: (entry.day ?? 0) + 30 })),
  );

  it.each([
    ['are only busy', allBusy, { private: 20 }],
    ['are only busy, in French', replace(/SUMMARY:.*/gu, 'SUMMARY:Occupé(e)'), { private: 20 }],
    ['are private', replace(/SUMMARY:/gu, 'CLASS:PRIVATE\r\nSUMMARY:'), { private: 20 }],
    ['are only busy for more than half', `${someBusy}BEGIN:VEVENT${someDetails}`, { private: 11 }],
    ['have one title', replace(/SUMMARY:.*/gu, 'SUMMARY:Volleyball'), { title: 20 }],
    ['have no team', replace(/SUMMARY:U1\d/gu, 'SUMMARY:'), { title: 20 }],
    ['have no kind', replace(/ pratique/gu, ''), { title: 20 }],
    ['have no place', replace(/LOCATION:.*\r\n/gu, ''), { place: 20 }],
    ['last all day', replace(/(DTSTART|DTEND):(\d{8})T\w+/gu, '$1;VALUE=DATE:$2'), { hours: 20 }],
    ['have no end', replace(/DTEND:.*\r\n/gu, ''), { hours: 20 }],
    ['are another calendar’s', replace(/UID:/gu, 'UID:other-'), { 'other-calendar': 20 }],
  ])('is held back until staff accept it if they %s', async (_, body, causes) => {
    await readText(feed, monday);
    const before = await listWriteTimes();
    for (let reading = 0; reading < 9; reading += 1) {
      expect(await readText(body, later + reading * 15 * minute)).toBe('change-held-back');
    }
    expect(await listWriteTimes()).toEqual(before);
    const { heldLoss, problem } = await getStatus();
    expect(problem).toBe('change-held-back');
    const changes = Object.entries(causes).map(([cause, count]) => ({ cause, count }));
    expect(heldLoss).toMatchObject({ known: 20, waitsForStaff: true, readings: 9, changes });
    await acceptLoss();
    expect(await readText(body, later + 3 * hour)).toBe('read');
    expect(await readText(body, later + 4 * hour)).toBe('read');
  });

  it.each([
    ['hours', replace(/T230000Z/gu, 'T200000Z'), 'other-time'],
    ['days', nextMonth.toString(), 'other-time'],
    ['places', replace(/LOCATION:.*/gu, 'LOCATION:Gymnase de Laval'), 'other-place'],
    ['teams', replace(/SUMMARY:U1[3-6]/gu, 'SUMMARY:U17'), 'other-title'],
    ['kinds', replace(/pratique/gu, 'match'), 'other-title'],
  ])('to other %s is held back, and applied at the eighth reading', async (_, body, cause) => {
    await readText(feed, monday);
    const outcomes: string[] = [];
    for (let reading = 0; reading < 8; reading += 1) {
      outcomes.push(await readText(body, later + reading * 15 * minute));
      const changes = (await getStatus()).heldLoss?.changes;
      expect(changes?.map((one) => one.cause) ?? [cause]).toEqual([cause]);
    }
    expect(outcomes).toEqual([...Array<string>(7).fill('change-held-back'), 'read']);
  });

  it('shows staff what was there and what is there now', async () => {
    await readText(feed, monday);
    await readText(
      replace(/SUMMARY:.*/gu, 'SUMMARY:Volleyball').replaceAll('T230000Z', 'T200000Z'),
    );
    const { heldLoss } = await getStatus();
    expect(heldLoss?.changes).toEqual([
      { cause: 'title', count: 20 },
      { cause: 'other-time', count: 20 },
    ]);
    expect(heldLoss?.entries[0]).toEqual({
      title: 'U13 pratique',
      start: '2026-11-24T23:00:00.000Z',
      newTitle: 'Volleyball',
      newStart: '2026-11-24T20:00:00.000Z',
    });
  });

  it('for another reason than the accepted one is held back again', async () => {
    await readText(feed, monday);
    await readText(replace(/T230000Z/gu, 'T200000Z'));
    await acceptLoss();
    expect(await readText(allBusy, later + hour)).toBe('change-held-back');
  });

  it.each([
    ['a few entries become private', feed.replace(/SUMMARY:U13.*/u, 'SUMMARY:Busy')],
    ['every entry says more than before', replace(/SUMMARY:/gu, 'SUMMARY:DEV1, ')],
    ['titles are only corrected', replace(/ pratique/gu, ' : Pratique!')],
  ])('is not assumed if %s', async (_, body) => {
    await readText(feed, monday);
    expect(await readText(body)).toBe('read');
  });

  it('is over when the details are back', async () => {
    await readText(feed, monday);
    await readText(allBusy);
    expect(await readText(feed, later + hour)).toBe('read');
    expect(await getStatus()).toMatchObject({ heldLoss: null, problem: null });
  });
});
