import './functions-environment.ts';
import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import type { ChangeValues } from '@club/domain/calendar/entry-change';
import { noticeId } from '@club/domain/content/notice';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  changeEntryByStaff,
  undoChangeByStaff,
} from '../../functions/src/calendar/change-by-staff.ts';
import { listTonight } from '../../functions/src/calendar/list-tonight.ts';
import { getStart, monday, openCalendarTestBed, type TestEntry } from './calendar-test-bed.ts';
import { dayMs } from '@club/domain/day';
import { hour, minute } from './mail-test-bed.ts';

const { db, readEntries, listEntries, listWriteTimes } = openCalendarTestBed('entry-changes');
const staff = { uid: 'maude', email: 'maude@example.org', name: 'Maude' };
const colleague = { uid: 'luc', email: 'luc@example.org', name: 'Luc' };
const later = monday + hour;

const cancelled: ChangeValues = {
  isCancelled: true,
  placeText: null,
  times: null,
  reason: 'Gym flooded',
  reason_fr: 'Gymnase inondé',
};
const moved: ChangeValues = { ...cancelled, isCancelled: false };
const otherPlace = { ...moved, placeText: 'Sainte-Catherine' };
const otherTime = {
  ...moved,
  times: {
    start: new Date(getStart(1) + hour).toISOString(),
    end: new Date(getStart(1) + 2 * hour).toISOString(),
  },
};
const noticeText = { notice: 'U15: cancelled tonight', notice_fr: 'U15 : annulé ce soir' };
const makeNotice = (updatedAt?: string) => ({
  ...noticeText,
  noticeDisplay: true,
  showUntil: new Date(getStart(1) + 2 * hour).toISOString(),
  ...(updatedAt !== undefined && { updatedAt }),
});

const entries: readonly TestEntry[] = [
  { uid: 'a', title: 'U15 - Pratique - Pierrefonds' },
  { uid: 'b', title: 'U16 pratique', day: 20 },
];
const getFirstEntry = async (): Promise<CalendarEntry> => {
  const [entry] = await listEntries();
  if (!entry) throw new Error('no entry');
  return entry;
};
/** Reads two entries, and changes the first. */
async function readAndChange(change: ChangeValues, notice = false) {
  await readEntries(entries);
  const entry = await getFirstEntry();
  const input = { ...change, updatedAt: entry.updatedAt, notice: notice ? makeNotice() : null };
  const call = { id: entry._id, input, staff, now: later };
  return { entry, call, result: await changeEntryByStaff(db, call) };
}
const listChanges = async () => (await db.collection('entryChanges').get()).docs;
const count = async (collection: string) => (await db.collection(collection).get()).size;
const getNotice = async () => (await db.doc(`notices/${noticeId}`).get()).data();
const undo = (call: { id: string }, at: string, now = later) =>
  undoChangeByStaff(db, { id: call.id, at, staff, now });

describe('an entry that staff cancel', () => {
  it('is cancelled at once with its reason, and no later reading of the calendar changes that', async () => {
    const { result } = await readAndChange(cancelled);
    expect(result.entry).toMatchObject({
      state: 'cancelled',
      change: 'cancelled',
      reason: 'Gym flooded',
      reason_fr: 'Gymnase inondé',
      sequence: 1,
    });
    expect(await getFirstEntry()).toEqual(result.entry);
    const written = await listWriteTimes();
    for (const hours of [2, 3]) await readEntries(entries, monday + hours * hour);
    // The day after, the past entry is still on the site, and still cancelled.
    await readEntries(entries, monday + 2 * dayMs);
    expect(await listWriteTimes()).toEqual(written);
  });

  it('stays cancelled when the calendar changes something else, and follows it after the calendar says the same', async () => {
    await readAndChange(cancelled);
    const rest = entries.slice(1);
    await readEntries([{ uid: 'a', title: 'U15 - Pratique!' }, ...rest], later + hour);
    expect(await getFirstEntry()).toMatchObject({ state: 'cancelled', title: 'U15 - Pratique!' });
    expect(await listChanges()).toHaveLength(1);
    await readEntries([{ uid: 'a', title: 'ANNULÉ - U15 - Pratique' }, ...rest], later + 2 * hour);
    expect(await getFirstEntry()).toMatchObject({ state: 'cancelled', reason: 'Gym flooded' });
    expect(await listChanges()).toEqual([]);
    await readEntries(entries, later + 3 * hour);
    expect(await getFirstEntry()).toMatchObject({ state: 'planned', reason: '' });
  });

  it('stays struck out with its reason when it is deleted from the calendar, and the change ends', async () => {
    await readAndChange(cancelled);
    await readEntries(entries.slice(1), later + hour);
    expect(await getFirstEntry()).toMatchObject({ state: 'removed', reason: 'Gym flooded' });
    expect(await listChanges()).toEqual([]);
  });

  it('leaves the list of changes once it is over, and its change is deleted with the entry', async () => {
    await readAndChange(cancelled);
    expect((await listTonight(db, later)).changes).toMatchObject([
      {
        by: 'maude@example.org',
        titleToEnter: 'ANNULÉ - U15 - Pratique - Pierrefonds',
        calendar: { state: 'planned' },
      },
    ]);
    expect((await listTonight(db, monday + 2 * dayMs)).changes).toEqual([]);
    await readEntries(entries, monday + 9 * dayMs);
    expect(await listChanges()).toEqual([]);
  });
});

describe('an entry that staff move', () => {
  it('has its new place in its title too, until the calendar has that place', async () => {
    const { result } = await readAndChange(otherPlace);
    const place = { place: 'southshore', placeText: 'Sainte-Catherine', change: 'place' };
    const title = 'U15 - Pratique - Sainte-Catherine';
    expect(result.entry).toMatchObject({ ...place, title });
    await readEntries(entries, later + hour);
    expect(await getFirstEntry()).toMatchObject({ ...place, title });
    await readEntries([{ uid: 'a', title }, ...entries.slice(1)], later + 2 * hour);
    expect(await listChanges()).toEqual([]);
    expect(await getFirstEntry()).toEqual(result.entry);
  });

  it('has its new time and its earlier one, and may then be cancelled too', async () => {
    const { call, result } = await readAndChange(otherTime);
    expect(result.entry).toMatchObject({ ...otherTime.times, change: 'time' });
    expect(result.entry.previousStart).toBe(new Date(getStart(1)).toISOString());
    await readEntries(entries, later + hour);
    expect(await getFirstEntry()).toEqual(result.entry);
    const input = {
      ...otherTime,
      isCancelled: true,
      updatedAt: result.entry.updatedAt,
      notice: null,
    };
    const second = await changeEntryByStaff(db, { ...call, input, now: later + hour });
    expect(second.entry).toMatchObject({ state: 'cancelled', ...otherTime.times });
    const undone = await undo(call, second.at, later + 2 * hour);
    expect(undone.entry).toMatchObject({ state: 'planned', ...otherTime.times });
    const undoneAgain = await undo(call, result.at, later + 2 * hour);
    expect(undoneAgain.entry.start).toBe(new Date(getStart(1)).toISOString());
  });
});

describe('an undo', () => {
  it('within minutes restores the entry without a mark, and the urgent notice', async () => {
    const { entry, call, result } = await readAndChange(cancelled, true);
    expect(await getNotice()).toMatchObject({ ...noticeText, noticeDisplay: true });
    const undone = await undo(call, result.at);
    const { state, change, changedAt, reason } = undone.entry;
    expect({ state, change, changedAt, reason }).toEqual({
      state: 'planned',
      change: entry.change,
      changedAt: null,
      reason: '',
    });
    expect(undone.isNoticeKept).toBe(false);
    expect(await getNotice()).toMatchObject({ notice: '', noticeDisplay: false });
    expect(await undo(call, result.at)).toMatchObject({ entry: undone.entry });
    await readEntries(entries, later + hour);
    expect(await getFirstEntry()).toEqual(undone.entry);
  });

  it('later marks the entry as restored, and keeps a notice that somebody has changed since', async () => {
    const { call, result } = await readAndChange(cancelled, true);
    await db.doc(`notices/${noticeId}`).update({ notice: 'Other', updatedAt: Timestamp.now() });
    const undone = await undo(call, result.at, later + 20 * minute);
    expect(undone).toMatchObject({ entry: { change: 'restored' }, isNoticeKept: true });
    expect(await getNotice()).toMatchObject({ notice: 'Other', noticeDisplay: true });
  });
});

describe('two staff', () => {
  it('who cancel the same entry at once cause one change, one notice and one log entry of each', async () => {
    await readEntries(entries);
    const { _id: id, updatedAt } = await getFirstEntry();
    const input = { ...cancelled, updatedAt, notice: makeNotice() };
    const results = await Promise.all(
      [staff, colleague, staff].map((one) =>
        changeEntryByStaff(db, { id, input, staff: one, now: later }),
      ),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(await getFirstEntry()).toMatchObject({ sequence: 1 });
    expect([await count('entryChanges'), await count('history'), await count('activity')]).toEqual([
      1, 1, 2,
    ]);
  });

  it('who change an entry differently get a conflict, and so does a change of an unseen notice', async () => {
    const { call } = await readAndChange(cancelled, true);
    const conflict = { body: { error: 'conflict' } };
    const other = { ...call, input: { ...call.input, reason: 'Coach is ill' } };
    await expect(changeEntryByStaff(db, other)).rejects.toMatchObject(conflict);
    const second = (await listEntries())[1];
    const input = { ...cancelled, updatedAt: second?.updatedAt ?? '', notice: makeNotice() };
    const unseen = { ...call, id: second?._id ?? '', input };
    await expect(changeEntryByStaff(db, unseen)).rejects.toMatchObject(conflict);
    expect((await listEntries())[1]).toMatchObject({ state: 'planned' });
    const over = { ...call, input: { ...other.input }, now: monday + 3 * dayMs };
    await expect(changeEntryByStaff(db, over)).rejects.toMatchObject(conflict);
  });

  it('may change an entry while the calendar is read, and the reading keeps the change', async () => {
    await readEntries(entries);
    const { _id: id, updatedAt } = await getFirstEntry();
    const input = { ...cancelled, updatedAt, notice: null };
    const rest = entries.slice(1);
    await Promise.all([
      readEntries([{ uid: 'a', title: 'U15 - Pratique - Laval' }, ...rest], later),
      changeEntryByStaff(db, { id, input, staff, now: later }),
    ]);
    await expect.poll(getFirstEntry).toMatchObject({ state: 'cancelled', reason: 'Gym flooded' });
  });
});
