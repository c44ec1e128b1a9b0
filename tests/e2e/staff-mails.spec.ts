import { randomUUID } from 'node:crypto';
import { getDatabase } from '../api/admin.ts';
import { openTab } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

test.describe('the tab of mails', () => {
  test.use({ expectedErrors: /status of 409/u });

  test('shows each unsent mail with the reason, and asks before it repeats one that may have arrived', async ({
    page,
  }) => {
    const mark = randomUUID().slice(0, 8);
    const now = new Date();
    const commonFields = {
      kind: 'test-issue',
      attempts: 1,
      updatedAt: now,
      dueAt: now,
      queuedAt: now,
    };
    const mails = {
      waiting: {
        ...commonFields,
        state: 'queued',
        to: `w@${mark}.example.org`,
        reason: 'deferred',
      },
      unknown: {
        ...commonFields,
        state: 'unknown',
        to: `u@${mark}.example.org`,
        reason: 'interrupted',
      },
      failed: { ...commonFields, state: 'failed', to: `f@${mark}.example.org`, reason: 'refused' },
    };
    const getMailReference = (key: string) => getDatabase().doc(`outbox/${key}_${mark}`);
    // This date is so late that the waiting mail is not sent during the test.
    const later = new Date(now.getTime() + 86_400_000);
    await getMailReference('failed').set(mails.failed);
    await getMailReference('unknown').set(mails.unknown);
    await getMailReference('waiting').set({ ...mails.waiting, dueAt: later });
    // A real pause would delay the mails of concurrent tests.
    const pause = { reason: 'login', since: now.toISOString(), until: later.toISOString() };
    await page.route('**/api/mail/queue', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), pause } });
    });
    try {
      await openTab(page, 'E-MAILS SENT');
      const item = (initial: string) =>
        page.getByRole('listitem').filter({ hasText: `${initial}…@${mark}.example.org` });
      const notice = page.getByText('Sending is paused').locator('..');
      await expect(notice).toContainText('refuses our password');
      await expect(item('w')).toContainText('The mailbox is full');
      await expect(item('w')).toContainText('Next attempt');
      await expect(item('w').getByRole('button')).toHaveCount(0);
      await expect(item('f')).toContainText('The address does not exist');
      await expect(item('f')).toContainText('Send a test from another account');
      await expect(item('w')).toContainText('Nothing to do');
      await item('u').getByRole('button').click();
      const question = page.getByRole('dialog', { name: 'Send this e-mail again?' });
      await expect(question).toContainText('gets it twice');
      await question.getByRole('button', { name: 'Leave it' }).click();
      expect((await getMailReference('unknown').get()).get('state')).toBe('unknown');
      await item('u').getByRole('button').click();
      await question.getByRole('button', { name: 'Send it again' }).click();
      await expect(page.getByText('The e-mail is queued again')).toBeVisible();
      await expect(item('u')).toHaveCount(0);
      expect((await getMailReference('unknown').get()).get('state')).toBe('queued');
      // A colleague queued the mail first, so the click only shows a message.
      await getMailReference('failed').update({ state: 'queued', updatedAt: new Date() });
      await item('f').getByRole('button').click();
      await expect(page.getByText('has changed in the meantime')).toBeVisible();
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await Promise.all(Object.keys(mails).map((key) => getMailReference(key).delete()));
    }
  });
});
