import type { Page } from '@playwright/test';
import { callApi } from '../api/http.ts';
import { getStaffToken } from '../api/identities.ts';
import { storedNote } from './support/stored-note.ts';
import { openTab, outcome, save, saveAndPublishAnyway } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

async function openNote(page: Page) {
  await openTab(page, 'NOTE');
  await page.getByRole('button', { name: 'Edit' }).first().click();
}
const englishField = (page: Page) => page.getByLabel('Note in English');
const frenchField = (page: Page) => page.getByLabel('Note in French');

const original = await storedNote.read();
test.afterEach(() => storedNote.write(original));

test('a visitor in another browser reads the note that staff save', async ({ page, browser }) => {
  await openNote(page);
  await frenchField(page).fill('  Gymnase fermé lundi.  ');
  await englishField(page).fill('Gym closed on Monday.');
  await page.getByRole('switch', { name: 'Register-now button' }).click();
  await save(page);
  await expect(outcome(page)).toHaveText('Note saved successfully');

  const visitor = await browser.newPage({ baseURL: 'http://127.0.0.1:5000' });
  await visitor.goto('/schedule');
  await expect(visitor.getByText('Gymnase fermé lundi.').first()).toBeVisible();
  await visitor.goto('/schedule?lng=en');
  await expect(visitor.getByText('Gym closed on Monday.').first()).toBeVisible();
  await visitor.close();
});

test('staff see a colleague’s simultaneous change beside their text, and lose neither', async ({
  page,
}) => {
  await openNote(page);
  await englishField(page).fill('Mine');
  const response = await callApi(`/api/notes/update/${storedNote.id}`, {
    method: 'PUT',
    token: await getStaffToken(),
    json: { note: 'Theirs', note_fr: 'La leur', buttonDisplay: true },
  });
  expect(response.status).toBe(200);
  const conflictDialog = page.getByRole('alertdialog', { name: 'Choose what to keep' });
  await expect(conflictDialog).toContainText('Theirs');
  await expect(conflictDialog).toContainText('Mine');
  await expect(englishField(page)).toHaveValue('Mine');
  // A field that only the other person changed gets their text.
  await expect(frenchField(page)).toHaveValue('La leur');
  await conflictDialog.getByRole('button', { name: /^Take theirs/u }).click();
  await expect(englishField(page)).toHaveValue('Theirs');
  await englishField(page).fill('Both');
  await saveAndPublishAnyway(page);
  await expect(outcome(page)).toHaveText('Note saved successfully');
  expect(await storedNote.read()).toMatchObject({ note: 'Both', note_fr: 'La leur' });
});

test.describe('while Firestore cannot be reached', () => {
  test.use({ expectedErrors: /ERR_FAILED/u });

  test('a visitor reads that loading failed, and gets the note with another try', async ({
    page,
  }) => {
    await page.route('http://127.0.0.1:8080/**', (route) => route.abort());
    await page.goto('/schedule');
    await expect(page.getByText('La note ne se charge pas.')).toBeVisible();
    await page.unroute('http://127.0.0.1:8080/**');
    const note = page.getByRole('region', { name: 'Note de l’équipe d’entraîneurs' });
    await note.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText(String(original['note_fr'])).first()).toBeVisible();
  });
});
