import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { getDatabase } from '../api/admin.ts';
import { openTab } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

const makeMark = () => randomUUID().slice(0, 8);

/** Sends a message as the contact form does. */
async function sendMessage(request: APIRequestContext, fields: Record<string, string>) {
  // A random address makes the test a new caller. The API limits the messages of each caller.
  const callerHeaders = {
    'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
  };
  await request.post('/api/contact', {
    data: { messages: 'Bonjour', ...fields },
    headers: { Accept: 'application/json', ...callerHeaders },
  });
}

/** Deletes the messages of a person. */
async function deleteMessages(name: string): Promise<void> {
  const messages = getDatabase().collection('messages').where('full_name', '==', name);
  await Promise.all((await messages.get()).docs.map(({ ref }) => ref.delete()));
}
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole('tabpanel').getByRole('button', { name }).click();

test.describe('staff', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('answer a message by keyboard on a phone, put it away, and undo both', async ({
    page,
    request,
  }) => {
    const name = `Élodie ${makeMark()}`;
    const text = `<b>Une place</b>\nen U13?`;
    await sendMessage(request, {
      full_name: name,
      email: 'elodie@example.org',
      messages: text,
      lng: 'fr',
    });
    try {
      await openTab(page, 'TONIGHT');
      await expect(page.getByRole('tab', { name: /MESSAGES.*\d+ new messages?/u })).toBeVisible();
      const waitingMessages = page.getByRole('link', { name: /^MESSAGES – \d+ new messages?$/u });
      const waitingText = await waitingMessages.textContent();
      await waitingMessages.click();
      await expect(page.getByRole('tabpanel')).toBeFocused();
      const item = card(page, name);
      await item.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      // A visitor's text is shown as text.
      await expect(item.getByText('<b>Une place</b>')).toBeVisible();
      await expect(item.getByText('This message will be deleted automatically on')).toBeVisible();
      const answerLink = item.getByRole('link', { name: 'Answer by e-mail' });
      const href = decodeURIComponent((await answerLink.getAttribute('href')) ?? '');
      expect(href).toContain('mailto:elodie@example.org?subject=Votre message à ');
      expect(href).toContain('> en U13?');
      // The test browser has no mail program.
      await answerLink.evaluate((link) =>
        link.addEventListener('click', (event) => event.preventDefault()),
      );
      await answerLink.focus();
      await page.keyboard.press('Enter');
      await expect(item.getByText('Your e-mail program opens with the text.')).toBeVisible();
      await item.getByRole('button', { name: 'Mark as answered' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Marked as answered.')).toBeVisible();
      await expect(item).toHaveCount(0);
      await clickButton(page, /^Answered/u);
      await expect(item.getByText(/^Answered by Maude Gagné \(démo\) on /u)).toBeVisible();

      await clickButton(page, /^Undo$/u);
      await expect(page.getByText('Undone: the message is as it was.')).toBeVisible();
      await clickButton(page, /^To answer/u);
      await item.getByRole('button', { name: 'Put away' }).click();
      await expect(item).toHaveCount(0);
      await clickButton(page, /^Undo$/u);
      await expect(item).toBeVisible();
      await item.getByRole('button', { name: 'Put away' }).click();
      await expect(item).toHaveCount(0);
      await clickButton(page, /^Put away/u);
      await item.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByRole('button', { name: 'Keep it' }).click();
      await item.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText('The message is deleted.')).toBeVisible();
      await expect(item).toHaveCount(0);
      // Nobody has to wait for the next reading of the counts.
      await page.getByRole('tab', { name: 'TONIGHT' }).click();
      await expect(page.getByRole('heading', { name: 'Urgent notice' })).toBeVisible();
      await expect(page.getByText(waitingText ?? '', { exact: true })).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
    } finally {
      await deleteMessages(name);
    }
  });
});

test.describe('a message that a colleague has changed', () => {
  test.use({ expectedErrors: /status of 409/u });

  test('shows what the colleague did, and the colleague’s change is not lost', async ({
    page,
    request,
  }) => {
    const name = `Rose ${makeMark()}`;
    await sendMessage(request, { full_name: name, phone: '514-555-0123' });
    try {
      await openTab(page, 'MESSAGES');
      const item = card(page, name);
      const messages = getDatabase().collection('messages').where('full_name', '==', name);
      const findStoredMessage = async () => (await messages.get()).docs[0];
      await item.getByRole('button', { name }).click();
      await expect(item.getByRole('link', { name: 'Call 514-555-0123' })).toBeVisible();
      await expect
        .poll(async () => (await findStoredMessage())?.get('state') as unknown)
        .toBe('read');
      const by = { uid: 'colleague', email: 'staff-two@example.org' };
      const now = new Date();
      const answerFields = { answeredBy: by, answeredAt: now, updatedBy: by, updatedAt: now };
      await (await findStoredMessage())?.ref.update({ state: 'answered', ...answerFields });
      await item.getByRole('button', { name: 'Put away' }).click();
      await expect(
        page.getByText(/Amina Diallo \(démo\) changed this message first.*Answered/u),
      ).toBeVisible();
      expect((await findStoredMessage())?.get('state')).toBe('answered');
      await clickButton(page, /^Answered/u);
      await expect(item.getByText('Answered by Amina Diallo (démo)')).toBeVisible();
    } finally {
      await deleteMessages(name);
    }
  });
});
