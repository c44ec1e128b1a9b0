import type { CalendarStatus } from '@club/domain/calendar/calendar-status';
import type { Page } from '@playwright/test';
import { openTab } from './support/dashboard.ts';
import { addEntry, restoreFeed } from './support/local-calendar.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const unclearTitles = (page: Page) =>
  page.getByRole('region', { name: 'What the site didn’t understand' });

async function readNow(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Read now' }).click();
  await expect(panel(page).getByText('The calendar has been read, and the site')).toBeVisible();
}

test('staff see at once why the site did not understand a new title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openTab(page, 'CALENDAR');
  const title = 'U19 practice';
  try {
    await addEntry({ uid: 'staff-calendar@test', title, inDays: 5 });
    await readNow(page);
    const line = unclearTitles(page).getByRole('listitem').filter({ hasText: title });
    await expect(line).toContainText('The title names a team that the club doesn’t have: U19.');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  } finally {
    await restoreFeed();
  }
  await readNow(page);
  await expect(unclearTitles(page).getByText(title)).toHaveCount(0);
});

test('staff see how the other titles were understood, and how to write them', async ({ page }) => {
  await openTab(page, 'CALENDAR');
  const clearTitles = page.getByRole('region', { name: /^What it understood/u });
  await clearTitles.getByRole('button', { name: 'Show the titles' }).click();
  await expect(clearTitles.getByRole('listitem').filter({ hasText: 'U15' }).first()).toContainText(
    /U15 · (?:Practice|Game)/u,
  );
  const guide = page.getByRole('region', { name: 'How to write titles' });
  await expect(guide.getByText('U15 - Pratique - Pierrefonds')).toBeVisible();
});

test.describe('a sudden loss of calendar entries', () => {
  test.use({ expectedErrors: /status of 409/u });

  /** Many entries are suddenly missing from the feed. For now, the site keeps them. */
  const heldLoss: NonNullable<CalendarStatus['heldLoss']> = {
    since: '2026-11-22T15:00:00.000Z',
    affected: 40,
    known: 60,
    readings: 3,
    entries: [{ title: 'U15 - Pratique', start: '2026-12-01T23:30:00.000Z' }],
  };

  /** Google shows only when the club is busy. The site waits for staff. */
  const heldChange: NonNullable<CalendarStatus['heldLoss']> = {
    ...heldLoss,
    changes: [
      { cause: 'title', count: 40 },
      { cause: 'other-time', count: 12 },
    ],
    waitsForStaff: true,
    entries: [
      {
        title: 'U15 - Pratique',
        newTitle: 'Volleyball',
        start: '2026-12-01T23:30:00.000Z',
        newStart: '2026-12-01T20:30:00.000Z',
      },
    ],
  };

  test('shows in both languages what changed, where to look, and what is accepted', async ({
    page,
  }) => {
    await page.route('**/api/calendar/status', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as CalendarStatus;
      const counts = { ...json.counts, percentUsed: 85 };
      const status = { ...json, counts, problem: 'change-held-back', heldLoss: heldChange };
      await route.fulfill({ response, json: status });
    });
    await openTab(page, 'CALENDAR');
    const notice = page.getByRole('region', { name: '40 of 60 upcoming entries have changed' });
    await expect(notice).toContainText('40 no longer say which team or which activity');
    await expect(page.getByText('The calendar is 85% full.')).toBeVisible();
    await expect(notice).toContainText('12 are now at a different time');
    await expect(notice).toContainText('check the time zone');
    await expect(notice).toContainText('Until then the site waits.');
    await expect(notice.getByText(/^U15 - Pratique, .*6:30.* → Volleyball, .*3:30/u)).toBeVisible();
    await notice.getByRole('button', { name: 'Accept this change' }).click();
    const question = page.getByRole('dialog', { name: /^Show 40 entries as they are/u });
    await question.getByRole('button', { name: 'Not now' }).click();
    await page.goto('/admin?lng=fr#calendar');
    const frenchNotice = page.getByRole('region', {
      name: '40 des 60 activités à venir ont changé',
    });
    await expect(frenchNotice).toContainText('Regardez les titres');
    await expect(page.getByText(/^Le calendrier est .+ à 85/u)).toBeVisible();
    await expect(frenchNotice).toContainText('fuseau horaire');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('is accepted after a question, and only if the API still has the same loss', async ({
    page,
  }) => {
    // A real loss would empty the pages of concurrent tests.
    await page.route('**/api/calendar/status', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as CalendarStatus;
      await route.fulfill({ response, json: { ...json, problem: 'loss-held-back', heldLoss } });
    });
    const acceptedLosses: unknown[] = [];
    await openTab(page, 'CALENDAR');
    const notice = page.getByRole('region', { name: '40 of 60 upcoming entries are missing' });
    await expect(notice).toContainText('3 of 8 readings so far');
    await expect(notice).toContainText('and 39 more');
    const acceptButton = notice.getByRole('button', { name: 'Accept the loss' });
    const question = page.getByRole('dialog', { name: 'Take 40 entries off the site?' });
    await acceptButton.click();
    await question.getByRole('button', { name: 'Not now' }).click();
    // The API has no such loss, and responds with 409.
    await acceptButton.click();
    await question.getByRole('button', { name: 'Take them off' }).click();
    await expect(page.getByText('The calendar has changed in the meantime')).toBeVisible();

    await page.route('**/api/calendar/accept-loss', async (route) => {
      acceptedLosses.push(route.request().postDataJSON());
      await route.fulfill({ json: { ok: true } });
    });
    await acceptButton.click();
    await question.getByRole('button', { name: 'Take them off' }).click();
    await expect.poll(() => acceptedLosses).toEqual([{ since: heldLoss.since }]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
