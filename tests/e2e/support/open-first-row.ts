import { expect, type Locator } from '@playwright/test';
import type { PageId } from '../../../web/src/staff/shell/dashboard-navigation.ts';

/** The dashboard's pages that list rows, each with a form. */
export const pagesWithForms: ReadonlySet<PageId> = new Set([
  ...(['banner', 'carousel', 'note', 'program', 'club', 'gyms'] as const),
]);

/**
 * Opens the first row's form, by keyboard. A tab opens the form by itself if it has only one row.
 *
 * @param editName the name of the buttons that open a form
 */
export async function openFirstRow(tabPanel: Locator, editName: string): Promise<void> {
  const form = tabPanel.getByRole('form');
  const firstEditButton = tabPanel.getByRole('button', { name: editName }).first();
  await expect(form.or(firstEditButton).first()).toBeVisible();
  if ((await form.count()) === 0) await firstEditButton.press('Enter');
  await expect(form).toBeVisible();
}
