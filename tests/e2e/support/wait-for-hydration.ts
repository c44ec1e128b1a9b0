import type { Page } from '@playwright/test';

/** Waits until the page is hydrated: hydration deletes `replayEarlyEvents`. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => 'earlyReads' in window && !('replayEarlyEvents' in window));
