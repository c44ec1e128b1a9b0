import { expect, test } from './support/test.ts';

const words = {
  en: {
    parts: [
      'Registration',
      'Safety and health',
      'Harassment and discrimination',
      'Travel',
      'Social media',
      'Financial matters',
      'Refunds and cancellations',
      'Discipline',
      'The risks of volleyball',
      'Responsibility',
      'Personal equipment',
      'Privacy',
    ],
    examples: [
      'a credit of $330, or $280 back',
      '8 remain, $240 less $50 makes $190 back. You stop after 6: $0',
      'One missed training of $30: $0 back',
      'You committed to U17 at $1,250 and change your mind: $0 back',
      'We cancel 2 trainings and the gym gives us our money back: $60 back',
    ],
    discipline: 'a verbal warning, a written warning, a suspension or is removed',
    roles: ['club administrator', 'travel coordinator'],
    equipment: ['Indoor or volleyball shoes', 'Shorts and t-shirt', 'A water bottle'],
    privacyLink: 'Privacy',
  },
  fr: {
    parts: [
      'Inscription',
      'Sécurité et santé',
      'Harcèlement et discrimination',
      'Déplacements',
      'Médias sociaux',
      'Questions financières',
      'Remboursements et annulations',
      'Discipline',
      'Les risques du volleyball',
      'Responsabilité',
      'Équipement personnel',
      'Confidentialité',
    ],
    examples: [
      'un crédit de 330 $, ou un remboursement de 280 $',
      'il en reste 8, soit 240 $ moins 50 $, ce qui fait 190 $. Vous arrêtez après 6 : 0 $',
      'Un entraînement manqué de 30 $ : 0 $',
      'avec les U17 à 1 250 $ et changez d’avis : 0 $',
      'le gymnase nous rembourse : 60 $ pour vous',
    ],
    discipline: 'un avertissement verbal, un avertissement écrit, une suspension ou est exclu',
    roles: ['administratrice du club', 'coordonnatrice des déplacements'],
    equipment: [
      'Des chaussures d’intérieur ou de volleyball',
      'Un short et un t-shirt',
      'Une bouteille d’eau',
    ],
    privacyLink: 'Confidentialité',
  },
} as const;

for (const lng of ['en', 'fr'] as const) {
  const say = words[lng];
  test(`a parent reads the policies, and what each refund case gives back, in ${lng}`, async ({
    page,
  }) => {
    await page.goto(`/?lng=${lng}`);
    await page.getByRole('contentinfo').getByRole('link', { name: say.privacyLink }).click();
    await expect(page).toHaveURL(/\/club-policy$/u);
    const main = page.getByRole('main');
    const headings = main.getByRole('heading', { level: 2 });
    await expect(headings).toContainText([...say.parts]);
    for (const text of [...say.examples, say.discipline, ...say.roles, ...say.equipment]) {
      await expect(main).toContainText(text);
    }
    await main.getByRole('navigation').getByRole('link', { name: say.privacyLink }).click();
    await expect(page).toHaveURL(/#privacy$/u);
    await expect(headings.last()).toBeInViewport();
  });
}
