import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { getDatabase } from '../api/admin.ts';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { openTab, save, selectRow } from './support/dashboard.ts';
import { serveFixedStaffData } from './support/fixed-staff-data.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { findFocusFaults } from './support/walk-focus.ts';
import { expect, test } from './support/test.ts';

await restoreAfterEach('programs');

const panel = (page: Page) => page.getByRole('tabpanel');

/** Expects that a tab matches its ARIA snapshot. */
async function expectTab(page: Page, name: string): Promise<void> {
  await expect(panel(page).getByText(/^Loading/u)).toHaveCount(0);
  await expectAriaSnapshot(panel(page), `staff/${name}`);
}

/** Expects that an open dialog matches its ARIA snapshot, and that Tab reaches all of it. */
async function expectDialog(dialog: Locator, name: string): Promise<void> {
  await expectAriaSnapshot(dialog, `staff/${name}`);
  expect.soft(await findFocusFaults(dialog.page(), dialog), `the focus in ${name}`).toEqual([]);
}

const clickButton = (part: Locator, name: string | RegExp) =>
  part.getByRole('button', { name }).click();

const blueImage = { width: 1000, height: 500, channels: 3, background: '#1746d1' } as const;

test('a screen reader’s user hears the tabs of banners, images and notes, and their dialogs', async ({
  page,
}) => {
  await serveFixedStaffData(page);
  await openTab(page, 'BANNER');
  await expectAriaSnapshot(page.getByRole('tablist'), 'staff/tabs');
  await expectAriaSnapshot(page.getByRole('region', { name: 'Trash' }), 'staff/trash');
  await selectRow(page, 'Winter tryouts');
  await clickButton(panel(page), 'Show the history');
  await expect(page.getByTitle('Preview in English')).toBeVisible();
  await expectTab(page, 'banners');
  await page.getByLabel('Title in English').fill('Tryouts');
  await page.getByRole('tab', { name: 'CAROUSEL' }).click();
  await expectDialog(page.getByRole('dialog'), 'leave');
  await clickButton(page.getByRole('dialog'), 'Leave');

  await selectRow(page, 'carousel-1');
  await panel(page).locator('summary').click();
  await expect(page.getByTitle('Preview in English')).toBeVisible();
  await expectTab(page, 'images');
  const image = await sharp({ create: blueImage }).png().toBuffer();
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: image });
  await expectDialog(page.getByRole('dialog'), 'crop');
  await clickButton(page.getByRole('dialog'), 'Cancel');
  await clickButton(panel(page), 'Change the order');
  await clickButton(panel(page), 'Show the earlier orders');
  await expectTab(page, 'order');
  await clickButton(page.getByRole('main'), 'Cancel');

  await page.getByRole('tab', { name: 'NOTE' }).click();
  await expect(page.getByTitle('Preview in English')).toBeVisible();
  await expectTab(page, 'notes');
  await page.getByLabel('Note in French').fill('');
  await save(page);
  await expectDialog(page.getByRole('dialog'), 'one-language');
});

test('a screen reader’s user hears a colleague’s save, the history and the question before a restore', async ({
  page,
}) => {
  await serveFixedStaffData(page);
  await openTab(page, 'PROGRAM');
  await selectRow(page, 'U15');
  await expect(page.getByTitle('Preview in English')).toBeVisible();
  await clickButton(panel(page), 'Show the history');
  await expectTab(page, 'programs');
  await clickButton(panel(page), /^Go back to before this save/u);
  await expectDialog(page.getByRole('dialog'), 'restore');
  await page.keyboard.press('Escape');

  await page.getByLabel('Cost in English').fill('$900');
  await getDatabase()
    .doc('programs/U15')
    .update({ cost: '$870', updatedAt: new Date('2026-10-13T22:30:00Z') });
  const conflictDialog = page.getByRole('alertdialog');
  await expect(conflictDialog).toContainText('staff-two@example.org');
  await expectDialog(conflictDialog, 'conflict');
});

test('a screen reader’s user hears what staff read in the other tabs, and their dialogs', async ({
  page,
}) => {
  await serveFixedStaffData(page);
  await openTab(page, 'CALENDAR');
  await clickButton(panel(page), 'Show the titles');
  await expectTab(page, 'calendar');
  await clickButton(panel(page), 'Accept the loss');
  await expectDialog(page.getByRole('dialog'), 'accept-loss');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'MESSAGES' }).click();
  await clickButton(panel(page), /^Rose Tremblay/u);
  await expectTab(page, 'messages');

  await page.getByRole('tab', { name: 'NEWSLETTER' }).click();
  await clickButton(panel(page), /^Figures/u);
  await clickButton(panel(page), 'Send me a test');
  await expectTab(page, 'newsletter');
  await page.getByRole('group', { name: 'English' }).getByRole('button', { name: 'Link' }).click();
  await expectDialog(page.getByRole('dialog'), 'link');
  await clickButton(page.getByRole('dialog'), 'Cancel');

  await page.getByRole('tab', { name: 'E-MAILS SENT' }).click();
  await expectTab(page, 'mails');
  await clickButton(panel(page), /^Send .*again/u);
  await expectDialog(page.getByRole('dialog'), 'resend');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'LOG' }).click();
  await expectTab(page, 'log');
  await page.getByRole('tab', { name: 'HELP' }).click();
  await expectTab(page, 'help');
  await panel(page).getByRole('list').getByRole('button').first().click();
  await expectTab(page, 'guide');
});
