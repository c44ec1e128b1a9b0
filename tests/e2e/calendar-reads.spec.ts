import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import { dayMs } from '@club/domain/day';
import type { Page } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { getAdminApp } from '../api/admin.ts';
import { expect, test } from './support/test.ts';

const hourMs = dayMs / 24;

/** Stores coming games that all changed an hour ago, in a database that no other test uses. */
async function storeGames(database: string, count: number): Promise<void> {
  const db = getFirestore(getAdminApp(), database);
  const writer = db.bulkWriter();
  const now = Date.now();
  for (let index = 0; index < count; index += 1) {
    const start = now + (index + 1) * hourMs;
    const { _id, ...fields } = makeCalendarEntry({ kind: 'match', opponent: `Laval ${index}` });
    void writer.set(db.doc(`calendarEntries/${String(index).padStart(24, '0')}`), {
      ...fields,
      start: new Date(start),
      end: new Date(start + hourMs),
      change: 'time',
      changedAt: new Date(now - hourMs),
      updatedAt: new Date(now - hourMs),
    });
  }
  await writer.close();
}

/**
 * Sends a page's calendar queries to another database. Returns a list, to which each response adds
 * its count of entries.
 */
async function collectReadCounts(page: Page, database: string): Promise<readonly number[]> {
  const counts: number[] = [];
  await page.route('http://127.0.0.1:8080/**', async (route) => {
    const request = route.request();
    const body = request.postData() ?? '';
    if (!body.includes('"calendarEntries"')) return route.fallback();
    const url = request.url().replace('(default)', database);
    const response = await route.fetch({ url });
    const results = (await response.json()) as { document?: object }[];
    counts.push(results.filter(({ document }) => document !== undefined).length);
    return route.fulfill({ response });
  });
  return counts;
}

const sortNumbers = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

test('a page reads at most 27 entries of a calendar with 100 entries', async ({ page }) => {
  const database = 'calendar-reads';
  await storeGames(database, 100);
  for (const [address, expectedCounts] of [
    ['/', [3]],
    ['/program/u15', [3]],
    // The changes, the next games and the list.
    ['/schedule?team=all', [5, 10, 12]],
    ['/schedule?team=u15', [3, 5, 12]],
  ] as const) {
    const counts = await collectReadCounts(page, database);
    await page.goto(address);
    await expect(page.getByText('Match contre Laval 0').first(), address).toBeVisible();
    await expect.poll(() => sortNumbers(counts), address).toEqual(expectedCounts);
    // The page has no later read.
    await page.waitForLoadState('networkidle');
    expect(sortNumbers(counts), address).toEqual(expectedCounts);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
