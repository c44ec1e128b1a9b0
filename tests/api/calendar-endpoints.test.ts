import { type CalendarStatus, calendarStatusSchema } from '@club/domain/calendar/calendar-status';
import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import { dayMs } from '@club/domain/day';
import * as v from 'valibot';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSeason } from '../../emulators/calendar/season.ts';
import { writeFeed } from '../../emulators/calendar/write-feed.ts';
import { calendarAddress } from '../../emulators/project.ts';
import { getDatabase } from './admin.ts';
import { loadDemoCalendar } from '../../emulators/demo/demo-calendar.ts';
import { callApi } from './http.ts';
import { callAsStaff, postAsStaff } from './identities.ts';

/** What the server knows of its readings. Browsers see only `calendarStatus/reading`. */
const getStateReference = () => getDatabase().doc('calendarState/feed');
/** Replaces the feed of the local calendar. */
const replaceFeed = (body: Buffer) =>
  fetch(`${calendarAddress}/feed`, { method: 'PUT', body: new Uint8Array(body) });
/** Makes the local calendar serve the demo's season again. */
const restoreDemoFeed = () => fetch(`${calendarAddress}/feed`, { method: 'DELETE' });

async function getStatus(): Promise<CalendarStatus> {
  const { json } = await callAsStaff('/api/calendar/status');
  return v.parse(calendarStatusSchema, json);
}
const requestReading = () => postAsStaff('/api/calendar/read');
/** Accepts the sudden loss of entries that a reading found at `since`. */
const acceptLoss = (since: string) => postAsStaff('/api/calendar/accept-loss', { since });

/** Waits until no reading runs, and returns the status. */
async function waitForReading(): Promise<CalendarStatus> {
  return vi.waitFor(
    async () => {
      const status = await getStatus();
      expect(status.isReading).toBe(false);
      return status;
    },
    { timeout: 60_000, interval: 200 },
  );
}
async function readNow(): Promise<CalendarStatus> {
  await waitForReading();
  expect((await requestReading()).status).toBe(200);
  return waitForReading();
}

const listActions = async () => {
  const { docs } = await getDatabase()
    .collection('activity')
    .where('subject.kind', '==', 'calendar')
    .get();
  return docs.map((entry) => entry.get('action') as string);
};

const now = Date.now();
// Without the days off, on which a practice is cancelled.
const season = makeSeason(now, { hasChanges: true }).filter(
  ({ title }) => !title.includes('congé'),
);
// Restores the demo's season, which the browser tests read.
afterAll(async () => {
  await restoreDemoFeed();
  await waitForReading();
  const entries = await getDatabase().collection('calendarEntries').listDocuments();
  await Promise.all([...entries, getStateReference()].map((document) => document.delete()));
  await loadDemoCalendar(getDatabase());
});

describe('staff', () => {
  it('see which titles of the demo’s season were understood, and how', async () => {
    const status = await readNow();
    expect(status).toMatchObject({ problem: null, heldLoss: null });
    expect(status.counts.entries).toBeGreaterThan(200);
    expect(status.titles[0]?.problems).toContain('ambiguous');
    expect(status.titles.find(({ title }) => title.startsWith('U18'))).toMatchObject({
      problems: ['unknown-team', 'no-place'],
      unknownTeams: ['U18'],
    });
  });

  it('can request a reading of the calendar, but not during another, and the log records the request', async () => {
    await waitForReading();
    const before = await listActions();
    await getStateReference().update({ leaseUntil: Date.now() + 60_000 });
    expect((await getStatus()).isReading).toBe(true);
    expect((await requestReading()).status).toBe(409);
    await getStateReference().update({ leaseUntil: 0 });
    expect((await requestReading()).status).toBe(200);
    await waitForReading();
    expect((await listActions()).length - before.length).toBe(1);
  });

  it('can cancel a practice in the calendar, and the next reading keeps the id of its entry', async () => {
    const practiceDay = new Date(now + 9 * dayMs).toISOString().slice(0, 10);
    const entry = { uid: 'extra', title: 'U15 Pratique extra', start: `${practiceDay}T20:00` };
    const readWith = async (title: string) => {
      await replaceFeed(writeFeed([...season, { ...entry, title }], now));
      await readNow();
      const { docs } = await getDatabase()
        .collection('calendarEntries')
        .where('title', '==', title)
        .get();
      return docs.map((doc) => ({ id: doc.id, ...doc.data() }));
    };
    const [plannedEntry] = await readWith('U15 Pratique extra');
    expect(plannedEntry).toMatchObject({ state: 'planned', change: 'none' });
    const [cancelledEntry] = await readWith('ANNULÉ - U15 Pratique extra');
    expect(cancelledEntry).toMatchObject({
      id: plannedEntry?.id,
      state: 'cancelled',
      change: 'cancelled',
    });
    await restoreDemoFeed();
    await readNow();
  });

  it('accept the sudden loss of entries that they have seen, and no other loss', async () => {
    await readNow();
    await replaceFeed(writeFeed(season.slice(0, 3), now));
    const { heldLoss, problem } = await readNow();
    expect(problem).toBe('loss-held-back');
    expect((await acceptLoss('2026-01-01T00:00:00.000Z')).status).toBe(409);
    expect((await acceptLoss(heldLoss?.since ?? '')).status).toBe(200);
    const status = await waitForReading();
    expect(status).toMatchObject({ problem: null, heldLoss: null });
    expect(status.counts.entries).toBeLessThan(100);
    expect((await acceptLoss(heldLoss?.since ?? '')).status).toBe(409);
    expect(await listActions()).toContain('accept-loss');
    await restoreDemoFeed();
    const { counts } = await readNow();
    expect(counts.entries).toBeGreaterThan(200);
  });
});

describe('a change of an entry', () => {
  const id = 'entry-to-cancel';
  const reference = getDatabase().doc(`calendarEntries/${id}`);
  const start = now + 2 * dayMs;
  const updatedAt = '2026-10-05T14:30:00.000Z';
  const cancelled = {
    ...{ isCancelled: true, placeText: null, times: null },
    ...{ reason: 'Gym flooded', reason_fr: 'Gymnase inondé', notice: null, updatedAt },
  };
  const moved = { ...cancelled, isCancelled: false };
  const emptyNotice = {
    ...{ notice: '', notice_fr: '', noticeDisplay: true },
    showUntil: new Date(start).toISOString(),
  };
  const path = `/api/calendar/entries/${id}`;
  const change = (json: object) => callAsStaff(path, { method: 'PUT', json });
  beforeEach(async () => {
    const { _id, ...entry } = makeCalendarEntry();
    await reference.set({
      ...entry,
      start: Timestamp.fromMillis(start),
      end: Timestamp.fromMillis(start + 3_600_000),
      updatedAt: Timestamp.fromDate(new Date(updatedAt)),
    });
  });
  afterEach(async () => {
    await Promise.all([reference.delete(), getDatabase().doc(`entryChanges/${id}`).delete()]);
  });

  it('is in the feed of its team and of the club, with its reason in both languages, until its undo', async () => {
    const { status, json } = await change(cancelled);
    expect(status).toBe(200);
    for (const feed of ['u15', 'all']) {
      const { text } = await callApi(`/api/calendar/${feed}.ics`);
      const event = text.split('BEGIN:VEVENT').find((one) => one.includes(`UID:${id}@`)) ?? '';
      expect(event).toContain('SUMMARY:ANNULÉ – U15 - Pratique - Pierrefonds');
      expect(event).toContain('DESCRIPTION:Gymnase inondé / Gym flooded\\n');
      // The gym of the demo in this place.
      expect(event.replaceAll('\r\n ', '')).toContain(
        'LOCATION:Gymnase de Pierrefonds\\, 1\\, rue de l’Exemple\\, Montréal',
      );
    }
    const tonight = await callAsStaff('/api/calendar/tonight');
    expect(tonight.json).toMatchObject({
      changes: expect.arrayContaining([expect.objectContaining({ _id: id })]) as unknown,
    });
    const { at } = json as { at: string };
    const undone = await postAsStaff(`${path}/undo`, { at });
    expect(undone).toMatchObject({ status: 200, json: { entry: { state: 'planned' } } });
    expect(await listActions()).toEqual(
      expect.arrayContaining(['change-entry', 'undo-entry-change']),
    );
  });

  it.each([
    ['nothing to change', moved],
    ['a start in the past', { ...moved, times: { start: updatedAt, end: updatedAt } }],
    ['too long a reason in French', { ...cancelled, reason_fr: 'x'.repeat(201) }],
    ['too long a reason in English', { ...cancelled, reason: 'x'.repeat(201) }],
    ['an empty place', { ...moved, placeText: ' ' }],
    ['a notice without a text', { ...cancelled, notice: emptyNotice }],
  ])('is refused with %s, and changes nothing', async (_, body) => {
    const { status, json } = await change(body);
    expect([status, json]).toMatchObject([400, { error: 'invalid-body' }]);
    expect((await reference.get()).get('state')).toBe('planned');
  });
});
