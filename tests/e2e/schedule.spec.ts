import { storedNote } from './support/stored-note.ts';
import { expect, test } from './support/test.ts';

const firestorePattern = 'http://127.0.0.1:8080/**';
const original = await storedNote.read();
test.afterEach(() => storedNote.write(original));

test('a visitor reads the note in the language of the page', async ({ page }) => {
  await page.goto('/schedule');
  await expect(page.getByText(String(original['note_fr'])).first()).toBeVisible();
  await page.goto('/schedule?lng=en');
  await expect(page.getByText(String(original['note'])).first()).toBeVisible();
});

test('a visitor reads a note that exists in one language only, marked with that language', async ({
  page,
}) => {
  await storedNote.write({ ...original, note: '' });
  await page.goto('/schedule?lng=en');
  const note = page.getByText(String(original['note_fr'])).first();
  await expect(note).toBeVisible();
  await expect(
    page
      .locator('[lang="fr"]', { has: note })
      .or(note.and(page.locator('[lang="fr"]')))
      .first(),
  ).toBeVisible();
});

test('a visitor sees the register-now button only while staff display it', async ({ page }) => {
  const button = page.getByRole('main').getByRole('link', { name: 'Register now' });
  await storedNote.write({ ...original, buttonDisplay: true });
  await page.goto('/schedule?lng=en');
  await expect(button).toHaveAttribute('href', '/registration');
  await storedNote.write({ ...original, buttonDisplay: false });
  await page.reload();
  await expect(page.getByText(String(original['note'])).first()).toBeVisible();
  await expect(button).toHaveCount(0);
});

test.describe('while the notes are missing', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/u });

  test('a visitor reads that the notes are loading', async ({ page }) => {
    await page.route(firestorePattern, () => undefined);
    await page.goto('/schedule?lng=en');
    await expect(page.getByText('Loading notes...')).toBeVisible();
  });

  test('a visitor reads that loading failed, and gets the note with another try', async ({
    page,
  }) => {
    await page.route(firestorePattern, (route) => route.abort());
    await page.goto('/schedule?lng=en');
    // The specification's text for a failed read.
    await expect(page.getByText('No notes.', { exact: true })).toBeVisible();
    await page.unroute(firestorePattern);
    const note = page.getByRole('region', { name: 'Note from the coaches' });
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(String(original['note'])).first()).toBeVisible();
  });

  test('a visitor reads that there is no note', async ({ page }) => {
    await page.route('http://127.0.0.1:8080/**:runQuery*', (route) =>
      route.fulfill({ json: [{ readTime: '2026-01-01T00:00:00Z' }] }),
    );
    await page.goto('/schedule?lng=en');
    await expect(page.getByText('No notes available.')).toBeVisible();
  });
});
