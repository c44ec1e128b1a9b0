import type { Page } from '@playwright/test';
import type { Check } from './run-checks.ts';

/** Zooms the text of the page. Media queries do not follow this kind of zoom. */
const zoomText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Makes a check with zoomed text. */
export const withZoomedText =
  (percent: number, check: Check): Check =>
  async (page) => {
    await zoomText(page, percent);
    const faults = await check(page);
    await zoomText(page, 100);
    return faults;
  };

/**
 * Makes a check with text at 200 % by the browser's own setting, its default font size. Media
 * queries in rem follow this setting.
 */
export const withLargeText =
  (check: Check): Check =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard } });
    await setFontSize(32);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const faults = size === '32px' ? await check(page) : [`the text is not large: ${size}`];
    await setFontSize(16);
    await session.detach();
    return faults;
  };

/** Makes a check with the text spacing of WCAG 1.4.12. */
export const withSpacedText =
  (check: Check): Check =>
  async (page) => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets = [sheet];
    });
    const faults = await check(page);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    return faults;
  };
