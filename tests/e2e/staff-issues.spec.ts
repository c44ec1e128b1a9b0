import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getDatabase } from '../api/admin.ts';
import { openTab } from './support/dashboard.ts';
import { findMail } from './support/mails.ts';
import { staffEmail } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** Part of each reader's address and each subject, so that the test finds only its own mails. */
const mark = randomUUID().slice(0, 8);
const readers = Array.from({ length: 12 }, (_, index) => ({
  id: randomUUID().replaceAll('-', ''),
  email: `reader-${index}@${mark}.example.org`,
  locale: index % 2 === 0 ? 'fr' : 'en',
}));
const getReaderReference = (id: string) => getDatabase().doc(`subscribers/${id}`);

test.beforeAll(async () => {
  await Promise.all(
    readers.map(({ id, ...reader }) =>
      getReaderReference(id).set({ ...reader, state: 'confirmed' }),
    ),
  );
});
test.afterAll(async () => {
  await Promise.all(readers.map(({ id }) => getReaderReference(id).delete()));
  const publishedIssues = await getDatabase()
    .collection('publishedIssues')
    .where('subject', '==', `Tryouts ${mark}`)
    .get();
  await Promise.all(publishedIssues.docs.map(({ ref }) => ref.delete()));
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();
const toolbar = (page: Page, language: string) =>
  page.getByRole('group', { name: `Formatting of the ${language} text` });

/** Selects a word of a text area, as a double click does. */
async function selectWord(page: Page, name: string, word: string): Promise<void> {
  await field(page, name).evaluate((area, selectedWord) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('This is not a text area.');
    const start = area.value.indexOf(selectedWord);
    area.focus();
    area.setSelectionRange(start, start + selectedWord.length);
  }, word);
}

test('buttons and keyboard shortcuts format the text, and the browser can undo it', async ({
  page,
}) => {
  await openTab(page, 'NEWSLETTER');
  const text = field(page, 'Text in English');
  await text.fill('Tryouts\nBring water\nshoes');
  const preview = page.getByRole('region', { name: 'The e-mail in English' });

  await selectWord(page, 'Text in English', 'Tryouts');
  await toolbar(page, 'English').getByRole('button', { name: 'Heading', exact: true }).click();
  await expect(text).toHaveValue('## Tryouts\nBring water\nshoes');
  await expect(preview.getByRole('heading', { name: 'Tryouts' })).toBeVisible();
  await selectWord(page, 'Text in English', 'water');
  await page.keyboard.press('Control+b');
  await expect(text).toHaveValue('## Tryouts\nBring **water**\nshoes');
  await expect(preview.locator('strong')).toHaveText('water');
  await selectWord(page, 'Text in English', 'shoes');
  await page.keyboard.press('Control+Shift+Digit8');
  await expect(preview.getByRole('listitem')).toHaveText('shoes');

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('## Tryouts\nBring water\nshoes');

  await selectWord(page, 'Text in English', 'water');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await expect(link.getByRole('textbox', { name: 'Link text' })).toHaveValue('water');
  await link.getByRole('textbox', { name: 'Address' }).fill('https://example.org');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('## Tryouts\nBring [water](https://example.org)\nshoes');
  await expect(preview.getByRole('link', { name: 'water' })).toHaveAttribute(
    'href',
    'https://example.org',
  );
  const card = preview.locator('table').nth(2);
  await expect(card).toHaveCSS('background-color', 'rgb(253, 253, 255)');
  await page.getByText('Dark', { exact: true }).click();
  await expect(card).toHaveCSS('background-color', 'rgb(22, 29, 51)');
});

test('an issue with a photo reaches twelve readers, and visitors read it on the site until staff take it off', async ({
  page,
}) => {
  await openTab(page, 'NEWSLETTER');
  await field(page, 'Subject in French').fill(`Essais ${mark}`);
  await field(page, 'Subject in English').fill(`Tryouts ${mark}`);
  await field(page, 'Text in French').fill('## Lundi\n\nApportez de l’**eau**.');
  await field(page, 'Text in English').fill('## Monday\n\nBring **water**.');
  const photos = page.getByRole('group', { name: 'Photo', exact: true });
  await photos.getByRole('radio').nth(1).check();
  await field(page, 'What the photo shows, in French').fill('');
  await clickButton(page, 'Send me a test');
  await expect(field(page, 'What the photo shows, in French')).toBeFocused();
  await field(page, 'What the photo shows, in French').fill('Deux joueuses au filet');
  await field(page, 'What the photo shows, in English').fill('Two players at the net');
  await toolbar(page, 'English').getByRole('button', { name: 'Photo here' }).click();
  await expect(field(page, 'Text in English')).toHaveValue(
    '## Monday\n\nBring **water**.\n\n[photo]\n',
  );

  // The typed text survives a reload.
  await page.reload();
  await page.getByRole('tab', { name: 'NEWSLETTER' }).click();
  await expect(field(page, 'Text in French')).toHaveValue('## Lundi\n\nApportez de l’**eau**.');
  await clickButton(page, /^Send to/u);
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(
    'First send yourself a test of this exact text.',
  );
  await clickButton(page, 'Send me a test');
  await expect(page.getByText(`Your test is on its way to ${staffEmail}`)).toBeVisible();
  const testMail = await findMail(staffEmail, ({ subject }) => subject === `Tryouts ${mark}`);
  expect(testMail.html).toContain('alt="Two players at the net"');
  const question = page.getByRole('dialog', { name: /^Send to \d+ readers?\?$/u });
  await clickButton(page, /^Send to/u);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await clickButton(page, /^Send to/u);
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Done: the newsletter has gone out')).toBeVisible({
    timeout: 60_000,
  });
  await expect(field(page, 'Subject in French')).toHaveValue('');
  for (const { email, locale } of readers) {
    const isFrench = locale === 'fr';
    const mail = await findMail(email);
    expect(mail.subject).toBe(isFrench ? `Essais ${mark}` : `Tryouts ${mark}`);
    expect(mail.text).toContain(
      isFrench ? '[Photo\u00a0: Deux joueuses au filet]' : '[Photo: Two players at the net]',
    );
  }

  const list = page.getByRole('region', { name: 'Sent newsletters' });
  await list.getByRole('button', { name: `Figures: Tryouts ${mark}` }).click();
  await expect(list.getByText(/^e-mails? sent$/u)).toBeVisible();
  await list.getByRole('button', { name: `Publish on the site: Tryouts ${mark}` }).click();
  await expect(page.getByText('The newsletter is on the site.')).toBeVisible();
  const address = await list
    .getByRole('link', { name: `See the page: Tryouts ${mark}` })
    .getAttribute('href');

  // A visitor opens it from the list, and reads it in both languages.
  await page.goto('/newsletter/issues?lng=en');
  await page.getByRole('link', { name: `Tryouts ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tryouts ${mark}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Monday' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Two players at the net' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Tryouts ${mark}`, 'u'));
  await page.goto(`${String(address)}&lng=fr`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Essais ${mark}`);
  await expect(page.getByText('Apportez de l’eau.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Deux joueuses au filet' })).toBeVisible();

  await page.goto('/admin?lng=en');
  await page.getByRole('tab', { name: 'NEWSLETTER' }).click();
  await list.getByRole('button', { name: `Take off the site: Tryouts ${mark}` }).click();
  await expect(page.getByText('no longer on the site')).toBeVisible();
  await page.goto(`${String(address)}&lng=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter not found');

  // Staff publish it again, undo that, and undo the undo.
  await page.goto('/admin?lng=en');
  await page.getByRole('tab', { name: 'NEWSLETTER' }).click();
  await list.getByRole('button', { name: `Publish on the site: Tryouts ${mark}` }).click();
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('no longer on the site')).toBeVisible();
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The newsletter is on the site.')).toBeVisible();

  // The text goes back into the form, which is empty again after an undo.
  await list.getByRole('button', { name: `Use again: Tryouts ${mark}` }).click();
  await expect(field(page, 'Text in English')).toHaveValue(/Bring \*\*water\*\*/u);
  await expect(field(page, 'Subject in French')).toHaveValue(`Essais ${mark}`);
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Subject in French')).toHaveValue('');
});
