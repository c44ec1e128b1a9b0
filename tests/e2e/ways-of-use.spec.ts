import type { Page } from '@playwright/test';
import { teamIds } from '@club/domain/team';
import { paths, programHref } from '@club/domain/paths';
import { pageAddresses } from '../browser/page-addresses.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { findLowContrastText } from './support/low-contrast-text.ts';
import { findMenuFaults } from './support/menu-faults.ts';
import { openWithLazyParts } from './support/open-with-lazy-parts.ts';
import { findSmallTargets } from './support/small-targets.ts';
import { findFocusFaults } from './support/walk-focus.ts';
import { expect, test } from './support/test.ts';

test.use({
  // A touch screen with a keyboard, and a preference for dark pages.
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 404/u,
});

/** These pages are skipped, because the pages of teams differ only in their texts. */
const repeatedAddresses = teamIds.slice(1, -1).map(programHref);
const addresses = pageAddresses.filter((address) => !repeatedAddresses.includes(address));

/**
 * The minimum contrasts of a line of text. They are low, because the smoothing of thin letters
 * lowers the measured contrast. Text on inverted orange has only 2.4 (docs/decisions/066).
 */
const minContrast = { inverted: 2, dark: 3 };

/** Inverts all colours, as simple dark-mode extensions do. */
const setInverted = (page: Page, isInverted: boolean) =>
  page.evaluate(
    (filter) => {
      document.documentElement.style.filter = filter;
    },
    isInverted ? 'invert(1) hue-rotate(180deg)' : '',
  );

/** Turns on Chromium's own dark mode for pages without one. */
async function forceDark(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
}

/** Whether the page matches the media queries of a touch screen and of a wish for dark pages. */
const hasEmulatedMedia = (page: Page) =>
  page.evaluate(() => {
    const queries = ['hover: none', 'any-hover: none', 'pointer: coarse', 'any-pointer: coarse'];
    return [...queries, 'prefers-color-scheme: dark'].every(
      (query) => matchMedia(`(${query})`).matches,
    );
  });

for (const address of addresses) {
  test(`a visitor uses ${address} by keyboard, by thumb and in dark colours`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await openWithLazyParts(page, address, 'fr');
    expect(await hasEmulatedMedia(page)).toBe(true);
    expect.soft(await findFocusFaults(page), 'the focus on a desktop').toEqual([]);
    if (address === paths.home) {
      const faults = await findMenuFaults(page, 'Liste des équipes', '#program-menu');
      expect.soft(faults, 'the list of teams').toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await findFocusFaults(page), 'the focus on a phone').toEqual([]);
    if (address === paths.home) {
      const faults = await findMenuFaults(page, 'Menu', 'dialog:popover-open');
      expect.soft(faults, 'the menu of a phone').toEqual([]);
    }
    expect.soft(await findSmallTargets(page), 'targets').toEqual([]);
    expect.soft(await findLayoutFaults(page), 'layout').toEqual([]);
    await setInverted(page, true);
    const invertedFaults = await findLowContrastText(page, minContrast.inverted);
    expect.soft(invertedFaults, 'inverted colours').toEqual([]);
    await setInverted(page, false);
    await forceDark(page);
    const darkFaults = await findLowContrastText(page, minContrast.dark);
    expect.soft(darkFaults, 'forced dark colours').toEqual([]);
  });
}
