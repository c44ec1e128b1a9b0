import { expect, test } from './support/test.ts';

const inBoth = [
  {
    lng: 'en',
    title: 'Find your team',
    team: 'U17 team',
    open: 'Registration open',
    price: '$1,250 for the season',
    year: 'Year of birth',
    development: 'Development team',
    older: /outgrown our oldest team/u,
  },
  {
    lng: 'fr',
    title: 'Trouve ton équipe',
    team: 'Équipe U17',
    open: 'Inscriptions ouvertes',
    price: '1\u00a0250\u00a0$ pour la saison',
    year: 'Année de naissance',
    development: 'Équipe de développement',
    older: /passé l’âge/u,
  },
] as const;

for (const { lng, title, team, open, price, year, development, older } of inBoth) {
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
    await expect(rows.first()).toContainText(price);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/program\/u17$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(team);
    await expect(page).toHaveTitle(new RegExp(team, 'u'));
  });

  test(`a player finds the team of a year of birth, in Toronto’s season (${lng})`, async ({
    page,
  }) => {
    // The last evening of April in Toronto, when it is May already in Greenwich.
    await page.clock.setFixedTime(new Date('2027-05-01T02:00:00Z'));
    await page.goto(`/program?lng=${lng}`);
    const answer = page.getByRole('main').getByRole('status').filter({ visible: true }).first();
    await page.getByLabel(year).selectOption('2010');
    await expect(answer.getByRole('link')).toHaveText([team, development]);
    await expect(answer).toContainText(price);
    await page.getByLabel(year).selectOption('2009');
    await expect(answer).toContainText(older);
    await expect(answer.getByRole('link')).toHaveAttribute('href', '/contact');
  });
}

test.describe('when the programs cannot be read', () => {
  test.use({ expectedErrors: /ERR_FAILED/u });

  test('a player still sees the six teams, and may ask again', async ({ page }) => {
    await page.route('**/documents:runQuery*', (route) => route.abort());
    await page.goto('/program?lng=en');
    await expect(page.getByText('Error loading data.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(6);
    await page.unroute('**/documents:runQuery*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Registration open').first()).toBeVisible();
  });
});
