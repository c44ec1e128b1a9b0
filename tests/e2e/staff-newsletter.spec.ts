import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { database } from '../api/admin.ts';
import { openTab } from './support/dashboard.ts';
import { findConfirmLink, findMail } from './support/mails.ts';
import { signInThroughPopup, staffEmail } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** An issue with words of its own: the same words would be the same issue. */
async function write(page: Page, mark: string) {
  await field(page, 'Subject in French').fill(`Essais ${mark}`);
  await field(page, 'Text in French').fill('Lundi, 18 h.\n\nApportez de l’eau.');
  await field(page, 'Subject in English').fill(`Tryouts ${mark}`);
  await field(page, 'Text in English').fill('Monday, 6 p.m.\n\nBring water.');
}
/** Of the tab, not of the form at the page's foot. */
const alert = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const newMark = () => randomUUID().slice(0, 8);

async function makeReader(request: APIRequestContext): Promise<string> {
  const email = `parent@${newMark()}.example.org`;
  await request.post('/api/email/subscribe', { data: { email, lng: 'fr' } });
  const [, token] = (await findConfirmLink(email)).split('#');
  await request.post('/api/email/confirm', { data: { token } });
  return email;
}

test('staff write an issue, read it as a test of their own, and send it to the readers', async ({
  page,
  request,
}) => {
  const reader = await makeReader(request);
  const mark = newMark();
  await openTab(page, 'NEWSLETTER');
  await expect(page.getByText(/^confirmed readers?$/u)).toBeVisible();
  await field(page, 'Subject in French').fill('Only in French so far');
  await expect(page.getByText('English is missing')).toBeVisible();
  await press(page, 'Send me a test');
  await expect(alert(page)).toContainText('in both languages first');
  await expect(field(page, 'Text in French')).toBeFocused();
  await write(page, mark);
  await expect(page.getByText('English is missing')).toHaveCount(0);
  const preview = page.getByRole('region', { name: 'The mail in English' });
  await expect(preview).toContainText(`Tryouts ${mark}`);
  await expect(preview).toContainText('To unsubscribe:');

  // What is typed outlives the page.
  await page.reload();
  await page.getByRole('tab', { name: 'NEWSLETTER' }).click();
  await expect(field(page, 'Text in English')).toHaveValue('Monday, 6 p.m.\n\nBring water.');
  await press(page, /^Send to/u);
  await expect(alert(page)).toHaveText('First send yourself a test of these very words.');
  await press(page, 'Send me a test');
  await expect(page.getByText(`Your test is on its way to ${staffEmail}`)).toBeVisible();
  const trial = await findMail(staffEmail, ({ subject }) => subject === `Tryouts ${mark}`);
  expect(trial.text).toContain('Bring water.');
  await findMail(staffEmail, ({ subject }) => subject === `Essais ${mark}`);

  const question = page.getByRole('dialog', { name: /^Send to \d+ readers?\?$/u });
  await press(page, /^Send to/u);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await press(page, /^Send to/u);
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Done: the issue has gone out')).toBeVisible({ timeout: 60_000 });
  await expect(field(page, 'Subject in French')).toHaveValue('');
  const mail = await findMail(reader, ({ subject }) => subject === `Essais ${mark}`);
  expect(mail.text).toContain('Lundi, 18 h.');
});

test.describe('an issue that cannot go out', () => {
  test.use({ expectedErrors: /status of (?:401|409|429|500|503)|ERR_FAILED/u });

  test('says why in plain words, keeps every word, and goes on after the session’s end', async ({
    page,
  }) => {
    await openTab(page, 'NEWSLETTER');
    await write(page, newMark());
    const refusals = [
      [409, 'no-postal-address', 'the law asks for the club’s postal address'],
      [429, 'too-many-requests', 'Wait a few minutes'],
      [503, 'no-mail-host', 'no mail server yet'],
      [503, 'unavailable', 'See whether you are online'],
      [500, 'internal', 'Unexpected response status: 500'],
      [401, 'unauthenticated', 'Your session has ended'],
    ] as const;
    for (const [status, error, words] of refusals) {
      await page.route(
        '**/api/newsletter/send',
        (route) => route.fulfill({ status, json: { error } }),
        {
          times: 1,
        },
      );
      await press(page, 'Send me a test');
      await expect(alert(page)).toContainText(words);
      await expect(field(page, 'Text in English')).toHaveValue('Monday, 6 p.m.\n\nBring water.');
    }
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signInThroughPopup(page, staffEmail, () => press(page, 'Log in with Google'));
    await expect(page.getByText('Your test is on its way')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  test('because nobody knows how many readers there are offers to count again; mails given up are listed', async ({
    page,
  }) => {
    const row = database().doc(`outbox/${newMark()}`);
    const to = 'no-such-mailbox@example.org';
    const given = { state: 'failed', kind: 'trial', to, reason: 'refused', attempts: 1 };
    await row.set({ ...given, updatedAt: new Date() });
    try {
      await page.route('**/api/newsletter/audience', (route) => route.abort('failed'), {
        times: 1,
      });
      await openTab(page, 'NEWSLETTER');
      await expect(page.getByText('The readers could not be counted.')).toBeVisible();
      await press(page, 'Try again');
      await expect(page.getByText(/^confirmed readers?$/u)).toBeVisible();
      const given = page.getByRole('listitem').filter({ hasText: 'n…@example.org' }).first();
      await expect(given).toContainText('The other side refused it');
    } finally {
      await row.delete();
    }
  });
});
