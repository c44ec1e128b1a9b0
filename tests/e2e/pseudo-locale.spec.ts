import type { Page } from '@playwright/test';
import { admin } from '../../web/src/i18n/locales/fr/admin.ts';
import { listPages, tabIds } from '../../web/src/staff/shell/dashboard-navigation.ts';
import { makeLaunchOptions } from '../browser/chromium.ts';
import { pageAddresses } from '../browser/page-addresses.ts';
import { serveFixedStaffData } from './support/fixed-staff-data.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { openFirstRow, pagesWithForms } from './support/open-first-row.ts';
import { buildPseudoSite, servePseudoSite } from './support/pseudo-site.ts';
import { toPseudoText } from './support/pseudo-text.ts';
import { signInWithoutGoogle, staffEmail } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { findUntranslatedTexts } from './support/untranslated-texts.ts';
import { waitForFooterHydration } from './support/wait-for-hydration.ts';

test.use({
  // In this tall window, all lazy parts of a page load and nothing covers them.
  viewport: { width: 360, height: 5000 },
  contextOptions: { reducedMotion: 'reduce' },
  // For Chromium, a page that a test serves comes from the public internet. It then may not request
  // data from the emulators.
  launchOptions: makeLaunchOptions(['--disable-features=LocalNetworkAccessChecks']),
});
// The tests run in one worker, because each worker would build the site.
test.describe.configure({ mode: 'default' });
test.beforeAll(buildPseudoSite);
test.beforeEach(({ page }) => servePseudoSite(page));

/** These pages are skipped, because they differ from the page of U17 only in the team's texts. */
const skippedAddresses = ['u16', 'u15', 'u14', 'u13'].map((id) => `/program/${id}`);
const addresses = pageAddresses.filter((address) => !skippedAddresses.includes(address));

async function expectNoFault(page: Page, name: string) {
  await expect(page.locator('[data-state=loading]:visible')).toHaveCount(0);
  // The header covers what scrolls under it.
  await page.evaluate(() => scrollTo(0, 0));
  await expect
    .poll(() => findUntranslatedTexts(page), { message: `${name}: words outside of brackets` })
    .toEqual([]);
  await expect
    .poll(() => findLayoutFaults(page), { message: `${name}: layout at 360 px` })
    .toEqual([]);
}

test('each page has room for texts a third longer, and no untranslated text', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(`${address}?lng=fr`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForFooterHydration(page);
    await expectNoFault(page, address);
  }
});

test('each tab of the dashboard has room for texts a third longer, and no untranslated text', async ({
  page,
}) => {
  await serveFixedStaffData(page);
  await page.goto('/admin?lng=fr');
  await signInWithoutGoogle(page, staffEmail);
  for (const [index, name] of tabIds.entries()) {
    await page.getByRole('tab').nth(index).click();
    for (const id of listPages(name)) {
      const link = page.locator(`[role=tabpanel] a[href="#${id}"]`);
      if (id !== name) await link.click();
      await expectNoFault(page, id);
      if (!pagesWithForms.has(id)) continue;
      await openFirstRow(page.getByRole('tabpanel'), toPseudoText(admin.list.select));
      await expectNoFault(page, `a form of ${id}`);
    }
  }
});
