import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated. The inline script sets `earlyReads` and `replayEarlyEvents`;
 * hydration deletes the second.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => 'earlyReads' in window && !('replayEarlyEvents' in window));

/**
 * Waits until the footer is hydrated, which happens after the rest of the page. The footer's links
 * work before that, as plain links.
 */
export const waitForFooterHydration = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('footer nav a') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
