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

// How many entries each query of the schedule returns: its changes, next games and list, sorted by
// size.
for (const [count, scheduleCounts] of [
  [10, { all: [5, 10, 10], team: [3, 5, 10] }],
  [100, { all: [5, 10, 20], team: [3, 5, 20] }],
  [1000, { all: [5, 10, 20], team: [3, 5, 20] }],
] as const) {
  test(`a page reads at most 35 entries of a calendar with ${count} entries`, async ({ page }) => {
    const database = `calendar-reads-${count}`;
    await storeGames(database, count);
    for (const [address, expectedCounts] of [
      ['/?lng=en', [3]],
      ['/program/u15?lng=en', [3]],
      ['/schedule?team=all&lng=en', scheduleCounts.all],
      ['/schedule?team=u15&lng=en', scheduleCounts.team],
    ] as const) {
      const counts = await collectReadCounts(page, database);
      await page.goto(address);
      await expect(page.getByText('Game against Laval 0').first(), address).toBeVisible();
      await expect.poll(() => sortNumbers(counts), address).toEqual(expectedCounts);
      // The page has no later read.
      await page.waitForLoadState('networkidle');
      expect(sortNumbers(counts), address).toEqual(expectedCounts);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
