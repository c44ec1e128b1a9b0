import type { Page } from '@playwright/test';
import { readLayoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

// Every test of this folder blocks Google, so the entries come from this site alone.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/u });

const findAgenda = (page: Page) => page.getByRole('region', { name: /^Semaine par semaine/u });
const findNextEntries = (page: Page) => page.getByRole('region', { name: /^À l’horaire/u });
const findEntryHeadings = (page: Page) => page.locator('#agenda h5');
const findTeam = (page: Page, name: string) =>
  findAgenda(page).getByRole('link', { name, exact: true });

test('the next entries on Home do not shift the layout', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/');
    // Before a tap, the strip shows the next three entries of all teams.
    await expect(
      findNextEntries(page)
        .locator('li')
        .filter({ has: page.locator('time') }),
    ).toHaveCount(3);
    expect(await readLayoutShift(page), `${width} pixels`).toBeLessThan(0.01);
  }
});

test('a parent finds U15’s next entry from Home, and sees U15 again at the next visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/');
  await findNextEntries(page).getByRole('link', { name: 'U15', exact: true }).click();
  await expect(page).toHaveURL('/schedule?team=u15#agenda');
  // The first screen has the beginning of the note, and the next entry of any kind.
  const note = page.getByRole('region', { name: /^Note de l’équipe/u });
  await expect(note.getByText(/^Congé des Fêtes/u)).toBeInViewport();
  const next = page.locator('#agenda').getByRole('region', { name: /^À l’horaire/u });
  await expect(next.getByText(/^U15 /u)).toBeInViewport();
  // Its subscription is beside the choice of the team.
  await expect(page.getByRole('link', { name: 'S’abonner à U15' })).toHaveAttribute(
    'href',
    '/schedule?team=u15#subscribe',
  );
  // A row is low, and its links open from the keyboard.
  const row = page
    .locator('#agenda li details')
    .filter({ hasNot: page.locator('strong'), hasText: 'Pierrefonds' })
    .first();
  expect((await row.boundingBox())?.height).toBeLessThan(90);
  await row.locator('summary').press('Enter');
  // It shows the gym of the place.
  await expect(row.getByText('1, rue de l’Exemple')).toBeVisible();
  await expect(row.getByRole('link', { name: /^Google Maps Gymnase/u })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=45.49460%2C-73.84930',
  );

  // Each entry in the list is for U15 or for all teams. The next visit shows U15 again.
  const expectTeam = async () => {
    await expect(findEntryHeadings(page).first()).toBeVisible();
    for (const heading of await findEntryHeadings(page).all()) {
      await expect(heading).toContainText(/U15|Toutes|pas de pratique U15/u);
    }
  };
  await expectTeam();
  await page.goto('/schedule');
  await expect(findTeam(page, 'U15')).toHaveAttribute('aria-current', 'true');
  await expectTeam();
  await findTeam(page, 'Toutes').click();
  await expect(findEntryHeadings(page).filter({ hasText: 'U17' }).first()).toBeVisible();
  await page.goto('/schedule');
  await expect(findTeam(page, 'Toutes')).toHaveAttribute('aria-current', 'true');
});

test('a program’s page shows its next three entries', async ({ page }) => {
  await page.goto('/program/u14');
  await expect(findNextEntries(page).locator('time')).toHaveCount(3);
  await findNextEntries(page).getByRole('link').click();
  await expect(page).toHaveURL('/schedule?team=u14#agenda');
  await expect(findTeam(page, 'U14')).toHaveAttribute('aria-current', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads in both languages where the schedule is', async ({ page }) => {
    for (const [prefix, text] of [
      ['', /^Sans JavaScript, l’horaire/u],
      ['/en', /^Without JavaScript, the schedule/u],
    ] as const)
      for (const path of ['/schedule', '', '/program/u15']) {
        const address = `${prefix}${path}` || '/';
        await page.goto(address);
        const main = page.getByRole('main');
        await expect(main.getByText(text), address).toBeVisible();
        const feed = main.getByRole('link', { name: '/api/calendar/all.ics' });
        await expect(feed).toHaveAttribute('href', '/api/calendar/all.ics');
        const loadingTexts = main.getByText(/^(?:Chargement|Loading)/u);
        await expect(loadingTexts.filter({ visible: true })).toHaveCount(0);
      }
    const response = await page.request.get('/api/calendar/all.ics');
    expect(await response.text()).toContain('BEGIN:VEVENT');
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a parent reads the last entries and how old they are', async ({ page, context }) => {
    await page.goto('/schedule?team=u16');
    await expect(findEntryHeadings(page).first()).toBeVisible();
    const entries = await findEntryHeadings(page).allTextContents();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const files = performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => name.includes('/assets/'));
          const responses = await Promise.all(files.map((name) => caches.match(name)));
          const isControlled = navigator.serviceWorker.controller !== null;
          return isControlled && responses.every((response) => response?.ok);
        }),
      )
      .toBe(true);
    await context.setOffline(true);
    await context.route('http://127.0.0.1:8080/**', (route) => route.abort());
    await page.reload();
    await expect(findEntryHeadings(page)).toHaveText(entries);
    await expect(findAgenda(page).getByText(/^Horaire du /u)).toBeVisible();
  });
});

test('the schedule reads 12 entries of its list at first, and 12 more at a click', async ({
  page,
}) => {
  const counts: number[] = [];
  page.on('response', async (response) => {
    const body = response.request().postData() ?? '';
    if (!body.includes('"calendarEntries"')) return;
    const results = (await response.json()) as { document?: object }[];
    counts.push(results.filter(({ document }) => document !== undefined).length);
  });
  await page.goto('/schedule?team=all');
  await waitForHydration(page);
  await expect(findEntryHeadings(page)).toHaveCount(12);
  // The page sends one query for the list, one for the next games and one for the changes.
  await expect.poll(() => counts.length).toBe(3);
  expect(Math.max(...counts)).toBe(12);
  await page.getByRole('button', { name: 'Voir la suite' }).click();
  await expect(findEntryHeadings(page)).toHaveCount(24);
  await expect.poll(() => counts.length).toBe(4);
  expect(counts.at(-1)).toBe(12);
});

test('a parent adds one entry to the calendar of the phone', async ({ page }) => {
  await page.goto('/schedule?team=u17&lng=en');
  await findEntryHeadings(page).filter({ hasText: 'U17' }).first().click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Add to my calendar U17/u })
    .first()
    .click();
  const file = await (await download).createReadStream();
  const content = Buffer.concat((await file.toArray()) as Buffer[]).toString('utf8');
  expect(content.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
  expect(content).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/u);
});
