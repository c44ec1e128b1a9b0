import { randomUUID } from 'node:crypto';
import { noticeId } from '../../domain/content/notice.ts';
import { getDatabase } from '../api/admin.ts';
import { callApi } from '../api/http.ts';
import { openTab } from './support/dashboard.ts';
import { findMail } from './support/mails.ts';
import { addEntry, readCalendarNow, restoreFeed } from './support/local-calendar.ts';
import { expect, test } from './support/test.ts';

const noticeReference = getDatabase().doc(`notices/${noticeId}`);
const text = { en: 'The gym is closed tonight.', fr: 'Le gymnase est fermé ce soir.' };

test.beforeEach(() => noticeReference.delete());
test.afterEach(() => noticeReference.delete());

const storeNotice = (showUntil: Date) =>
  noticeReference.set({
    notice: text.en,
    notice_fr: text.fr,
    noticeDisplay: true,
    showUntil,
    updatedAt: new Date(),
  });

test('a coach publishes an urgent notice on a phone, ends it, and undoes the end', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTab(page, 'TONIGHT');
  await page.getByLabel('Notice in French').fill(text.fr);
  await page.getByRole('button', { name: 'Publish now' }).click();
  const question = page.getByRole('dialog', { name: 'Publish in one language only?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByLabel('Notice in English').fill(text.en);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors read it now')).toContainText('11:59');

  const visitor = await context.newPage();
  for (const path of ['/?lng=en', '/schedule?lng=en']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('alert').filter({ hasText: text.en })).toBeVisible();
  }
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('Ended. Visitors no longer see it.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText(text.en)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('On the site now.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(text.en)).toBeVisible();
  await visitor.close();
});

test('an open page hides the notice when it ends, and a reload does not show it again', async ({
  page,
}) => {
  await storeNotice(new Date(Date.now() + 60_000));
  await page.clock.install();
  await page.goto('/schedule?lng=fr');
  await expect(page.getByText(text.fr)).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByText(text.fr)).toHaveCount(0);
  // The browser's snapshot of the last visit still has the notice. Firestore no longer has it.
  await noticeReference.delete();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(text.fr)).toHaveCount(0);
});

test.describe('a coach', () => {
  // The last test loses a response.
  test.use({ expectedErrors: /ERR_FAILED/u });
  test.afterEach(async () => {
    await restoreFeed();
    await readCalendarNow();
  });

  test('cancels tonight’s game with two taps, families see it everywhere, and an undo restores it', async ({
    page,
    context,
  }) => {
    await addEntry({ uid: 'tonight@test', title: 'U15 vs Rimouski', inDays: 0.02 });
    await readCalendarNow();
    await page.setViewportSize({ width: 360, height: 740 });
    await openTab(page, 'TONIGHT');
    await page.getByRole('button', { name: /^Cancel U15 .*Rimouski/u }).click();
    const dialog = page.getByRole('dialog', { name: /^Cancel U15/u });
    await expect(dialog.getByLabel('Notice in French')).toHaveValue(/Rimouski .* annulé\.$/u);
    await expect(dialog.getByRole('button', { name: 'Cancel it now' })).toBeFocused();
    await dialog.getByLabel('Reason in English').fill('The gym is flooded.');
    await expect(dialog.getByLabel('Notice in English')).toHaveValue(/flooded\.$/u);
    await dialog.getByRole('button', { name: 'Cancel it now' }).click();
    await expect(page.getByText('Cancelled. Families see it now.')).toBeVisible();

    const visitor = await context.newPage();
    const seesItCancelled = async () => {
      for (const path of ['/?lng=en', '/schedule?lng=en&team=u15', '/program/u15?lng=en']) {
        await visitor.goto(path);
        const notice = visitor.getByRole('alert').filter({ hasText: 'Rimouski' });
        await expect(notice).toContainText('cancelled. The gym is flooded.');
        // Schedule names a game in a list of its own too, without the reason.
        const entry = visitor
          .getByRole('listitem')
          .filter({ hasText: 'Rimouski' })
          .filter({ hasText: 'The gym is flooded.' })
          .last();
        await expect(entry.getByText('Cancelled', { exact: true })).toBeVisible();
        await expect(entry.getByText('The gym is flooded.')).toBeVisible();
        await expect(entry.locator('s').first()).toBeVisible();
      }
      for (const feed of ['u15', 'all']) {
        const { text } = await callApi(`/api/calendar/${feed}.ics`);
        expect(text).toContain('SUMMARY:ANNULÉ – U15 vs Rimouski');
      }
    };
    await seesItCancelled();
    await readCalendarNow();
    await seesItCancelled();

    const difference = page.getByRole('region', { name: 'To correct in the calendar' });
    await expect(difference).toContainText('ANNULÉ - U15 vs Rimouski');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(difference).toHaveCount(0);
    await visitor.goto('/program/u15?lng=en');
    const entry = visitor.getByRole('listitem').filter({ hasText: 'Rimouski' });
    await expect(entry).toBeVisible();
    await expect(entry.getByText('Cancelled')).toHaveCount(0);
    await expect(visitor.getByRole('alert').filter({ hasText: 'Rimouski' })).toHaveCount(0);
    await visitor.close();
  });

  test('writes to the families that asked for mails about the team, and corrects it with an undo', async ({
    page,
    context,
  }) => {
    const email = `family@${randomUUID().slice(0, 8)}.example.org`;
    const visitor = await context.newPage();
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto('/program/u15?lng=en');
    await visitor.getByRole('button', { name: 'E-mail me about changes U15' }).click();
    const form = visitor.getByRole('form', { name: 'E-mail me when U15’s schedule changes' });
    await form.getByRole('textbox').fill(email);
    await form.getByRole('button').click();
    await expect(form.getByText('One more step')).toBeVisible();
    const followLink = async (text: string, name: string, result: string) => {
      await visitor.goto('about:blank');
      await visitor.goto(/http:\S+#(?:confirm|leave)-practice=\S+/u.exec(text)?.[0] ?? '');
      await visitor.getByRole('button', { name, exact: true }).click();
      await expect(visitor.getByRole('heading', { name: result })).toBeVisible();
    };
    const request = await findMail(email, ({ subject }) => subject.includes('confirm'));
    await followLink(request.text, 'E-mail me about changes', 'We’ll write to you');

    await addEntry({ uid: 'mailed@test', title: 'U15 vs Matane', inDays: 0.02 });
    await readCalendarNow();
    await openTab(page, 'TONIGHT');
    await page.getByRole('button', { name: /^Cancel U15 .*Matane/u }).click();
    const dialog = page.getByRole('dialog', { name: /^Cancel U15/u });
    await dialog.getByLabel('Also write to the 1 family').check();
    await expect(dialog.getByText('The e-mail says:')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel it now' }).click();
    await expect(page.getByText('An e-mail is on its way to 1 family.')).toBeVisible();
    const isAbout = (word: string) => (mail: { subject: string; text: string }) =>
      mail.subject === 'U15: schedule change' && mail.text.includes(word);
    const { text: told } = await findMail(email, isAbout('Matane'));
    expect(told).toContain('cancelled.');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByText('The family that we had written to gets a correction.'),
    ).toBeVisible();
    await findMail(email, isAbout('Correction: our last e-mail no longer applies.'));

    await followLink(told, 'Stop these e-mails', 'No more e-mails about U15');
    const families = getDatabase().collection('practiceFamilies').where('email', '==', email);
    expect((await families.get()).size).toBe(0);
    await visitor.close();
  });

  test('whose network fails during a cancellation presses again, and it is done once', async ({
    page,
  }) => {
    await addEntry({ uid: 'lost@test', title: 'U15 vs Gaspé', inDays: 0.02 });
    await readCalendarNow();
    await openTab(page, 'TONIGHT');
    await page.getByRole('button', { name: /^Cancel U15 .*Gaspé/u }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel it now' });
    // The server gets the first request, but its response is lost.
    await page.route(
      '**/api/calendar/entries/*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await confirm.click();
    await expect(page.getByText('Press again: nothing is done twice.')).toBeVisible();
    await confirm.click();
    await expect(page.getByText('Cancelled. Families see it now.')).toBeVisible();
    const activity = await getDatabase()
      .collection('activity')
      .where('action', '==', 'change-entry')
      .get();
    const titles = activity.docs.map((entry) => entry.get('subject.title') as string);
    expect(titles.filter((title) => title === 'U15 vs Gaspé')).toHaveLength(1);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
  });
});
