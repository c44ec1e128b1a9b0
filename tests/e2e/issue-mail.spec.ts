import { composeIssueHtml } from '@club/domain/issue-mail';
import { locales } from '@club/domain/locale';
import { findAxeViolations } from './support/axe-violations.ts';
import { expect, test } from './support/test.ts';

const longWord = 'anticonstitutionnellement'.repeat(4);
const body = `## Heading\n\n**Bold** [a link](https://example.org/${longWord}) ${longWord}\n\n### Next\n\n[photo]\n\n- one\n- two\n\n1. three\n\nLast line.`;
const issue = {
  subject: 'Tryouts',
  subject_fr: 'Camp de sélection',
  text: body,
  text_fr: body,
  // The test blocks this image, as if the club had deleted it.
  imageURL: 'https://firebasestorage.googleapis.com/v0/b/b/o/carousels%2Fcarousel_1.jpg?alt=media',
  alt: 'Two players at the net',
  alt_fr: 'Deux joueuses au filet',
};
const sender = {
  from: 'news@example.org',
  origin: 'https://club.example.org',
  postalAddress: '1, rue de l’Exemple, Montréal (Québec)',
};
const unsubscribeLink = 'https://club.example.org/newsletter/unsubscribe#token';

test.use({ expectedErrors: /ERR_|Failed to load resource/u });

for (const locale of locales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`an issue’s mail fits a phone and can be read (${locale}, ${colorScheme})`, async ({
      page,
    }) => {
      await page.route('https://firebasestorage.googleapis.com/**', (route) => route.abort());
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme });
      await page.setContent(composeIssueHtml(issue, { locale, sender, unsubscribeLink }));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        locale === 'fr' ? 'Camp de sélection' : 'Tryouts',
      );
      await expect(page.getByRole('heading', { level: 2, name: 'Heading' })).toBeVisible();
      const alt = locale === 'fr' ? issue.alt_fr : issue.alt;
      await expect(page.getByRole('img', { name: alt })).toBeVisible();
      const background = await page
        .locator('.card')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(background).toBe(colorScheme === 'dark' ? 'rgb(22, 29, 51)' : 'rgb(253, 253, 255)');
      // A mail has no landmarks, because the mail program has them.
      expect(await findAxeViolations(page, ['region', 'landmark-one-main'])).toEqual([]);
    });
  }
}
