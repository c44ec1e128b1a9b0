import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '@club/domain/paths';
import { findMarkupFaults } from '../browser/markup-faults.ts';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { openTab } from './support/dashboard.ts';
import { serveFixedContent } from './support/fixed-content.ts';
import { openWithLazyParts, scrollThrough } from './support/open-with-lazy-parts.ts';
import { expect, test } from './support/test.ts';

const widths = [360, 1280];
const { programDetail, ...fixedPaths } = paths;
const programs = ['u17', 'dev', 'DEV1'].map((id) => programDetail.replace(':programId', id));
const addresses = [...Object.values(fixedPaths), ...programs, '/nowhere'];

/**
 * The selector and the number of a page's lazy parts. Those of Home are two carousels and the event
 * banner.
 */
const lazyParts: Readonly<Record<string, readonly [selector: string, count: number]>> = {
  [paths.home]: ['main section[aria-label]', 3],
  [paths.club]: ['main section[aria-roledescription]', 1],
  [paths.contact]: ['.leaflet-marker-icon', 3],
};

/** Waits until the page has all its lazy parts. Scrolls again while one is missing. */
async function waitForLazyParts(page: Page, address: string): Promise<void> {
  const [selector, count] = lazyParts[address] ?? ['main', 1];
  const countParts = async () => {
    const partCount = await page.locator(selector).count();
    if (partCount < count) await scrollThrough(page);
    return partCount;
  };
  await expect.poll(countParts, selector).toBe(count);
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // `/nowhere` responds with 404.
  expectedErrors: /status of 404/u,
});

/** Rules that axe disables by default: target size, and names that contain the visible text. */
const rules = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
};

/** axe skips the dashboard's previews, because this file checks the pages that they show. */
const previewSelector = 'iframe[title^="Preview"]';

/** Expects no violation of axe's rules and no sideways scrolling at this width. */
async function expectNoViolation(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  // Legacy mode and reporting only violations halve the time.
  const axe = new AxeBuilder({ page }).exclude(previewSelector).setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ['violations'], rules }).analyze();
  const findings = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(findings, `axe at ${width} px`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
}

for (const address of addresses) {
  for (const language of ['fr', 'en']) {
    const name = `${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.${language}`;

    test(`${address} in ${language} has the stored accessibility tree, valid HTML and no axe violation`, async ({
      page,
    }) => {
      await serveFixedContent(page);
      await openWithLazyParts(page, address, language);
      await waitForLazyParts(page, address);
      const part = page.locator(address === paths.thankYou ? 'body' : 'main');
      await expectAriaSnapshot(part, `pages/${name}`);
      expect(await findMarkupFaults(await page.content(), 'live')).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      for (const width of widths) await expectNoViolation(page, width);
    });
  }
}

for (const name of ['BANNER', 'CAROUSEL', 'NOTE', 'PROGRAM'] as const) {
  test(`axe finds no violation in the dashboard’s ${name} tab`, async ({ page }) => {
    await openTab(page, name);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.getByRole('button', { name: 'Show the history' }).click();
    await expect(page.getByTitle('Preview in English')).toBeVisible();
    for (const width of widths) await expectNoViolation(page, width);
  });
}

test('axe finds no violation in the dashboard’s NEWSLETTER tab with invalid fields', async ({
  page,
}) => {
  await openTab(page, 'NEWSLETTER');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('in every language');
  await expect(page.getByText(/confirmed readers?$/u)).toBeVisible();
  for (const width of widths) await expectNoViolation(page, width);
});
