import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { type Locale, locales } from '../../domain/locale.ts';
import { root } from '../../emulators/project.ts';
import {
  getTabOf,
  hasPages,
  type PageId,
  tabIds,
} from '../../web/src/staff/shell/dashboard-navigation.ts';
import { getGuidePicturePath, picturedPageIds } from '../../web/src/staff/tabs/help/guide-pages.ts';
import { openPage, visit } from './take-screenshot.ts';

/** The width of a picture in CSS pixels. The guide shows it about this wide, or narrower. */
const width = 960;

/** Logs in with the first demo account. */
async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'staff-one@example.org' }).click();
  await page.getByRole('tablist').waitFor();
}

/** Takes the picture of one page of the dashboard. */
async function takeGuidePicture(page: Page, pageId: PageId, locale: Locale): Promise<void> {
  const tabList = page.getByRole('tablist');
  const tabId = getTabOf(pageId);
  await tabList.getByRole('tab').nth(tabIds.indexOf(tabId)).click();
  if (hasPages(tabId)) await page.locator(`[role=tabpanel] a[href="#${pageId}"]`).click();
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
  // Firestore's listeners keep the network busy, so it never becomes idle.
  await page.waitForFunction(
    () =>
      document.querySelector('[role=tabpanel] [data-state=loading]') === null &&
      [...document.images].every(({ complete }) => complete),
  );
  await tabList.evaluate((element) => element.scrollIntoView());
  // The mouse would change the color of the tab below it.
  await page.mouse.move(0, 0);
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  const path = getGuidePicturePath(pageId, locale);
  await writeFile(join(root, 'web/public', path), picture);
  console.log(`${path}: ${Math.ceil(picture.length / 1024)} KB`);
}

/**
 * Takes the pictures of the dashboard's guide: each page in `picturedPageIds`, in both languages. The
 * pictures are committed, so that they belong to the same release as the guide's texts.
 */
export async function takeGuidePictures(browser: Browser): Promise<void> {
  const folder = join(root, 'web/public/guide');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const page = await openPage(browser, width);
  await visit(page, '/admin', 'fr');
  await logIn(page);
  for (const locale of locales) {
    await visit(page, '/admin', locale);
    for (const pageId of picturedPageIds) await takeGuidePicture(page, pageId, locale);
  }
  await page.close();
}
