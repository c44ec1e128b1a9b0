import type { Page } from '@playwright/test';

/** Waits until the page is hydrated: hydration deletes `replayEarlyEvents`. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => 'earlyReads' in window && !('replayEarlyEvents' in window));

/** Waits until the footer is hydrated, which is after the page. Its links work before that. */
export const waitForFooter = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('footer nav a') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
