import { teams } from '@club/about/fr/teams';
import { teamIds } from '@club/domain/team';
import { expect, test } from './support/test.ts';

const redirectMessage = 'Nous vous dirigeons vers le formulaire d’inscription…';
const linkName = 'Cliquez ici si la redirection ne se fait pas automatiquement.';

test('a parent gets the form for their team in a new tab', async ({ page, context }) => {
  const popup = page.waitForEvent('popup');
  await page.goto('/registration?programId=U17');
  const form = await popup;
  await expect(page.getByText('Le formulaire est ouvert dans un nouvel onglet.')).toBeVisible();
  await expect(page.getByText(redirectMessage)).toHaveCount(0);
  await expect(page.getByRole('link', { name: linkName })).toHaveAttribute(
    'href',
    /\/registration-form\?programId=U17$/u,
  );

  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Formulaire d’inscription');
  expect(await form.evaluate(() => window.opener === null)).toBe(true);
  const level = form.getByRole('combobox').first();
  await expect(level).toHaveValue('u17');
  const values = await level
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
  expect(values).toEqual(['', ...teamIds, 'tryout']);
  const missing = form.getByText('Veuillez remplir ce champ.');
  await form.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(missing).toHaveCount(9);
  await form.getByRole('textbox').first().fill('Alix');
  await form.getByRole('checkbox').first().check();
  await expect(missing).toHaveCount(7);
  // One tab has the page, the other the form. Going back and forward opens no further tab.
  expect(context.pages()).toHaveLength(2);
  await page.getByRole('link', { name: 'Programmes', exact: true }).first().click();
  await expect(page).toHaveURL(/\/program$/u);
  await page.goBack();
  await expect(page.getByText('Le formulaire s’est ouvert dans un autre onglet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: teams.u17.title })).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent opens the form by its link, and reads no message about a redirect', async ({
    page,
  }) => {
    await page.goto('/registration');
    await expect(page.getByText(redirectMessage)).toBeHidden();
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: linkName }).click();
    await expect(await popup).toHaveURL(/\/registration-form$/u);
  });
});
