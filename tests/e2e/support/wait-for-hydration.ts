import type { Page } from '@playwright/test';

/** Waits for hydration, which removes the early-event script's mark. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => 'earlyReads' in window && !('replayEarlyEvents' in window));
