import { conduct as english } from '@club/about/en/conduct';
import { help as englishHelp } from '@club/about/en/help-lines';
import { conduct as french } from '@club/about/fr/conduct';
import { help as frenchHelp } from '@club/about/fr/help-lines';
import { helpLines } from '@club/about/help-lines';
import { expect, test } from './support/test.ts';

// `/nowhere` responds with 404.
test.use({ expectedErrors: /status of 404/u });

const textsByLanguage = {
  en: {
    title: 'Code of conduct',
    promises: [english.coaches, english.players, english.parents],
    terms: 'Terms',
    link: /^The federation’s integrity policy/u,
    help: 'Help in sport',
    helpTexts: englishHelp,
  },
  fr: {
    title: 'Code de conduite',
    promises: [french.coaches, french.players, french.parents],
    terms: 'Conditions',
    link: /^Politique d’intégrité de la fédération/u,
    help: 'De l’aide dans le sport',
    helpTexts: frenchHelp,
  },
} as const;

for (const lng of ['en', 'fr'] as const) {
  const texts = textsByLanguage[lng];
  test(`coaches, players and parents read their promises in ${lng}`, async ({ page }) => {
    await page.goto(`/?lng=${lng}`);
    await page.getByRole('contentinfo').getByRole('link', { name: texts.terms }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    for (const { title, list } of texts.promises) {
      const part = page.getByRole('region', { name: title, exact: true });
      await expect(part.getByRole('listitem')).toHaveText(list);
    }
    const policy = page.getByRole('link', { name: texts.link });
    await expect(policy).toHaveAttribute('target', '_blank');
    await expect(policy).toHaveAttribute('href', /^https:/u);
  });

  test(`a person who is mistreated finds help on Home, two other pages and the 404 page, in ${lng}`, async ({
    page,
  }) => {
    for (const address of ['/', '/code-of-conduct', '/contact', '/nowhere']) {
      await page.goto(`${address}?lng=${lng}`);
      const help = page.getByRole('complementary', { name: texts.help });
      for (const { phone } of Object.values(helpLines)) {
        const line = help.getByRole('link', { name: phone });
        await expect(line).toHaveAttribute('href', `tel:+${phone.replaceAll('-', '')}`);
      }
      await expect(help.getByRole('link', { name: texts.helpTexts.complaint })).toHaveAttribute(
        'href',
        helpLines.ombudsman.page,
      );
      await expect(help).toContainText(texts.helpTexts.text);
      await expect(help).toContainText(texts.helpTexts.adults);
      await expect(help).toContainText('911');
      await expect(help).toContainText('DPJ');
    }
  });
}
