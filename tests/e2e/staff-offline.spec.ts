import { banners } from '@club/about/first-content/banners';
import { openTab, outcome, saveAndPublishAnyway } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

const [firstBanner] = banners;

// Offline, Firestore's SDK also requests an image from Google. The site's Content-Security-Policy
// blocks it.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|cleardot\.gif/u });

test('a save without a response ends with an error and keeps the text', async ({ page }) => {
  await openTab(page, 'NOTE');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByLabel('Note in English').fill('Typed in the gym’s dead corner');
  // Neither a response nor an error: the request hangs, until a twelfth of the site's 12 s.
  await page.route('**/api/notes/**', () => undefined);
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 12);
  });
  await saveAndPublishAnyway(page);
  await expect(outcome(page)).toContainText('Failed to save note');
  await expect(outcome(page)).toContainText('Check your internet connection');
  await expect(page.getByLabel('Note in English')).toHaveValue('Typed in the gym’s dead corner');
});

test('staff without a network see a button to try again, and see the list once they are online', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openTab(page, 'BANNER');
  await expect(page.getByRole('row', { name: firstBanner.eventTitle })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'NOTE' }).click();
  const retryButton = page.getByRole('button', { name: 'Try again' });
  // The SDK fails at once if it knows that there is no network, else after 10 s.
  const waitForRetryButton = () =>
    expect(async () => {
      await page.clock.fastForward(11_000);
      await expect(retryButton).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await waitForRetryButton();
  // After a retry without a network, the button is shown again.
  await retryButton.click();
  await waitForRetryButton();
  await context.setOffline(false);
  // The list may already have loaded without a click.
  const editButtons = page.getByRole('button', { name: 'Edit' });
  await retryButton.or(editButtons).first().click();
  await expect(page.getByRole('columnheader', { name: 'Last saved' })).toBeVisible();
  await page.getByRole('tab', { name: 'BANNER' }).click();
  await expect(page.getByRole('row', { name: firstBanner.eventTitle })).toBeVisible();
});
