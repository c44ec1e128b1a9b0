import { expect, test } from './support/test.ts';

const words = {
  en: {
    title: 'Code of conduct',
    readers: ['Coaches', 'Players', 'Parents'],
    terms: 'Terms',
    link: /^The federation’s integrity policy/u,
    help: 'Help in sport',
    complaint: /^How to file a complaint/u,
  },
  fr: {
    title: 'Code de conduite',
    readers: ['Équipe d’entraîneurs', 'Joueuses et joueurs', 'Parents'],
    terms: 'Conditions',
    link: /^Politique d’intégrité de la fédération/u,
    help: 'De l’aide dans le sport',
    complaint: /^Comment porter plainte/u,
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
      for (const phone of ['1-833-211-2433', '1-800-263-2266', '1-800-812-4191']) {
        const line = help.getByRole('link', { name: phone });
        await expect(line).toHaveAttribute('href', `tel:+${phone.replaceAll('-', '')}`);
      }
      await expect(help.getByRole('link', { name: say.complaint })).toHaveAttribute(
        'href',
        /^https:\/\/protecteurducitoyen\.qc\.ca\//u,
      );
      await expect(help).toContainText('911');
      await expect(help).toContainText('DPJ');
    }
  });
}
test.use({ expectedErrors: /status of 404/u });
