import { banners } from '@club/about/first-content/banners';
import {
  cell,
  holdRequest,
  openTab,
  otherPersonMessage,
  outcome,
  saveAndPublishAnyway,
  selectRow,
} from './support/dashboard.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

const [firstBanner] = banners;

await restoreAfterEach('banners');

/** Matches the addresses of requests that save a banner. */
const updatePattern = '**/api/banners/update/**';

test.describe('a save from this page', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 409/u });

  test('is not shown as another person’s when the list updates before the response', async ({
    page,
  }) => {
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    await page.getByLabel('Title in English').fill('Quicker than the answer');
    await page.route(updatePattern, async (route) => {
      const response = await route.fetch();
      await expect(cell(page, 'Quicker than the answer')).toBeVisible();
      await route.fulfill({ response });
    });
    await saveAndPublishAnyway(page);
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await expect(otherPersonMessage(page)).toHaveCount(0);
  });

  test('is not shown as another person’s when the response is lost', async ({ page }) => {
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    await page.getByLabel('Title in English').fill('Saved, but unanswered');
    await page.route(updatePattern, async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    });
    await saveAndPublishAnyway(page);
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await expect(otherPersonMessage(page)).toHaveCount(0);
  });

  test('is sent once when staff press Ctrl+S again before the response', async ({ page }) => {
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    await page.getByLabel('Title in English').fill('Saved once');
    await page.getByLabel('Title in French').fill('Enregistré une fois');
    const release = await holdRequest(page, updatePattern, (route) => route.continue());
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/banners/update/')) saves.push(request.url());
    });
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await page.keyboard.press('Control+s');
    release();
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    expect(saves).toHaveLength(1);
  });

  test('does not undo a quick save that staff make before the response', async ({ page }) => {
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    await page.getByLabel('Title in English').fill('Hidden meanwhile');
    const release = await holdRequest(page, updatePattern, (route) => route.continue());
    await saveAndPublishAnyway(page);
    await page.getByRole('button', { name: `Hide ${firstBanner.eventTitle}` }).click();
    await expect(page.getByText('Visitors no longer see it.')).toBeVisible();
    release();
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await expect(page.getByRole('button', { name: 'Show Hidden meanwhile' })).toBeVisible();
    await expect(otherPersonMessage(page)).toHaveCount(0);
  });

  test('keeps text that staff type before the response, even after they close the form', async ({
    page,
  }) => {
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    const title = page.getByLabel('Title in English');
    await title.fill('Saved first');
    const release = await holdRequest(page, updatePattern, (route) => route.continue());
    await saveAndPublishAnyway(page);
    await title.fill('Typed before the answer');
    release();
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await page.getByRole('button', { name: 'Close' }).click();
    await selectRow(page, 'Saved first');
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await expect(title).toHaveValue('Typed before the answer');
  });

  test('that is a quick save or a restore keeps the text that staff are typing', async ({
    page,
  }) => {
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    const title = page.getByLabel('Title in English');
    await title.fill('Saved first');
    await saveAndPublishAnyway(page);
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await title.fill('Being typed');
    await page.getByRole('button', { name: 'Hide Saved first' }).click();
    await expect(page.getByText('Visitors no longer see it.')).toBeVisible();
    await expect(title).toHaveValue('Being typed');

    await page.getByRole('button', { name: 'Show the history' }).click();
    const history = page.getByRole('region', { name: 'History of this item' });
    await history
      .getByRole('button', { name: /^Go back/u })
      .nth(1)
      .click();
    const question = page.getByRole('dialog', { name: 'Go back to the version before this save?' });
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(cell(page, firstBanner.eventTitle)).toBeVisible();
    await expect(title).toHaveValue('Being typed');
    await expect(otherPersonMessage(page)).toHaveCount(0);
  });
});
