import { expect, test } from './support/test.ts';

const words = {
  en: {
    redirected: 'You are being redirected to the registration form...',
    opened: 'The form is open in a new tab.',
    manual: 'Click here if you are not redirected automatically.',
    form: 'Registration form',
    selectOne: 'Select one',
    missing: 'Please fill in this field.',
    submit: 'Register',
  },
  fr: {
    redirected: 'Nous vous dirigeons vers le formulaire d’inscription…',
    opened: 'Le formulaire est ouvert dans un nouvel onglet.',
    manual: 'Cliquez ici si la redirection ne se fait pas d’elle-même.',
    form: 'Formulaire d’inscription',
    selectOne: 'Choisissez',
    missing: 'Veuillez remplir ce champ.',
    submit: 'Inscrire',
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const say = words[language];

  test(`a parent is led to the form for their team, in ${language}`, async ({ page, context }) => {
    const opening = page.waitForEvent('popup');
    await page.goto(`/registration?programId=U16&lng=${language}`);
    await expect(page.getByText(say.redirected)).toBeVisible();
    const form = await opening;
    await expect(page.getByText(say.opened)).toBeVisible();
    await expect(page.getByRole('link', { name: say.manual })).toHaveAttribute(
      'href',
      /\/registration-form\?programId=U16$/u,
    );

    await expect(form.getByRole('heading', { level: 1 })).toHaveText(say.form);
    expect(await form.evaluate(() => window.opener === null)).toBe(true);
    const level = form.getByRole('combobox').first();
    await expect(level).toHaveValue('u16');
    const values = await level
      .locator('option')
      .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', 'u17', 'u16', 'u15', 'u14', 'u13', 'dev', 'tryout']);
    await expect(level.locator('option').first()).toHaveText(say.selectOne);
    await form.getByRole('button', { name: say.submit }).click();
    await expect(form.getByText(say.missing)).toHaveCount(9);
    // The page's own tab, and one for the form: no more.
    expect(context.pages()).toHaveLength(2);
  });
}

test('a parent whose browser blocks new tabs finds the link, and no word of success', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return null;
    };
  });
  await page.goto('/registration?lng=en');
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  await expect(page.getByText(words.en.opened)).toHaveCount(0);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: words.en.manual }).click();
  const form = await opening;
  await expect(form.getByText(/^Stand-in page/u)).toBeVisible();
});
