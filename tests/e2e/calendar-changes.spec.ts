import { addEntry, readCalendarNow, restoreFeed } from './support/local-calendar.ts';
import { expect, test } from './support/test.ts';

const game = { uid: 'cancelled-game@test', title: 'U13 vs Rimouski', inDays: 2 };

test.afterEach(async () => {
  await restoreFeed();
  await readCalendarNow();
});

test('a game that the club cancels in its calendar is marked as cancelled on the site', async ({
  page,
}) => {
  const agenda = page.getByRole('region', { name: /^Semaine par semaine/u });
  const findHeading = (name: string) => agenda.getByRole('heading', { name, exact: true });
  await addEntry(game);
  await readCalendarNow();
  await page.goto('/schedule?team=u13');
  await expect(findHeading('U13 Match contre Rimouski')).toBeVisible();

  await addEntry({ ...game, title: `ANNULÉ - ${game.title}` });
  await readCalendarNow();
  await page.reload();
  await expect(findHeading('U13 Match contre Rimouski Annulé')).toBeVisible();
  const changes = agenda.getByRole('region', { name: 'Changements récents' });
  await changes.getByRole('heading').click();
  const change = changes.getByRole('listitem').filter({ hasText: 'Rimouski' });
  await expect(change.getByText('Annulé', { exact: true })).toBeVisible();
});
