import type { Page } from '@playwright/test';
import allowlist from '../../../staff-allowlist.json' with { type: 'json' };
import { isTakenOver } from './taken-over.ts';

export const staffEmail = allowlist[0] ?? '';
export const lastStaffEmail = allowlist.at(-1) ?? '';
export const outsiderEmail = 'outsider@example.org';

/** Signs in through Google's popup as the emulator offers it: the real account chooser. */
export async function signInThroughPopup(
  page: Page,
  email: string,
  trigger: () => Promise<void>,
): Promise<void> {
  // Before that, the Admin link leads to the page that has a button of its own.
  await isTakenOver(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), trigger()]);
  await popup.locator('.js-reuse-account', { hasText: email }).click();
}

/** Signs in at `/admin` (in English) by the way that exists in builds for the emulators only. */
export async function signInWithoutGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email }).click();
}
