import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inDays, makeEntryDocument } from '../testing/make-entry-document.ts';
import { renderSite } from '../testing/render-site.tsx';
import type { StoredDocument } from '../testing/stored-document.ts';
import { stubFirestore, waitForReads } from '../testing/stub-firestore.ts';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.useRealTimers();
});

it('a list that was empty at the last visit is not shown again if it cannot be loaded', async () => {
  stubFirestore({});
  const firstVisit = await renderSite('/schedule', 'en');
  await expect
    .element(firstVisit.getByText('Nothing on the schedule right now.').first())
    .toBeVisible();
  await firstVisit.unmount();
  stubFirestore('fails');
  const screen = await renderSite('/schedule', 'en');
  await expect.element(screen.getByText('The schedule can’t be loaded.').first()).toBeVisible();
});

it('the entries loaded with “Show more” stay when the network is back, until the list is five minutes old', async () => {
  const days = Array.from({ length: 20 }, (_, index) => index + 1);
  const queries = stubFirestore({
    calendarEntries: days.map((day) => makeEntryDocument(inDays(day))),
  });
  const countQueries = (collection: string) =>
    queries.filter((query) => query.includes(`"${collection}"`)).length;
  const screen = await renderSite('/schedule', 'en');
  const agenda = screen.getByRole('region', { name: 'Week by week' });
  const headings = agenda.getByRole('heading', { level: 5 });
  await agenda.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => headings.elements().length).toBe(20);
  const countBefore = countQueries('calendarEntries');
  const noticeCount = countQueries('notices');

  window.dispatchEvent(new Event('online'));
  // The urgent notice is read again at once.
  await expect.poll(() => countQueries('notices')).toBe(noticeCount + 1);
  await waitForReads();
  expect(headings.elements()).toHaveLength(20);
  expect(countQueries('calendarEntries')).toBe(countBefore);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => headings.elements().length).toBe(12);
});

const makeCalendarStatus = (checkedAt: Date): readonly StoredDocument[] => [
  { _id: 'reading', checkedAt },
];

describe('a parent who checks the age of the schedule', () => {
  it.each([
    [5, /^Schedule checked at /u],
    [75, /^Heads up: this schedule hasn’t been updated since /u],
  ])(
    'sees, %s minutes after the site last read the club’s calendar, the text %s',
    async (minutes, text) => {
      const calendarStatus = makeCalendarStatus(new Date(Date.now() - minutes * 60_000));
      stubFirestore({
        calendarEntries: [makeEntryDocument(inDays(1), { title: 'U15 - Pratique' })],
        calendarStatus,
      });
      const screen = await renderSite('/schedule', 'en');
      await expect.element(screen.getByText(text)).toBeVisible();
    },
  );

  it('reads no time and no warning if the club’s calendar was never read', async () => {
    const logError = vi.spyOn(console, 'error');
    const queries = stubFirestore({
      calendarEntries: [makeEntryDocument(inDays(1), { title: 'U15 - Pratique' })],
    });
    const screen = await renderSite('/schedule', 'en');
    await expect.element(screen.getByRole('heading', { name: 'U15 Practice' })).toBeVisible();
    await expect.poll(() => queries.some((query) => query.includes('calendarStatus'))).toBe(true);
    await waitForReads();
    expect(screen.getByText(/Schedule checked|Heads up/u).query()).toBeNull();
    expect(logError).not.toHaveBeenCalled();
  });
});

it('marks the day on which the visitor comes back as today, not that of the first visit', async () => {
  stubFirestore({ calendarEntries: [makeEntryDocument(inDays(1))] });
  const screen = await renderSite('/schedule', 'en');
  const agenda = screen.getByRole('region', { name: 'Week by week' });
  await expect.element(agenda.getByRole('heading', { level: 5 })).toBeVisible();
  const todayMark = agenda.getByText('Today', { exact: true });
  expect(todayMark.query()).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: inDays(1) });
  // An effect adds the listener, maybe only after the heading is visible.
  const comeBack = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    return todayMark.query();
  };
  await expect.poll(comeBack).toBeVisible();
});
