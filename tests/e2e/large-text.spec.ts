import { makeLaunchOptions } from '../browser/chromium.ts';
import { pageAddresses } from '../browser/page-addresses.ts';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { openWithLazyParts } from './support/open-with-lazy-parts.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 320, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  // `/nowhere` responds with 404.
  expectedErrors: /status of 404/u,
  // Doubles the browser's default font size. Media queries in rem use this size.
  launchOptions: makeLaunchOptions(['--blink-settings=defaultFontSize=32']),
});

for (const address of pageAddresses) {
  test(`a visitor with text at 200 % sees all of ${address}`, async ({ page }) => {
    for (const language of ['fr', 'en']) {
      await openWithLazyParts(page, address, language);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      for (const width of [320, 360, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => findLayoutFaults(page), { message: `${language} at ${width} px` })
          .toEqual([]);
      }
    }
  });
}

test('a visitor with text at 200 % sees all of the menu', async ({ page }) => {
  for (const language of ['fr', 'en']) {
    await page.goto(`/club?lng=${language}`);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAriaSnapshot(page.getByRole('dialog'), `menu.${language}`);
      expect(await findLayoutFaults(page), `${language} at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

test('with text at 200 %, the header scrolls away on a phone and stays on a desktop', async ({
  page,
}) => {
  await page.goto('/club-policy');
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('banner')).toBeInViewport();
});
