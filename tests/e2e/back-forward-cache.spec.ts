import type { Page } from '@playwright/test';
import { makeLaunchOptions } from '../browser/chromium.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** In production, the form is on another site. This address is invented. */
const formAddress = 'https://registration.example.org/';

/** The headless shell has no back/forward cache, so it reports this reason besides all others. */
const headlessReason = 'BackForwardCacheDisabledForDelegate';

/** Goes back, and returns Chromium's reasons for loading the page again; empty after a restore. */
async function goBack(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = new Promise<readonly string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
  });
  await session.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' });
  return reasons;
}

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...makeLaunchOptions(),
    // Playwright disables this cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.describe('a visitor who comes back from the registration form', () => {
  for (const path of ['/', '/program/u15', '/contact']) {
    test(`returns to ${path}, which has nothing that prevents the use of the back/forward cache`, async ({
      page,
    }) => {
      await page.route(formAddress, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Registration</h1>' }),
      );
      await page.goto(path);
      await waitForHydration(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.goto(formAddress);
      const reasons = await goBack(page);
      expect(reasons.filter((reason) => reason !== headlessReason)).toEqual([]);
    });
  }
});
