import type { Page } from '@playwright/test';
import { demo } from '../../../environments/demo.ts';
import { waitForFooterHydration } from './wait-for-hydration.ts';

export const staffEmail = demo.staff[0] ?? '';
/** The address of a second staff member. */
export const otherStaffEmail = demo.staff[1] ?? '';
/** The names that the dashboard shows for these two. */
export const staffName = 'Maude Gagné (démo)';
export const otherStaffName = 'Amina Diallo (démo)';
/** The address of somebody who is not staff. */
export const outsiderEmail = 'passer-by@example.org';

/**
 * Opens the sign-in popup of the Auth emulator, which lists accounts.
 *
 * @param pressSignIn presses the link or button that opens the popup
 */
async function openSignInPopup(page: Page, pressSignIn: () => Promise<void>): Promise<Page> {
  // Before hydration, the Admin link of the footer opens the sign-in page instead of the popup.
  await waitForFooterHydration(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressSignIn()]);
  return popup;
}

/** Signs in through the popup with an account that the emulator lists. */
export async function signInThroughPopup(
  page: Page,
  email: string,
  pressSignIn: () => Promise<void>,
): Promise<void> {
  const popup = await openSignInPopup(page, pressSignIn);
  await popup.locator('.js-reuse-account', { hasText: email }).click();
}

/** Signs in through the popup with a new account. */
export async function signInWithNewAccount(
  page: Page,
  email: string,
  pressSignIn: () => Promise<void>,
): Promise<void> {
  const popup = await openSignInPopup(page, pressSignIn);
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
}

/** Signs in at `/admin`, by a button that only builds for the emulators have. */
export async function signInWithoutGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email }).click();
}
