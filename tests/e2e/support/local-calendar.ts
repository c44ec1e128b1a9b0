import { makeGoogleCalendarLinks } from '@club/domain/calendar/google-calendar-links';
import { dayMs } from '@club/domain/day';
import { calendarAddress } from '../../../emulators/project.ts';
import { demo } from '../../../environments/demo.ts';
import { callApi } from '../../api/http.ts';
import { getStaffToken } from '../../api/identities.ts';
import { expect } from './test.ts';

const { subscription } = makeGoogleCalendarLinks(demo.embeds.calendarId ?? '', 'en');
const feedAddress = calendarAddress + new URL(subscription).pathname;
/** A PUT to this address replaces the feed. A DELETE restores it. */
const feedOverrideAddress = `${calendarAddress}/feed`;

interface AddedEntry {
  readonly uid: string;
  readonly title: string;
  /** In how many days the entry starts. */
  readonly inDays: number;
}

/** Replaces the feed of the local calendar by the demo's season and this entry. */
export async function addEntry({ uid, title, inDays }: AddedEntry): Promise<void> {
  await restoreFeed();
  const feed = await (await fetch(feedAddress)).text();
  const start = new Date(Date.now() + inDays * dayMs).toISOString().replace(/-|:|\.\d+/gu, '');
  const entry = ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:${start}`, `SUMMARY:${title}`];
  const lines = [...entry, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  await fetch(feedOverrideAddress, {
    method: 'PUT',
    body: feed.replace(/END:VCALENDAR\s*$/u, `${lines}\r\n`),
  });
}

/**
 * Restores the demo's season in the local calendar. The next reading deletes the added entry from
 * the site. It does not strike the entry out, because the site had it for less than an hour. Staff
 * need not accept the change: only many missing entries are a sudden loss (`heldLoss`).
 */
export const restoreFeed = () => fetch(feedOverrideAddress, { method: 'DELETE' });

/** Starts a reading of the local calendar, as staff do, and waits for its end. */
export async function readCalendarNow(): Promise<void> {
  const token = await getStaffToken();
  const getStatus = async () => (await callApi('/api/calendar/status', { token })).json;
  const requestReading = async () =>
    (await callApi('/api/calendar/read', { method: 'POST', token })).status;
  // The API responds with 409 while another reading runs.
  await expect.poll(requestReading).toBe(200);
  await expect.poll(getStatus).toMatchObject({ isReading: false, problem: null });
}
