import { expect, test } from './support/test.ts';

const inBoth = [
  { lng: 'en', team: 'U17 team', open: 'Registration open', title: 'Find your team' },
  { lng: 'fr', team: 'Équipe U17', open: 'Inscriptions ouvertes', title: 'Trouve ton équipe' },
] as const;

for (const { lng, team, open, title } of inBoth) {
  test(`a player compares the six teams and opens one (${lng})`, async ({ page }) => {
    await page.goto(`/program?lng=${lng}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toContainText(team);
    await expect(rows.first()).toContainText(open);
    await expect(rows.first()).toContainText(/1[\s,]250/u);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/program\/u17$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(team);
    await expect(page).toHaveTitle(new RegExp(team, 'u'));
  });
}

test('the menu’s six entries lead to the six teams', async ({ page }) => {
  await page.goto('/?lng=en');
  for (const id of ['u17', 'u16', 'u15', 'u14', 'u13', 'dev']) {
    const answer = await page.goto(`/program/${id}?lng=en`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      /U1\d team|Development team/u,
    );
  }
});

test('a parent reads an open program, and one that is full', async ({ page }) => {
  await page.goto('/program/U17?lng=en');
  const main = page.getByRole('main');
  await expect(main.getByText('$1,250 for the season')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/registration?programId=U17',
  );
  await expect(main.getByText('Other costs')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Check the full club schedule' })).toHaveAttribute(
    'href',
    '/schedule',
  );
  await page.goto('/program/dev2?lng=en');
  await expect(main.getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
  await expect(main.getByText('Other costs')).toHaveCount(0);
});

test.describe('when the programs cannot be read', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_CONNECTION/u });

  test('a parent is told, and may ask again', async ({ page }) => {
    await page.route('**/documents:runQuery*', (route) => route.abort());
    await page.goto('/program/u17?lng=en');
    await expect(page.getByText('Error loading data.')).toBeVisible();
    await page.unroute('**/documents:runQuery*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('$1,250 for the season')).toBeVisible();
  });
});
