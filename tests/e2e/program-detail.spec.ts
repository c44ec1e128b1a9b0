import { locations as englishLocations } from '@club/about/en/locations';
import { teams as english } from '@club/about/en/teams';
import { programs } from '@club/about/first-content/programs';
import { locations as frenchLocations } from '@club/about/fr/locations';
import { teams as french } from '@club/about/fr/teams';
import { competitiveTeams } from '@club/about/teams';
import { findTeam, teamIds } from '@club/domain/team';
import { expect, test } from './support/test.ts';

const [u17] = programs;
const [place] = competitiveTeams[0].places;

const queryPattern = '**/documents:runQuery*';

const readTime = '2026-10-01T00:00:00Z';
/** A stored program with only an id. */
const malformedProgram = {
  document: {
    name: 'projects/demo-trois-rives/databases/(default)/documents/programs/U17',
    fields: { id: { stringValue: 'U17' } },
    createTime: readTime,
    updateTime: readTime,
  },
  readTime,
};

const cases = [
  {
    lng: 'en',
    price: u17.cost,
    register: 'Register',
    closed: 'Registration Closed',
    extra: 'Other costs',
    directions: `Directions: ${englishLocations[place].name}`,
    guide: 'Read the season guide',
    schedule: 'Check the full club schedule',
    loading: 'Loading programs...',
    error: 'Error loading data.',
    empty: 'No data available.',
    retry: 'Try again',
    description: english.u17.desc,
  },
  {
    lng: 'fr',
    price: u17.cost_fr,
    register: 'S’inscrire',
    closed: 'Inscriptions fermées',
    extra: 'Autres frais',
    directions: `Itinéraire\u00a0: ${frenchLocations[place].name}`,
    guide: 'Lire le guide de la saison',
    schedule: 'Voir tout l’horaire du club',
    loading: 'Chargement des programmes…',
    error: 'Les renseignements ne se chargent pas.',
    empty: 'Aucun renseignement pour le moment.',
    retry: 'Réessayer',
    description: french.u17.desc,
  },
] as const;

for (const { lng, ...texts } of cases) {
  test(`a parent reads an open program and goes to register (${lng})`, async ({ page }) => {
    await page.goto(`/program/U17?lng=${lng}`);
    const main = page.getByRole('main');
    await expect(main.getByText(texts.price)).toBeVisible();
    await expect(main.getByText(texts.extra)).toBeVisible();
    await expect(main.getByRole('link', { name: texts.directions })).toHaveAttribute(
      'href',
      /directions/u,
    );
    await expect(main.getByRole('link', { name: texts.guide })).toHaveAttribute('target', '_blank');
    await expect(main.getByRole('link', { name: texts.schedule })).toHaveAttribute(
      'href',
      '/schedule',
    );
    await main.getByRole('link', { name: texts.register }).click();
    await expect(page).toHaveURL(/\/registration\?programId=U17$/u);
  });

  test(`a parent finds both development groups, one open and one full (${lng})`, async ({
    page,
  }) => {
    await page.goto(`/program/dev?lng=${lng}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([/DEV1/u, /DEV2/u]);
    await expect(main.getByRole('link', { name: `${texts.register} ` })).toHaveAttribute(
      'href',
      '/registration?programId=DEV1',
    );
    await page.goto('/program/Dev2');
    await expect(main.getByRole('button', { name: texts.closed })).toBeDisabled();
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([/DEV2/u]);
    await expect(main.getByText(texts.extra)).toHaveCount(0);
    await expect(page).toHaveTitle(/DEV2/u);
  });

  test.describe(`while the programs are missing (${lng})`, () => {
    test.use({ expectedErrors: /ERR_FAILED/u });

    test('a parent reads about the team, and why its program is missing', async ({ page }) => {
      const main = page.getByRole('main');
      await page.route(queryPattern, () => undefined);
      await page.goto(`/program/u17?lng=${lng}`);
      await expect(main.getByText(texts.loading)).toBeVisible();
      await expect(main.getByText(texts.description)).toBeVisible();

      await page.unroute(queryPattern);
      await page.route(queryPattern, (route) => route.fulfill({ json: [malformedProgram] }));
      await page.reload();
      await expect(main.getByText(texts.empty)).toBeVisible();

      await page.unroute(queryPattern);
      await page.route(queryPattern, (route) => route.fulfill({ json: [{ readTime }] }));
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect(main.getByText(texts.empty)).toBeVisible();

      await page.unroute(queryPattern);
      await page.route(queryPattern, (route) => route.abort());
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect(main.getByText(texts.error)).toBeVisible();
      await expect(main.getByText(texts.description)).toBeVisible();
      await page.unroute(queryPattern);
      // Further down, the list of calendar entries has a button of the same name.
      await main.getByRole('button', { name: texts.retry }).first().click();
      await expect(main.getByText(texts.price)).toBeVisible();
    });
  });
}

test.describe('an address below /program', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/u });

  test('opens each team of the menu in upper or lower case, and gets 404 for an unknown team', async ({
    page,
  }) => {
    for (const id of [...teamIds, 'U14', 'DEV']) {
      const response = await page.goto(`/program/${id}?lng=en`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        english[findTeam(id)?.id ?? 'dev'].title,
      );
    }
    const response = await page.goto('/program/u99?lng=en');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Out/u);
  });
});
