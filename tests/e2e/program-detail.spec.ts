import { programs } from '@club/about/first-content/programs';
import { teams } from '@club/about/fr/teams';
import { expect, test } from './support/test.ts';

const [u17] = programs;

test('a parent reads an open program and goes to register', async ({ page }) => {
  await page.goto('/program/U17');
  const main = page.getByRole('main');
  await expect(main.getByText(u17.cost_fr)).toBeVisible();
  await main.getByRole('link', { name: 'S’inscrire' }).click();
  await expect(page).toHaveURL(/\/registration\?programId=U17$/u);
});

test.describe('while Firestore cannot be reached', () => {
  test.use({ expectedErrors: /ERR_FAILED/u });

  test('a parent reads about the team, and gets its program with another try', async ({ page }) => {
    const main = page.getByRole('main');
    await page.route('**/documents:runQuery*', (route) => route.abort());
    await page.goto('/program/u17');
    await expect(main.getByText('Les renseignements ne se chargent pas.')).toBeVisible();
    await expect(main.getByText(teams.u17.desc)).toBeVisible();
    await page.unroute('**/documents:runQuery*');
    // The list of calendar entries has a button of the same name.
    const offer = main.getByRole('region', { name: 'Horaire et inscription' });
    await offer.getByRole('button', { name: 'Réessayer' }).click();
    await expect(main.getByText(u17.cost_fr)).toBeVisible();
  });
});
