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
      '8 remain, $240 less $50 is $190 back. You stop after 6: no refund',
      'You miss a practice worth $30: no refund',
      'You commit to U17 at $1,250, then change your mind: no refund',
      'We cancel 2 practices at $30 and the gym refunds us: $60 for you',
    ],
    discipline: 'a verbal warning, a written warning or a suspension, or be removed',
    roles: ['club administrator', 'travel coordinator'],
    equipment: ['Indoor or volleyball shoes', 'Shorts and t-shirt', 'A water bottle'],
    groups: ['A season on a team, U13 to U17', 'A session with the development team'],
    abuse: 'must report it to the DPJ',
    health: 'The health notes you write to us are kept there too',
    address: 'sees your IP address',
    minors: 'For anyone under 14, a parent or guardian gives consent',
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
      'il en reste 8, soit 240 $ moins 50 $, ce qui fait 190 $. Vous arrêtez après 6 : aucun remboursement',
      'Vous manquez un entraînement, qui vaut 30 $ : aucun remboursement',
      'avec les U17 est pris, à 1 250 $, puis vous changez d’avis : aucun remboursement',
      'le gymnase nous rembourse : 60 $ pour vous',
    ],
    discipline:
      'à un avertissement verbal, à un avertissement écrit, à une suspension ou à l’exclusion',
    roles: ['administration du club', 'personne responsable des déplacements'],
    equipment: [
      'Des chaussures de sport d’intérieur ou de volleyball',
      'Un short et un t-shirt',
      'Une bouteille d’eau',
    ],
    groups: [
      'Une saison dans une équipe, de U13 à U17',
      'Une session de l’équipe de développement',
    ],
    abuse: 'doit le signaler sans délai à la DPJ',
    health: 'Les notes de santé que vous nous écrivez s’y trouvent aussi',
    address: 'voit votre adresse IP',
    minors: 'Pour un jeune de moins de 14 ans, c’est un parent ou tuteur qui consent',
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
    await expect(page).toHaveURL(/\/club-policy#privacy$/u);
    const main = page.getByRole('main');
    const headings = main.getByRole('heading', { level: 2 });
    await expect(headings).toContainText([...say.parts]);
    for (const text of [...say.examples, say.discipline, ...say.roles, ...say.equipment]) {
      await expect(main).toContainText(text);
    }
    for (const text of [say.abuse, say.health, say.address, say.minors]) {
      await expect(main).toContainText(text);
    }
    await expect(main.getByRole('heading', { level: 3 })).toContainText([...say.groups]);
    await main.getByRole('navigation').getByRole('link', { name: say.privacyLink }).click();
    await expect(page).toHaveURL(/#privacy$/u);
    await expect(headings.last()).toBeInViewport();
  });
}
