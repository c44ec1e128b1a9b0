import { teamIds } from '@club/domain/team';
import { expect, test } from './support/test.ts';

const textsByLanguage = {
  en: {
    redirectMessage: 'You are being redirected to the registration form...',
    openedMessage: 'The form is open in a new tab.',
    blockedMessage: 'Your browser blocked the new tab. Open the form with this link:',
    linkName: 'Click here if you are not redirected automatically.',
    form: 'Registration form',
    selectOne: 'Select one',
    missing: 'Please fill in this field.',
    submit: 'Register',
  },
  fr: {
    redirectMessage: 'Nous vous dirigeons vers le formulaire d’inscription…',
    openedMessage: 'Le formulaire est ouvert dans un nouvel onglet.',
    blockedMessage:
      'Votre navigateur a bloqué le nouvel onglet. Ouvrez le formulaire avec ce lien :',
    linkName: 'Cliquez ici si la redirection ne se fait pas automatiquement.',
    form: 'Formulaire d’inscription',
    selectOne: 'Choisissez',
    missing: 'Veuillez remplir ce champ.',
    submit: 'S’inscrire',
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const texts = textsByLanguage[language];

  test(`a parent gets the form for their team in ${language}`, async ({ page, context }) => {
    const popup = page.waitForEvent('popup');
    await page.goto(`/registration?programId=U16&lng=${language}`);
    const form = await popup;
    await expect(page.getByText(texts.openedMessage)).toBeVisible();
    await expect(page.getByText(texts.redirectMessage)).toHaveCount(0);
    await expect(page.getByRole('link', { name: texts.linkName })).toHaveAttribute(
      'href',
      /\/registration-form\?programId=U16$/u,
    );

    await expect(form.getByRole('heading', { level: 1 })).toHaveText(texts.form);
    expect(await form.evaluate(() => window.opener === null)).toBe(true);
    const level = form.getByRole('combobox').first();
    await expect(level).toHaveValue('u16');
    const values = await level
      .locator('option')
      .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', ...teamIds, 'tryout']);
    await expect(level.locator('option').first()).toHaveText(texts.selectOne);
    await form.getByRole('button', { name: texts.submit }).click();
    await expect(form.getByText(texts.missing)).toHaveCount(9);
    await form.getByRole('textbox').first().fill('Alix');
    await form.getByRole('checkbox').first().check();
    await expect(form.getByText(texts.missing)).toHaveCount(7);
    // One tab has the page, the other the form.
    expect(context.pages()).toHaveLength(2);
  });
}

for (const language of ['en', 'fr'] as const) {
  const texts = textsByLanguage[language];

  test(`a parent whose browser blocks new tabs reads why, and opens the link, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`/registration?lng=${language}`);
    await expect(page.getByText(texts.blockedMessage)).toBeVisible();
    await expect(page.getByText(texts.openedMessage)).toHaveCount(0);
    await expect(page.getByText(texts.redirectMessage)).toHaveCount(0);
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: texts.linkName }).click();
    const form = await popup;
    await expect(form.getByRole('heading', { level: 1 })).toHaveText(texts.form);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent sees the link to the form, and no message about a redirect', async ({ page }) => {
    for (const [address, language] of [
      ['/registration', 'fr'],
      ['/en/registration', 'en'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(textsByLanguage[language].redirectMessage)).toBeHidden();
      await expect(
        page.getByRole('link', { name: textsByLanguage[language].linkName }),
      ).toBeVisible();
    }
  });
});
