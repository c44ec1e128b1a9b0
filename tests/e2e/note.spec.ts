import type { Page } from '@playwright/test';
import { callApi } from '../api/http.ts';
import { getStaffToken } from '../api/identities.ts';
import { storedNote } from './support/stored-note.ts';
import { openTab, outcome, save, saveAndPublishAnyway } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

const openNoteTab = (page: Page) => openTab(page, 'NOTE');
const selectNote = (page: Page) => page.getByRole('button', { name: 'Edit' }).first().click();
const englishField = (page: Page) => page.getByLabel('Note in English');
const frenchField = (page: Page) => page.getByLabel('Note in French');

const original = await storedNote.read();
test.afterEach(() => storedNote.write(original));

test('a visitor in another browser reads the note that staff save', async ({ page, browser }) => {
  await openNoteTab(page);
  await selectNote(page);
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

test('staff change the French note without changing the English note', async ({ page }) => {
  await openNoteTab(page);
  await selectNote(page);
  await frenchField(page).fill('Seulement en français');
  await saveAndPublishAnyway(page);
  await expect(outcome(page)).toHaveText('Note saved successfully');
  expect(await storedNote.read()).toMatchObject({
    note: original['note'],
    note_fr: 'Seulement en français',
  });
});

test('the form shows the selected row, and the table shows what others save', async ({ page }) => {
  await openNoteTab(page);
  await selectNote(page);
  await expect(englishField(page)).toHaveValue(String(original['note']));
  await storedNote.write({ ...original, note: 'Saved elsewhere' });
  await expect(page.getByRole('cell', { name: 'Saved elsewhere', exact: true })).toBeVisible();
});

test.describe('a save that fails', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/u });

  test('without a network shows an error and keeps the text', async ({ page }) => {
    await openNoteTab(page);
    await selectNote(page);
    await englishField(page).fill('Typed at the gym');
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await saveAndPublishAnyway(page);
    await expect(outcome(page)).toContainText('Failed to save note');
    await expect(englishField(page)).toHaveValue('Typed at the gym');
  });
});

test('staff see a colleague’s simultaneous change beside their text, and lose neither', async ({
  page,
}) => {
  await openNoteTab(page);
  await selectNote(page);
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
