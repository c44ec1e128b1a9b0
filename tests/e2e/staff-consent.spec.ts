import type { Page } from '@playwright/test';
import { openTab, outcome, save, selectRow } from './support/dashboard.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

await restoreAfterEach('banners', 'carousels');

const consentDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'No consent on file for this image. Publish it anyway?' });
const consentCheckbox = (page: Page) =>
  page.getByLabel('Consent on file for everyone in the image');

test.describe('an image without consent', () => {
  test('is shown only after a question that names the image', async ({ page }) => {
    await openTab(page, 'BANNER');
    const showButton = page.getByRole('button', { name: /^Show /u });
    await showButton.click();
    const question = consentDialog(page);
    await expect(question).toContainText('No. 3');
    await question.getByRole('button', { name: 'Do not publish' }).click();
    await expect(showButton).toBeVisible();
    await showButton.click();
    await question.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText('Visitors see it now.')).toBeVisible();
  });

  test.describe('after a withdrawal', () => {
    test.use({ expectedErrors: /status of 409/u });

    test('cannot be shown again by a button or a restore', async ({ page }) => {
      const refusal = /Consent for this image was withdrawn/u;
      await openTab(page, 'CAROUSEL');
      await page.getByRole('button', { name: 'Hide Photo 2' }).click();
      await expect(page.getByText('Visitors no longer see it.')).toBeVisible();
      await selectRow(page, 'Photo 2');
      await consentCheckbox(page).uncheck();
      await expect(page.getByText(/^Without this consent, the site can’t show/u)).toBeVisible();
      await save(page);
      await expect(outcome(page)).toHaveText('Carousel saved successfully');
      const question = consentDialog(page);
      await page.getByRole('button', { name: 'Show Photo 2' }).click();
      await question.getByRole('button', { name: 'Publish anyway' }).click();
      await expect(page.getByText(refusal)).toBeVisible();

      await page.getByRole('button', { name: 'Show the history' }).click();
      const history = page.getByRole('region', { name: 'History of this item' });
      const restoreDialog = page.getByRole('dialog', {
        name: 'Go back to the version before this save?',
      });
      await history
        .getByRole('button', { name: /^Go back/u })
        .last()
        .click();
      await restoreDialog.getByRole('button', { name: 'Go back' }).click();
      await expect(question).toContainText(/No\. \d/u);
      await question.getByRole('button', { name: 'Publish anyway' }).click();
      await expect(outcome(page)).toContainText(refusal);
      await expect(consentCheckbox(page)).not.toBeChecked();
    });
  });
});

test('an image has the same date of consent after staff hide it and undo that', async ({
  page,
}) => {
  await openTab(page, 'CAROUSEL');
  const row = page.getByRole('row', { name: 'Photo 2' });
  // A later column has the date of the last save, which is the same day.
  const date = row.getByText(/^October 19th 2026/u).first();
  const before = await date.textContent();
  await page.getByRole('button', { name: 'Hide Photo 2' }).click();
  await expect(page.getByText('Visitors no longer see it.')).toBeVisible();
  await expect(date).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. It’s back to how it was.')).toBeVisible();
  await expect(date).toHaveText(before ?? '');
});
