import { program as english } from '@club/about/en/program';
import { teams as englishTeams } from '@club/about/en/teams';
import { programs } from '@club/about/first-content/programs';
import { program as french } from '@club/about/fr/program';
import { teams as frenchTeams } from '@club/about/fr/teams';
import { competitiveTeams, playerAges, season } from '@club/about/teams';
import { findTeamsFor } from '@club/domain/team-finder';
import { fillPlaceholders } from './support/fill-placeholders.ts';
import { expect, test } from './support/test.ts';

const [u17] = programs;
/** The highest age that the U17 team admits. */
const highestAge = competitiveTeams[0].admits[1];

const cases = [
  {
    lng: 'en',
    title: 'Find your team',
    teams: englishTeams,
    open: 'Registration open',
    price: u17.cost,
    year: 'Year of birth',
    tooOldText: english.too_old,
  },
  {
    lng: 'fr',
    title: 'Trouve ton équipe',
    teams: frenchTeams,
    open: 'Inscriptions ouvertes',
    price: u17.cost_fr,
    year: 'Année de naissance',
    tooOldText: french.too_old,
  },
] as const;

for (const { lng, title, teams, open, price, year, tooOldText } of cases) {
  const team = teams.u17.title;
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
    await expect.poll(() => page.title()).toContain(team);
  });

  test(`a player finds the team for a year of birth, and Toronto’s date decides the season (${lng})`, async ({
    page,
  }) => {
    // The season's last evening in Toronto is already the next month in UTC. `Date.UTC` counts the
    // months from 0, so `season.to` is that next month.
    await page.clock.setFixedTime(new Date(Date.UTC(2027, season.to, 1, 2)));
    await page.goto(`/program?lng=${lng}`);
    const result = page.getByRole('main').getByRole('status').filter({ visible: true }).first();
    const birthYear = 2027 - highestAge;
    await page.getByLabel(year).selectOption(String(birthYear));
    const fittingTitles = findTeamsFor(birthYear, 2027).map(({ id }) => teams[id].title);
    await expect(result.getByRole('link')).toHaveText(fittingTitles);
    expect(fittingTitles).toContain(team);
    await expect(result).toContainText(price);
    const tooOldBirthYear = 2027 - playerAges.oldest - 1;
    await page.getByLabel(year).selectOption(String(tooOldBirthYear));
    await expect(result).toContainText(fillPlaceholders(tooOldText, { year: tooOldBirthYear }));
    await expect(result.getByRole('link')).toHaveAttribute('href', '/contact');
  });
}

test.describe('when the programs cannot be read', () => {
  test.use({ expectedErrors: /ERR_FAILED/u });

  test('a player still sees the six teams, and can try again', async ({ page }) => {
    await page.route('**/documents:runQuery*', (route) => route.abort());
    await page.goto('/program?lng=en');
    await expect(page.getByText('Error loading data.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(6);
    await page.unroute('**/documents:runQuery*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Registration open').first()).toBeVisible();
  });
});
