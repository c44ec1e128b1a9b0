import { banners } from '@club/about/first-content/banners';
import { openTab, outcome, saveOneLanguage } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

const [firstBanner] = banners;

// Offline, Firestore's SDK also requests an image of Google's, which the policy forbids.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|cleardot\.gif/u });

test('a save that nobody answers says so within fifteen seconds and keeps the text', async ({
  page,
}) => {
  await openTab(page, 'NOTE');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByLabel('Note in English').fill('Typed in the gym’s dead corner');
  // Neither a response nor an error: the request hangs.
  await page.route('**/api/notes/**', () => undefined);
  await saveOneLanguage(page);
  await expect(outcome(page)).toContainText('Failed to save note');
  await expect(outcome(page)).toContainText('Check your internet connection');
  await expect(page.getByLabel('Note in English')).toHaveValue('Typed in the gym’s dead corner');
});

test('a list that cannot be read offers to try again, and comes once the network is back', async ({
  page,
  context,
}) => {
  await openTab(page, 'BANNER');
  await expect(page.getByRole('row', { name: firstBanner.eventTitle })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'NOTE' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  // Asking while there is no network fails again, and breaks nothing.
  await again.click();
  await expect(again).toBeVisible();
  await context.setOffline(false);
  // It may also have come by itself by the time somebody presses.
  const rows = page.getByRole('button', { name: 'Edit' });
  await again.or(rows).first().click();
  await expect(page.getByRole('columnheader', { name: 'Last saved' })).toBeVisible();
  await page.getByRole('tab', { name: 'BANNER' }).click();
  await expect(page.getByRole('row', { name: firstBanner.eventTitle })).toBeVisible();
});
