import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { waitForHydration } from './wait-for-hydration.ts';

/** Scrolls to each part of the page, so that it loads, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
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

/** Opens a page in a language and loads its lazy parts. */
export async function openWithLazyParts(
  page: Page,
  address: string,
  language: string,
): Promise<void> {
  await page.goto(`${address}?lng=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Lazy parts load only after hydration.
  await waitForHydration(page);
  await scrollThrough(page);
  await expect(page.getByText(/^(?:Loading|Chargement)/u)).toHaveCount(0);
}
