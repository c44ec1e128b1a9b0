import type { Page } from '@playwright/test';
import { signInWithoutGoogle, staffEmail } from './staff.ts';

export type TabName = 'BANNER' | 'CAROUSEL' | 'NOTE' | 'PROGRAM' | 'NEWSLETTER';

/** Opens a tab of the dashboard, in English, as one of the staff. */
export async function openTab(page: Page, name: TabName): Promise<void> {
  await page.goto('/admin?lng=en');
  await signInWithoutGoogle(page, staffEmail);
  await page.getByRole('tab', { name }).click();
}

/** Selects the row in whose cells a text stands. */
export const selectRow = (page: Page, text: string): Promise<void> =>
  page.getByRole('row', { name: text }).getByRole('button', { name: 'Edit' }).click();

export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save' }).click();

/** Where the outcome of a save is said. */
export const outcome = (page: Page) =>
  page.getByRole('tabpanel').getByRole('form').getByRole('status').last();
