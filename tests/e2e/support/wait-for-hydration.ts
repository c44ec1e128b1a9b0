import type { Page } from '@playwright/test';

/** The site's script has taken the page over: its own mark of early presses is gone. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => 'earlyReads' in window && !('replayEarlyEvents' in window));
