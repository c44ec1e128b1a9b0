import type { Browser, Page } from '@playwright/test';
import { openTab, outcome, save, saveAndPublishAnyway, selectRow } from './support/dashboard.ts';
import { otherStaffEmail, otherStaffName, signInWithoutGoogle } from './support/staff.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

await restoreAfterEach('programs');

const cost = (page: Page) => page.getByLabel('Cost in English');
const costInFrench = (page: Page) => page.getByLabel('Cost in French');
const conflictDialog = (page: Page) => page.getByRole('alertdialog');

/** Opens the same program in another browser, logged in as a colleague. */
async function openAsColleague(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: 'http://127.0.0.1:5000' });
  const colleague = await context.newPage();
  await colleague.goto('/admin?lng=en');
  await signInWithoutGoogle(colleague, otherStaffEmail);
  await colleague.getByRole('tab', { name: 'PROGRAM' }).click();
  await selectRow(colleague, 'U15');
  return colleague;
}

test('staff choose between their text and a colleague’s in the same field', async ({
  page,
  browser,
}) => {
  await openTab(page, 'PROGRAM');
  await selectRow(page, 'U15');
  const colleague = await openAsColleague(browser);

  await cost(page).fill('$900');
  await costInFrench(page).fill('900 $');
  await cost(colleague).fill('$870');
  await colleague.getByLabel('Schedule in English').fill('Mondays at 6 p.m.');
  await colleague.getByLabel('Schedule in French').fill('Le lundi à 18 h');
  await saveAndPublishAnyway(colleague);
  await expect(outcome(colleague)).toContainText('Program update successfully');

  // The dialog shows both values and the colleague who saved.
  await expect(conflictDialog(page)).toContainText('$870');
  await expect(conflictDialog(page)).toContainText('$900');
  await expect(conflictDialog(page)).toContainText(otherStaffName);
  // Screen readers announce the conflict, and the focus stays in the field.
  await expect(page.getByRole('alert')).toContainText(otherStaffName);
  await expect(costInFrench(page)).toBeFocused();
  // A field that only the colleague changed is merged and shows their name.
  await expect(page.getByLabel('Schedule in English')).toHaveValue('Mondays at 6 p.m.');
  await expect(page.getByLabel('Schedule in English')).toHaveAccessibleDescription(
    /Changed by Amina Diallo/u,
  );

  // A save is refused and moves the focus to the dialog.
  await save(page);
  await expect(conflictDialog(page)).toBeFocused();
  await expect(outcome(page)).toContainText('Nothing has been saved');
  await expect(cost(colleague)).toHaveValue('$870');
  await expect(page.getByRole('row', { name: 'U15' })).toBeVisible();

  await conflictDialog(page)
    .getByRole('button', { name: /^Keep mine/u })
    .click();
  await expect(conflictDialog(page)).toHaveCount(0);
  await save(page);
  await expect(outcome(page)).toContainText('Program update successfully');
  await expect(cost(colleague)).toHaveValue('$900');
  await expect(costInFrench(colleague)).toHaveValue('900 $');
  await expect(cost(colleague)).toHaveAccessibleDescription(/Changed by Maude Gagné/u);
  await colleague.context().close();
});

test('staff see a draft in the list, and restore it without overwriting a colleague’s save', async ({
  page,
  browser,
}) => {
  await openTab(page, 'PROGRAM');
  await selectRow(page, 'U15');
  await cost(page).fill('$900');
  await page.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row', { name: 'U15' });
  await expect(row).toContainText('Unsaved draft');
  await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();

  const colleague = await openAsColleague(browser);
  await costInFrench(colleague).fill('870 $');
  await saveAndPublishAnyway(colleague);
  await expect(outcome(colleague)).toContainText('Program update successfully');
  await colleague.context().close();

  await expect(row).toContainText('Unsaved draft');
  await selectRow(page, 'U15');
  const restoreButton = page.getByRole('button', { name: 'Bring them back' });
  await expect(restoreButton).toBeInViewport({ ratio: 1 });
  await restoreButton.click();
  await expect(cost(page)).toHaveValue('$900');
  await expect(costInFrench(page)).toHaveValue('870 $');
});
