import { expect, test } from './support/test.ts';

const words = {
  en: {
    title: 'Code of conduct',
    readers: ['Coaches', 'Players', 'Parents'],
    terms: 'Terms',
    link: /federation’s integrity policy/u,
    help: 'Help in sport',
  },
  fr: {
    title: 'Code de conduite',
    readers: ['Entraîneurs', 'Joueuses et joueurs', 'Parents'],
    terms: 'Conditions',
    link: /politique d’intégrité de la fédération/u,
    help: 'De l’aide dans le sport',
  },
} as const;

for (const lng of ['en', 'fr'] as const) {
  const say = words[lng];
  test(`coaches, players and parents find what they promise, in ${lng}`, async ({ page }) => {
    await page.goto(`/?lng=${lng}`);
    await page.getByRole('contentinfo').getByRole('link', { name: say.terms }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
    for (const name of say.readers) {
      const promises = page.getByRole('region', { name, exact: true }).getByRole('listitem');
      await expect(promises).toHaveCount(6);
    }
    const policy = page.getByRole('link', { name: say.link });
    await expect(policy).toHaveAttribute('target', '_blank');
    await expect(policy).toHaveAttribute('href', /^https:/u);
  });

  test(`whoever is not treated right finds help on every page, in ${lng}`, async ({ page }) => {
    for (const address of ['/', '/code-of-conduct', '/contact', '/nowhere']) {
      await page.goto(`${address}?lng=${lng}`);
      const help = page.getByRole('complementary', { name: say.help });
      await expect(help.getByRole('link', { name: '1-833-211-2433' })).toHaveAttribute(
        'href',
        'tel:+18332112433',
      );
      await expect(help.getByRole('link', { name: 'Je porte plainte' })).toHaveAttribute(
        'href',
        'https://jeporteplainte.ca',
      );
    }
  });
}
test.use({ expectedErrors: /status of 404/u });
