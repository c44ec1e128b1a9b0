import { banners } from '@club/about/first-content/banners';
import type { Route } from '@playwright/test';
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

  test('is not shown as another person’s, and is sent once when staff press Ctrl+S twice', async ({
    page,
  }) => {
    await openTab(page, 'BANNER');
    const title = page.getByLabel('Title in English');
    await test.step('the list updates before the response', async () => {
      await selectRow(page, firstBanner.eventTitle);
      await title.fill('Quicker than the answer');
      const respond = async (route: Route) => {
        const response = await route.fetch();
        await expect(cell(page, 'Quicker than the answer')).toBeVisible();
        await route.fulfill({ response });
      };
      await page.route(updatePattern, respond, { times: 1 });
      await saveAndPublishAnyway(page);
      await expect(outcome(page)).toHaveText('Banner saved successfully');
      await expect(otherPersonMessage(page)).toHaveCount(0);
    });
    await test.step('the response is lost', async () => {
      await page.getByRole('button', { name: 'Close' }).click();
      await selectRow(page, 'Quicker than the answer');
      await title.fill('Saved, but unanswered');
      const loseResponse = async (route: Route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      };
      await page.route(updatePattern, loseResponse, { times: 1 });
      await saveAndPublishAnyway(page);
      await expect(outcome(page)).toHaveText('Banner saved successfully');
      await expect(otherPersonMessage(page)).toHaveCount(0);
    });
    await page.getByRole('button', { name: 'Close' }).click();
    await selectRow(page, 'Saved, but unanswered');
    await title.fill('Saved once');
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
