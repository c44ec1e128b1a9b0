import { FieldValue } from 'firebase-admin/firestore';
import { getDatabase } from '../api/admin.ts';
import { openTab, outcome, save } from './support/dashboard.ts';
import { signInWithoutGoogle, staffEmail } from './support/staff.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

await restoreAfterEach('banners', 'notes');

test('staff read which banner has invalid fields, and repair it in the dashboard', async ({
  page,
}) => {
  await getDatabase()
    .doc('banners/banner-1')
    .update({ link: 'https://[', num: FieldValue.delete() });
  await openTab(page, 'BANNER');
  const notice = page.getByRole('status').filter({ hasText: 'can’t be read' });
  await expect(notice).toContainText(
    'This item can’t be read: banner-1 (Number, Link (https://...)).',
  );

  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByLabel('Link (https://...)')).toHaveValue('');
  await expect(page.getByText('This could not be read, and is empty here')).toContainText('Link');
  await page.getByLabel('Link (https://...)').fill('https://example.org/tournament');
  await save(page);
  await expect(outcome(page)).toHaveText('Banner saved successfully');
  await expect(notice).toBeHidden();
  const storedBanner = await getDatabase().doc('banners/banner-1').get();
  expect(storedBanner.get('link')).toBe('https://example.org/tournament');

  await page.getByRole('button', { name: 'Show the history' }).click();
  await expect(page.getByRole('region', { name: 'History of this item' })).toContainText(
    'Could not be read, and is shown as empty: Number, Link (https://...)',
  );
});

/** A note that the schema refuses, because its id has an accent. */
const unreadableNote = getDatabase().doc('notes/été');
test.afterEach(() => unreadableNote.delete());

test('staff read in French which note cannot be opened', async ({ page }) => {
  await unreadableNote.set({ note: 'x' });
  await page.goto('/admin?lng=fr');
  await signInWithoutGoogle(page, staffEmail);
  await page.getByRole('tab', { name: 'NOTE' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'illisible' });
  await expect(notice).toContainText('Cet élément est illisible : été (Identifiant');
  await expect(notice).toContainText('Le soutien technique doit le renommer');
  await unreadableNote.delete();
  await expect(notice).toBeHidden();
});
