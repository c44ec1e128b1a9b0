import { openTab, outcome, saveAndPublishAnyway, selectRow } from './support/dashboard.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

await restoreAfterEach('programs');

test('the log names the changed fields of a save, and opens the tab of its item', async ({
  page,
}) => {
  await openTab(page, 'LOG');
  await expect(page.getByRole('heading', { name: 'Who did what' })).toBeVisible();
  await page.getByRole('tab', { name: 'PROGRAM' }).click();
  await selectRow(page, 'U14');
  await page.getByLabel('Cost in English').fill('$321');
  await saveAndPublishAnyway(page);
  await expect(outcome(page)).toHaveText('Program update successfully');

  await page.getByRole('tab', { name: 'MORE' }).click();
  await page.getByRole('navigation', { name: 'MORE' }).getByRole('link', { name: 'LOG' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Saved, program: U14' }).first();
  await expect(entry).toContainText('changed: Cost in English');
  await expect(entry).not.toContainText('$321');
  await page.getByLabel('Show').selectOption('message from a visitor');
  await expect(entry).toBeHidden();
  await page.getByLabel('Show').selectOption('program');
  await entry.getByRole('button', { name: 'Open PROGRAM' }).click();
  await expect(page.getByRole('tab', { name: 'PROGRAM' })).toHaveAttribute('aria-selected', 'true');
});
