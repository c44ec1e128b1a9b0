import type { Page } from '@playwright/test';
import { tabIds } from '../../web/src/staff/navigation/dashboard-navigation.ts';
import { openTab, saveBar } from './support/dashboard.ts';
import { findLayoutFaults } from './support/layout-faults.ts';
import { openFirstRow, tabsWithForms } from './support/open-first-row.ts';
import { findSmallTargets } from './support/small-targets.ts';
import { findFocusFaults } from './support/walk-focus.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Zooms the text. In zoomed text, the save bar would cover too much of the screen, so it moves from
 * the bottom of the screen to the end of the page.
 */
async function zoomText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
  if ((await saveBar(page).count()) === 0) return;
  await saveBar(page).evaluate(
    (element, position) => {
      element.style.position = position;
    },
    percent === 100 ? '' : 'static',
  );
}

test('staff use each tab by keyboard, by thumb and in large text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTab(page, 'TONIGHT');
  const tabs = page.getByRole('tab');
  for (const [index, name] of tabIds.entries()) {
    await test.step(name, async () => {
      if (index > 0) await page.getByRole('tab', { selected: true }).press('ArrowRight');
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel').getByText(/^Loading/u)).toHaveCount(0);
      if (tabsWithForms.has(name)) await openFirstRow(page.getByRole('tabpanel'), 'Edit');
      expect.soft(await findFocusFaults(page), `${name}: the focus on a desktop`).toEqual([]);
      await page.setViewportSize({ width: 360, height: 640 });
      expect.soft(await findFocusFaults(page), `${name}: the focus on a phone`).toEqual([]);
      expect.soft(await findSmallTargets(page), `${name}: targets`).toEqual([]);
      await zoomText(page, 200);
      // The names and words that visitors write may be longer than a line.
      const faults = (await findLayoutFaults(page)).filter(
        (fault) => name !== 'messages' || !fault.startsWith('broken'),
      );
      expect.soft(faults, `${name}: text at 200 %`).toEqual([]);
      await zoomText(page, 100);
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  }
});
