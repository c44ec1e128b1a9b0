import { program as texts } from '@club/about/fr/program';
import { programs } from '@club/about/first-content/programs';
import { teams } from '@club/about/fr/teams';
import { competitiveTeams, playerAges, season } from '@club/about/teams';
import { findTeamsFor } from '@club/domain/team-finder';
import { expect, test } from './support/test.ts';

const [u17] = programs;
/** The highest age that the U17 team admits. */
const highestAge = competitiveTeams[0].admits[1];

test('a player compares the six teams and opens one', async ({ page }) => {
  await page.goto('/program');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText(teams.u17.title);
  await expect(rows.first()).toContainText('Inscriptions ouvertes');
  await expect(rows.first()).toContainText(u17.cost_fr);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/program\/u17$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(teams.u17.title);
  await expect.poll(() => page.title()).toContain(teams.u17.title);
});

test('a player finds the team for a year of birth, and Toronto’s date decides the season', async ({
  page,
}) => {
  // The season's last evening in Toronto is already the next month in UTC. `Date.UTC` counts the
  // months from 0, so `season.to` is that next month.
  await page.clock.setFixedTime(new Date(Date.UTC(2027, season.to, 1, 2)));
  await page.goto('/program');
  const result = page.getByRole('main').getByRole('status').filter({ visible: true }).first();
  const year = page.getByLabel('Année de naissance');
  const birthYear = 2027 - highestAge;
  await year.selectOption(String(birthYear));
  const fittingTitles = findTeamsFor(birthYear, 2027).map(({ id }) => teams[id].title);
  await expect(result.getByRole('link')).toHaveText(fittingTitles);
  expect(fittingTitles).toContain(teams.u17.title);
  await expect(result).toContainText(u17.cost_fr);
  // The year is still there when the player comes back from a team.
  await result.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fittingTitles[0] ?? '');
  await page.goBack();
  await expect(year).toHaveValue(String(birthYear));
  await expect(result.getByRole('link')).toHaveText(fittingTitles);
  const tooOldBirthYear = 2027 - playerAges.oldest - 1;
  await year.selectOption(String(tooOldBirthYear));
  await expect(result).toContainText(texts.too_old.replace('{{year}}', String(tooOldBirthYear)));
  await expect(result.getByRole('link')).toHaveAttribute('href', '/contact');
});
