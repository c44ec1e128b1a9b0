import type { Page } from '@playwright/test';
import { paths } from '@club/domain/paths';
import { expect } from './test.ts';
import { waitForFooterHydration, waitForHydration } from './wait-for-hydration.ts';

/**
 * The selector and the number of a page's lazy parts. Those of Home are two carousels and the event
 * banner.
 */
const lazyParts: Readonly<Record<string, readonly [selector: string, count: number]>> = {
  [paths.home]: ['main section[aria-label]', 3],
  [paths.club]: ['main section[aria-roledescription]', 1],
  [paths.contact]: ['.leaflet-marker-icon', 3],
};

/** Scrolls to each part of the page, so that it loads, and back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main h2, footer')) {
      part.scrollIntoView();
      // Headless Chromium sometimes renders no frames for minutes.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    }
    scrollTo(0, 0);
  });
}

/** Waits until the page has all its lazy parts. Scrolls again while one is missing. */
async function waitForLazyParts(page: Page, address: string): Promise<void> {
  const [selector, count] = lazyParts[address] ?? ['main', 1];
  const countParts = async () => {
    const partCount = await page.locator(selector).count();
    if (partCount < count) await scrollThrough(page);
    return partCount;
  };
  await expect.poll(countParts, selector).toBe(count);
}

/** Opens a page in a language and loads its lazy parts. */
export async function openWithLazyParts(
  page: Page,
  address: string,
  language: string,
): Promise<void> {
  const { pathname, searchParams, hash } = new URL(address, 'http://127.0.0.1');
  searchParams.set('lng', language);
  await page.goto(`${pathname}?${searchParams}${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Lazy parts load only after hydration.
  await waitForHydration(page);
  await scrollThrough(page);
  await waitForLazyParts(page, address);
  await expect(page.getByText(/^(?:Loading|Chargement)/u)).toHaveCount(0);
  await waitForFooterHydration(page);
  // The list of demo accounts is the last part of the sign-in screen.
  if (address === paths.admin)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
}
