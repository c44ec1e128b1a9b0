import type { Page } from '@playwright/test';

/** The page is hydrated: the mark of the early-press script is gone. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => 'earlyReads' in window && !('replayEarlyEvents' in window));
