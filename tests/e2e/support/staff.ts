import type { Page } from '@playwright/test';
import { demo } from '../../../environments/demo.ts';
import { waitForFooter } from './wait-for-hydration.ts';

export const staffEmail = demo.staff[0] ?? '';
/** The address of another staff member than `staffEmail`. */
export const otherStaffEmail = demo.staff.at(-1) ?? '';
export const outsiderEmail = 'passer-by@example.org';

/** Opens the account chooser of the Auth emulator in its popup. */
async function openAccountChooser(page: Page, trigger: () => Promise<void>): Promise<Page> {
  // Before hydration, the Admin link of the footer opens the sign-in page instead of the popup.
  await waitForFooter(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), trigger()]);
  return popup;
}

/** Signs in through the popup with an account that the emulator lists. */
export async function signInThroughPopup(
  page: Page,
  email: string,
  trigger: () => Promise<void>,
): Promise<void> {
  const popup = await openAccountChooser(page, trigger);
  await popup.locator('.js-reuse-account', { hasText: email }).click();
}

/** Signs in through the popup with a new account. */
export async function signInThroughPopupAsNew(
  page: Page,
  email: string,
  trigger: () => Promise<void>,
): Promise<void> {
  const popup = await openAccountChooser(page, trigger);
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
}

/** Signs in at `/admin`, by a button that only builds for the emulators have. */
export async function signInWithoutGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email }).click();
}
