import type { Page } from '@playwright/test';
import type { Check } from './run-checks.ts';

const setFilter = (page: Page, filter: string) =>
  page.evaluate((value) => {
    document.documentElement.style.filter = value;
  }, filter);

/** Makes a check with all colours inverted, as simple dark-mode extensions do. */
export const inInvertedColors =
  (check: Check): Check =>
  async (page) => {
    await setFilter(page, 'invert(1) hue-rotate(180deg)');
    const faults = await check(page);
    await setFilter(page, '');
    return faults;
  };

/** Makes a check in Chromium's own dark mode for pages without one. */
export const inDarkColors =
  (check: Check): Check =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    const faults = await check(page);
    await session.send('Emulation.setAutoDarkModeOverride', {});
    await session.detach();
    return faults;
  };
