import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const folder = join(import.meta.dirname, '../aria');

/** Waits until two successive snapshots of an element are equal, and writes the file. */
async function storeSnapshot(page: Page, path: string, read: () => Promise<string>): Promise<void> {
  // The dashboard's live reads never end.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  let snapshot = '';
  const isStable = async () => {
    const previousSnapshot = snapshot;
    snapshot = await read();
    return snapshot === previousSnapshot;
  };
  await expect.poll(isStable, { intervals: [3000] }).toBe(true);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, snapshot);
}

/** Lists the names of links that lead to more than one address. */
function findAmbiguousLinks(snapshot: string): string[] {
  const targetsByName = new Map<string, Set<string>>();
  for (const [, name = '', target = ''] of snapshot.matchAll(
    /- '?link "((?:[^"\\]|\\.)*)".*:\n\s+- \/url: (.*)/gu,
  ))
    targetsByName.set(name, (targetsByName.get(name) ?? new Set()).add(target));
  return [...targetsByName].filter(([, targets]) => targets.size > 1).map(([name]) => name);
}

/**
 * Expects that an element has exactly the accessibility tree of the stored file. Assistive
 * technology reads this tree. Also expects that links with the same name lead to the same address.
 *
 * The environment variable `UPDATE_SNAPSHOTS=1` makes this function write the file.
 */
export async function expectAriaSnapshot(locator: Locator, name: string): Promise<void> {
  const path = join(folder, `${name}.yml`);
  const read = async () => `${await locator.ariaSnapshot()}\n`;
  if (test.info().config.updateSnapshots === 'all') await storeSnapshot(locator.page(), path, read);
  const storedSnapshot = existsSync(path) ? readFileSync(path, 'utf8') : '';
  await expect.poll(read, `the accessibility tree is not as in ${path}`).toBe(storedSnapshot);
  expect(findAmbiguousLinks(storedSnapshot), 'links with one name to several pages').toEqual([]);
}
