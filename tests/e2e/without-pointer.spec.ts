import { paths, programHref } from '@club/domain/paths';
import { makeLaunchOptions } from '../browser/chromium.ts';
import { serveFixedContent } from './support/fixed-content.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { findMenuFaults } from './support/menu-faults.ts';
import { openWithLazyParts } from './support/open-with-lazy-parts.ts';
import { expect, test } from './support/test.ts';
import { findFocusFaults } from './support/walk-focus.ts';

// Blink's settings for a device with neither a mouse nor a touch screen: 1 means "none".
const names = [
  'primaryPointerType',
  'availablePointerTypes',
  'primaryHoverType',
  'availableHoverTypes',
];
const setting = `--blink-settings=${names.map((name) => `${name}=1`).join()}`;
test.use({
  launchOptions: makeLaunchOptions([setting]),
  // Moving text is partly outside of its box.
  contextOptions: { reducedMotion: 'reduce' },
  mapTiles: 'stub',
});

/** Pages with parts that treat a mouse and a finger differently: menus, carousels, embeds. */
const addresses = [paths.home, paths.schedule, paths.contact, programHref('u15')];

for (const address of addresses) {
  test(`a visitor without a mouse or touch screen reaches all of ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    // Specs that run at the same time change the database's content. A part that is drawn anew would
    // count as not reached.
    await serveFixedContent(page);
    await openWithLazyParts(page, address, 'fr');
    const queries = ['(pointer: none)', '(any-pointer: none)', '(any-hover: none)'];
    expect(
      await page.evaluate((all) => all.filter((query) => matchMedia(query).matches), queries),
    ).toEqual(queries);
    expect.soft(await findFocusFaults(page), 'the focus').toEqual([]);
    const menuFaults = await findMenuFaults(page, 'Liste des équipes', '#program-menu');
    expect.soft(menuFaults, 'the list of teams').toEqual([]);
    expect.soft(await findLayoutFaults(page), 'layout').toEqual([]);
  });
}
