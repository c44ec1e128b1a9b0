import { policies as english } from '@club/about/en/policies';
import { privacy as englishPrivacy } from '@club/about/en/privacy';
import { policies as french } from '@club/about/fr/policies';
import { privacy as frenchPrivacy } from '@club/about/fr/privacy';
import { identity } from '@club/about/identity';
import { administrationFee, refundExample } from '@club/about/promises';
import { formatDollars } from '../../web/src/i18n/money.ts';
import { practiceCounts } from '../../web/src/pages/club-policy/refund-example.ts';
import { fillPlaceholders } from './support/fill-placeholders.ts';
import { expect, test } from './support/test.ts';

const textsByLanguage = {
  en: { policies: english, privacy: englishPrivacy, privacyLink: 'Privacy' },
  fr: { policies: french, privacy: frenchPrivacy, privacyLink: 'Confidentialité' },
} as const;

const practicePrice = refundExample.price / refundExample.practices;
const remainingValue = practiceCounts.remaining * practicePrice;
/** The amounts that the policies quote, by the placeholder in their texts. */
const dollars = {
  price: refundExample.price,
  practicePrice,
  fee: administrationFee,
  remainingValue,
  teamPrice: refundExample.teamPrice,
};
/** The refund in each case of the policies, by the case's id. */
const refunds = {
  team: 0,
  before: refundExample.price - administrationFee,
  during: remainingValue - administrationFee,
  missed: 0,
  club: practiceCounts.cancelled * practicePrice,
};

for (const lng of ['en', 'fr'] as const) {
  const { policies, privacy, privacyLink } = textsByLanguage[lng];
  const inDollars = (figures: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, formatDollars(value, lng)]),
    );
  const figures = { ...practiceCounts, ...inDollars(dollars) };
  const refundTexts = inDollars(refunds);

  test(`a parent reads the policies and the refund in each case, in ${lng}`, async ({ page }) => {
    await page.goto(`/?lng=${lng}`);
    await page.getByRole('contentinfo').getByRole('link', { name: privacyLink }).click();
    await expect(page).toHaveURL(/\/club-policy#privacy$/u);
    const main = page.getByRole('main');
    const headings = main.getByRole('heading', { level: 2 });
    await expect(headings).toContainText([
      ...Object.values(policies.parts).map(({ title }) => title),
      policies.equipment.title,
      privacy.title,
    ]);
    const { groups, basis, ...cases } = policies.cases;
    const examples = Object.entries(cases).flatMap(([id, { title, text, example }]) => [
      title,
      fillPlaceholders(text, figures),
      fillPlaceholders(example, { ...figures, refund: refundTexts[id] ?? '' }),
    ]);
    const parts = Object.values(policies.parts).flatMap(({ text }) => text);
    for (const text of [
      ...parts,
      ...policies.equipment.list,
      fillPlaceholders(basis, figures),
      ...examples,
    ]) {
      await expect(main).toContainText(text);
    }
    const { embeds, embeds_on_click: embedsOnClick, ...privacyTexts } = privacy;
    for (const text of [...Object.values(privacyTexts), identity.privacyEmail]) {
      await expect(main).toContainText(fillPlaceholders(text, { embeds }));
    }
    // This text is for clubs with another setting (optional-settings.spec.ts).
    await expect(main).not.toContainText(embedsOnClick);
    await expect(main.getByRole('heading', { level: 3 })).toContainText(Object.values(groups));
    await main.getByRole('navigation').getByRole('link', { name: privacy.title }).click();
    await expect(page).toHaveURL(/#privacy$/u);
    await expect(headings.last()).toBeInViewport();
  });
}
