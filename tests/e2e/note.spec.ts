import type { Page } from '@playwright/test';
import { callApi } from '../api/http.ts';
import { getStaffToken } from '../api/identities.ts';
import { storedNote } from './support/stored-note.ts';
import { openTab, outcome, save, saveOneLanguage } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

const openNoteTab = (page: Page) => openTab(page, 'NOTE');
const select = (page: Page) => page.getByRole('button', { name: 'Edit' }).first().click();
const english = (page: Page) => page.getByLabel('Note in English');
const french = (page: Page) => page.getByLabel('Note in French');
const message = outcome;

const original = await storedNote.read();
test.afterEach(() => storedNote.write(original));

test('a visitor in another browser reads the note that staff save', async ({ page, browser }) => {
  await openNoteTab(page);
  await select(page);
  await french(page).fill('  Gymnase fermé lundi.  ');
  await english(page).fill('Gym closed on Monday.');
  await page.getByRole('switch', { name: 'Register-now button' }).click();
  await save(page);
  await expect(message(page)).toHaveText('Note saved successfully');

  const visitor = await browser.newPage({ baseURL: 'http://127.0.0.1:5000' });
  await visitor.goto('/schedule');
  await expect(visitor.getByText('Gymnase fermé lundi.').first()).toBeVisible();
  await visitor.goto('/schedule?lng=en');
  await expect(visitor.getByText('Gym closed on Monday.').first()).toBeVisible();
  await visitor.close();
});

test('staff change the French note without changing the English note', async ({ page }) => {
  await openNoteTab(page);
  await select(page);
  await french(page).fill('Seulement en français');
  await saveOneLanguage(page);
  await expect(message(page)).toHaveText('Note saved successfully');
  expect(await storedNote.read()).toMatchObject({
    note: original['note'],
    note_fr: 'Seulement en français',
  });
});

test('the form shows the selected row, and the table shows what others save', async ({ page }) => {
  await openNoteTab(page);
  await select(page);
  await expect(english(page)).toHaveValue(String(original['note']));
  await storedNote.write({ ...original, note: 'Saved elsewhere' });
  await expect(page.getByRole('cell', { name: 'Saved elsewhere' })).toBeVisible();
});

test.describe('a save that fails', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/u });

  test('without a network shows an error and keeps the text', async ({ page }) => {
    await openNoteTab(page);
    await select(page);
    await english(page).fill('Typed at the gym');
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await saveOneLanguage(page);
    await expect(message(page)).toContainText('Failed to save note');
    await expect(english(page)).toHaveValue('Typed at the gym');
  });
});

test('staff see a colleague’s simultaneous change beside their text, and lose neither', async ({
  page,
}) => {
  await openNoteTab(page);
  await select(page);
  await english(page).fill('Mine');
  const response = await callApi(`/api/notes/update/${storedNote.id}`, {
    method: 'PUT',
    token: await getStaffToken(),
    json: { note: 'Theirs', note_fr: 'La leur', buttonDisplay: true },
  });
  expect(response.status).toBe(200);
  const conflict = page.getByRole('alertdialog', { name: 'Choose what to keep' });
  await expect(conflict).toContainText('Theirs');
  await expect(conflict).toContainText('Mine');
  await expect(english(page)).toHaveValue('Mine');
  // The form adopts what only the other person changed.
  await expect(french(page)).toHaveValue('La leur');
  await conflict.getByRole('button', { name: /^Take theirs/u }).click();
  await expect(english(page)).toHaveValue('Theirs');
  await english(page).fill('Both');
  await saveOneLanguage(page);
  await expect(message(page)).toHaveText('Note saved successfully');
  expect(await storedNote.read()).toMatchObject({ note: 'Both', note_fr: 'La leur' });
});
