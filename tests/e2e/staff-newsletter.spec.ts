import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openTab } from './support/dashboard.ts';
import { findMail } from './support/mails.ts';
import { signInThroughPopup, staffEmail } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

/** Fills in an issue. The mark makes it unique, as the API treats equal texts as one issue. */
async function writeIssue(page: Page, mark: string) {
  await field(page, 'Subject in French').fill(`Essais ${mark}`);
  await field(page, 'Text in French').fill('Lundi, 18 h.\n\nApportez de l’eau.');
  await field(page, 'Subject in English').fill(`Tryouts ${mark}`);
  await field(page, 'Text in English').fill('Monday, 6 p.m.\n\nBring water.');
}
/** The alert of the open tab. */
const alert = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const makeMark = () => randomUUID().slice(0, 8);

test('an issue written only in French is previewed for English readers too, and its test is sent only after a confirmation', async ({
  page,
}) => {
  const subject = `Essais ${makeMark()}`;
  await openTab(page, 'NEWSLETTER');
  await field(page, 'Subject in French').fill(subject);
  await expect(page.getByText('English is missing')).toBeVisible();
  await clickButton(page, 'Send me a test');
  await expect(alert(page)).toContainText('One language is enough.');
  await expect(field(page, 'Text in French')).toBeFocused();
  await field(page, 'Text in French').fill('Lundi, 18 h.');
  const preview = page.getByRole('region', { name: 'The e-mail in English' });
  await expect(preview.getByRole('heading', { name: subject })).toHaveAttribute('lang', 'fr');
  await expect(preview).toContainText('Lundi, 18 h.');
  await expect(preview.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  await clickButton(page, 'Send me a test');
  const question = page.getByRole('dialog', { name: 'Publish in one language only?' });
  await expect(question).toContainText('Text in English');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(field(page, 'Text in French')).toBeEditable();
  await clickButton(page, 'Send me a test');
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText(`Your test is on its way to ${staffEmail}`)).toBeVisible();
  const mail = await findMail(
    staffEmail,
    (one) => one.subject === subject && one.text.includes('Test: this e-mail'),
  );
  expect(mail.text).toContain('Lundi, 18 h.');
});

test('staff correct a typed link in a dialog that accepts only a valid address', async ({
  page,
}) => {
  await openTab(page, 'NEWSLETTER');
  await writeIssue(page, makeMark());
  await field(page, 'Text in English').fill('Sign up [here](Registration).');
  await clickButton(page, 'Send me a test');
  await expect(alert(page)).toContainText('[here](Registration)');
  await expect(alert(page)).toContainText('in the English text');

  const text = field(page, 'Text in English');
  await text.focus();
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByLabel('Link text')).toHaveValue('here');
  await dialog.getByLabel('Address').press('Enter');
  await expect(dialog.getByText(/^This is not an address/u)).toBeVisible();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await dialog.getByLabel('Address').fill('/registration');
  await dialog.getByLabel('Address').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^Sign up \[here\]\(https:\/\/.+\/registration\)\.$/u);
  const preview = page.getByRole('region', { name: 'The e-mail in English' });
  await expect(preview.getByRole('link', { name: 'here' })).toHaveAttribute(
    'href',
    /\/registration$/u,
  );
  await clickButton(page, 'Send me a test');
  await expect(page.getByText('Your test is on its way')).toBeVisible();
});

test.describe('an issue that cannot be sent', () => {
  test.use({ googleHelper: 'stub', expectedErrors: /status of (?:401|409|429|500|503)/u });

  test('shows the reason and keeps the text, and its test mail is sent after a new sign-in', async ({
    page,
  }) => {
    await openTab(page, 'NEWSLETTER');
    await writeIssue(page, makeMark());
    const failures = [
      [409, 'no-postal-address', 'The law requires the club’s postal address'],
      [429, 'too-many-requests', 'Wait a few minutes'],
      [503, 'no-mail-host', 'no e-mail server yet'],
      [503, 'unavailable', 'The server is not answering right now'],
      [500, 'internal', 'Unexpected response status: 500'],
      [500, 'internal', 'Something went wrong on the server'],
      [401, 'unauthenticated', 'Your session has ended'],
    ] as const;
    for (const [status, error, message] of failures) {
      await page.route(
        '**/api/newsletter/send',
        (route) => route.fulfill({ status, json: { error } }),
        // After a refused token, the request is sent once more with a new one.
        { times: status === 401 ? 2 : 1 },
      );
      await clickButton(page, 'Send me a test');
      await expect(alert(page)).toContainText(message);
      await expect(field(page, 'Text in English')).toHaveValue('Monday, 6 p.m.\n\nBring water.');
    }
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signInThroughPopup(page, staffEmail, () => clickButton(page, 'Log in with Google'));
    await expect(page.getByText('Your test is on its way')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });
});

test.describe('after the count of the readers failed', () => {
  test.use({ expectedErrors: /ERR_FAILED/u });

  test('staff can count them again', async ({ page }) => {
    await page.route('**/api/newsletter/audience', (route) => route.abort('failed'), { times: 1 });
    await openTab(page, 'NEWSLETTER');
    await expect(page.getByText('The readers could not be counted.')).toBeVisible();
    await clickButton(page, 'Try again');
    await expect(page.getByText(/^confirmed readers?$/u)).toBeVisible();
  });
});

test('staff cannot send an issue when the newsletter has no reader', async ({ page }) => {
  const sender = { from: 'a@example.org', origin: 'https://example.org', postalAddress: '1 Main' };
  await page.route('**/api/newsletter/audience', (route) =>
    route.fulfill({ json: { confirmed: 0, pending: 0, sender } }),
  );
  await openTab(page, 'NEWSLETTER');
  const sendButton = page.getByRole('button', { name: /^Send to 0 readers/u });
  await expect(sendButton).toBeDisabled();
  await expect(sendButton).toHaveAccessibleDescription(/^Nobody has confirmed yet/u);
});

test('the footer of the dashboard has no subscription form', async ({ page }) => {
  await openTab(page, 'NEWSLETTER');
  await expect(page.getByRole('contentinfo').getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(page.locator('section[aria-labelledby="newsletter"]')).toHaveCount(0);
});
