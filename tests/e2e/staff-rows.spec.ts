import { banners } from '@club/about/first-content/banners';
import {
  openTab,
  outcome,
  save,
  saveBar,
  saveAndPublishAnyway,
  selectRow,
} from './support/dashboard.ts';
import { staffName } from './support/staff.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

const [firstBanner, secondBanner] = banners;

await restoreAfterEach('banners', 'notes', 'programs');

test('staff see a preview of their text in both languages and at both widths', async ({ page }) => {
  await openTab(page, 'PROGRAM');
  // Programs cannot be copied or moved to the trash.
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.getByRole('button', { name: 'Edit U14' })).toBeVisible();
  await expect(rows.getByRole('button', { name: /^(?!Edit)/u })).toHaveCount(0);
  await selectRow(page, 'U16');
  const french = page.frameLocator('iframe[title="Preview in French"]').locator('body');
  const english = page.frameLocator('iframe[title="Preview in English"]').locator('body');
  await page.getByLabel('Cost in French').fill('Gratuit ce mois-ci');
  await page.getByLabel('Cost in English').fill('Free this month');
  await expect(french).toContainText('Gratuit ce mois-ci');
  await expect(french).toContainText('Horaire et inscription');
  await expect(english).toContainText('Free this month');
  await expect(english).toContainText('Schedule and registration');
  for (const [device, width] of [
    ['Phone', '360px'],
    ['Desktop', '1280px'],
  ] as const) {
    await page.getByRole('radio', { name: device }).check({ force: true });
    await expect(french).toContainText('Gratuit ce mois-ci');
    await expect(english).toContainText('Free this month');
    await expect(page.getByTitle('Preview in English')).toHaveCSS('width', width);
  }
  // The preview is inert, so the keyboard skips it.
  await expect(english).toHaveAttribute('inert');
  await page.getByLabel('Cost in English').fill('');
  await expect(page.getByText('English is missing')).toBeVisible();
  await expect(english).toContainText('Gratuit ce mois-ci');
});

test('staff must confirm before they publish a text in one language only', async ({ page }) => {
  await openTab(page, 'NOTE');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByLabel('Note in French').fill('');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: 'Publish in one language only?' });
  await expect(question).toContainText('Note in French');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(outcome(page)).toBeEmpty();
  await save(page);
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(outcome(page)).toHaveText('Note saved successfully');
});

test.describe('the history', () => {
  test.use({ expectedErrors: /status of 409/u });

  test('shows who changed what, and restores the version from before a save', async ({ page }) => {
    await openTab(page, 'PROGRAM');
    await selectRow(page, 'U15');
    const cost = page.getByLabel('Cost in English');
    const before = await cost.inputValue();
    await cost.fill('A wrong price');
    await saveAndPublishAnyway(page);
    await expect(outcome(page)).toHaveText('Program update successfully');
    await page.getByRole('button', { name: 'Show the history' }).click();
    const history = page.getByRole('region', { name: 'History of this item' });
    const newest = history.getByRole('listitem').first();
    await expect(newest).toContainText(staffName);
    await expect(newest).toContainText('Cost in English');
    await expect(newest).toContainText(before);
    await expect(newest).toContainText('A wrong price');

    const restore = newest.getByRole('button', {
      name: 'Go back to before this save',
    });
    await expect(restore).toHaveAccessibleDescription(/ 20\d\d, /u);
    await restore.click();
    const question = page.getByRole('dialog', { name: 'Go back to the version before this save?' });
    await expect(question).toContainText('A wrong price');
    await page.route(
      '**/restore',
      (route) => route.fulfill({ status: 409, json: { error: 'conflict' } }),
      { times: 1 },
    );
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(outcome(page)).toContainText('Someone else just saved this item.');

    await newest.getByRole('button', { name: /^Go back/u }).click();
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(outcome(page)).toContainText('Restored.');
    await expect(cost).toHaveValue(before);
    await saveBar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(cost).toHaveValue('A wrong price');
  });
});

test('staff hide a banner with one click, and undo that with another', async ({ page }) => {
  await openTab(page, 'BANNER');
  const visitor = await page.context().newPage();
  const bannerOnSite = visitor.getByText(firstBanner.eventTitle).first();
  await page.getByRole('button', { name: `Hide ${firstBanner.eventTitle}` }).click();
  await expect(page.getByText('Visitors no longer see it.')).toBeVisible();
  await visitor.goto('/?lng=en');
  await expect(visitor.getByText(secondBanner.eventTitle).first()).toBeVisible();
  await expect(bannerOnSite).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. It’s back to how it was.')).toBeVisible();
  await visitor.reload();
  await expect(bannerOnSite).toBeVisible();
});

test.describe('unsaved text', () => {
  test('stays until staff confirm that they leave, and can be restored later', async ({ page }) => {
    await openTab(page, 'PROGRAM');
    await selectRow(page, 'U16');
    const cost = page.getByLabel('Cost in English');
    await cost.fill('Not saved yet');
    await page.getByRole('tab', { name: 'NOTE' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(cost).toHaveValue('Not saved yet');
    await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/schedule/u);

    await page.goto('/admin?lng=en');
    await page.getByRole('tab', { name: 'PROGRAM' }).click();
    await selectRow(page, 'U16');
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await expect(cost).toHaveValue('Not saved yet');
  });
});
