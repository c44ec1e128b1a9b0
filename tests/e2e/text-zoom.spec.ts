import type { Page } from '@playwright/test';
import { pageAddresses } from '../browser/page-addresses.ts';
import { openWithLazyParts } from './support/open-with-lazy-parts.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 320, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 404/u,
});

const zoomText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Applies the text spacing of WCAG 1.4.12. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });

/**
 * Finds the layout faults except broken words in headings. Headings may break words in zoomed text
 * on a desktop and in spaced text.
 */
const findSevereFaults = async (page: Page) =>
  (await findLayoutFaults(page)).filter((fault) => !fault.startsWith('broken'));

for (const address of pageAddresses) {
  test(`a visitor with zoomed or spaced text sees all of ${address}`, async ({ page }) => {
    for (const language of ['fr', 'en']) {
      await openWithLazyParts(page, address, language);
      // Media queries do not follow this kind of zoom.
      await zoomText(page, 200);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => findLayoutFaults(page), { message: `${language} at ${width} px` })
          .toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect
        .poll(() => findSevereFaults(page), { message: `${language} on a desktop` })
        .toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await zoomText(page, 100);
      await spaceText(page);
      await expect
        .poll(() => findSevereFaults(page), { message: `${language}, spaced` })
        .toEqual([]);
    }
  });
}

test('the parts of the header stay visible and separate on a phone, with text up to 175 %', async ({
  page,
}) => {
  for (const language of ['fr', 'en']) {
    await page.goto(`/club?lng=${language}`);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const percent of [100, 115, 125, 150, 175]) {
        await zoomText(page, percent);
        expect(await findLayoutFaults(page), `${width} px, ${percent} %`).toEqual([]);
      }
    }
  }
});
