import type { Page } from '@playwright/test';
import { findSmallTargets } from './small-targets.ts';
import { expect } from './test.ts';
import { findFocusFaults } from './walk-focus.ts';

/**
 * Opens a menu of the header by keyboard, and goes through it with the Tab key. Returns the
 * controls that the focus did not reach, or where the focus could not be seen. For a phone's menu,
 * it also returns the targets of the whole page that are too small.
 *
 * @param buttonName the name of the button that opens the menu
 * @param menuSelector a CSS selector of the open menu
 */
export async function findMenuFaults(
  page: Page,
  buttonName: string,
  menuSelector: string,
): Promise<string[]> {
  await page.getByRole('banner').getByRole('button', { name: buttonName }).press('Enter');
  await expect(page.locator(menuSelector)).toBeVisible();
  const faults = await findFocusFaults(page, page.locator(menuSelector));
  // A phone's menu is a dialog. Thumbs press its targets, so they have to be large.
  if (menuSelector.startsWith('dialog')) faults.push(...(await findSmallTargets(page)));
  await page.keyboard.press('Escape');
  return faults;
}
