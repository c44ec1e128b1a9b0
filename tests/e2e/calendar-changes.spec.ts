import type { Page } from '@playwright/test';
import { getDatabase } from '../api/admin.ts';
import { addEntry, readCalendarNow, restoreFeed } from './support/local-calendar.ts';
import { expect, test } from './support/test.ts';

const texts = {
  fr: {
    agenda: /^Semaine par semaine/u,
    changes: 'Changements récents',
    game: 'U13 Match contre Rimouski',
    cancelled: 'Annulé',
  },
  en: {
    agenda: /^Week by week/u,
    changes: 'Recent changes',
    game: 'U13 Game against Rimouski',
    cancelled: 'Cancelled',
  },
} as const;
type Locale = keyof typeof texts;

const game = { uid: 'cancelled-game@test', title: 'U13 vs Rimouski', inDays: 2 };

// Every test of this folder blocks Google, whose frame is below the agenda.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/u });

test.afterEach(async () => {
  await restoreFeed();
  await readCalendarNow();
});

async function openSchedule(page: Page, locale: Locale) {
  await page.goto(`/schedule?team=u13&lng=${locale}`);
  return page.getByRole('region', { name: texts[locale].agenda });
}

test('a parent sees the schedule without a console error before the calendar is first read', async ({
  page,
}) => {
  await getDatabase().doc('calendarStatus/reading').delete();
  const response = page.waitForResponse(/:batchGet$/u);
  const agenda = await openSchedule(page, 'en');
  expect(await (await response).text()).toContain('"missing"');
  await expect(agenda.getByRole('heading', { level: 5 }).first()).toBeVisible();
});

for (const locale of ['fr', 'en'] as const) {
  const text = texts[locale];
  test(`a game that the club cancels in its calendar is marked as cancelled on the site (${locale})`, async ({
    page,
  }) => {
    await addEntry(game);
    await readCalendarNow();
    const agenda = await openSchedule(page, locale);
    await expect(agenda.getByRole('heading', { name: text.game, exact: true })).toBeVisible();

    await addEntry({ ...game, title: `ANNULÉ - ${game.title}` });
    await readCalendarNow();
    await openSchedule(page, locale);
    const name = `${text.game} ${text.cancelled}`;
    await expect(agenda.getByRole('heading', { name, exact: true })).toBeVisible();
    const changes = agenda.getByRole('region', { name: text.changes });
    const change = changes.getByRole('listitem').filter({ hasText: 'Rimouski' });
    await expect(change.getByText(text.cancelled, { exact: true })).toBeVisible();
  });
}
