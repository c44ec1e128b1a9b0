import { noticeId } from '../../domain/content/notice.ts';
import { getDatabase } from '../api/admin.ts';
import { openTab } from './support/dashboard.ts';
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
