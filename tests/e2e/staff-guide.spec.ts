import { openTab } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the guide has the page that staff search for, and sheets that print alone on one page', async ({
  page,
}) => {
  await openTab(page, 'HELP');
  await page.getByRole('searchbox').fill('gym');
  await page.getByRole('button', { name: /The gym is closed tonight/u }).click();
  await expect(page.getByRole('heading', { name: 'The gym is closed tonight' })).toBeFocused();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/TONIGHT/u)
      .first(),
  ).toBeVisible();
  for (const name of ['For a new staff member', 'For technical support']) {
    await page.reload();
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { name })).toBeFocused();
    const pdfText = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdfText.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Staff dashboard' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: null });
  }
  // It says in both languages who changes a phone number, a grade or an address.
  for (const [language, words, title] of [
    // French first: another address than the open one, so that the page loads.
    ['fr', ['téléphone', 'numéro', 'secondaire', 'adresse'], 'Ce qui ne se fait pas ici'],
    ['en', ['phone', 'number', 'grade', 'address'], 'What cannot be done here'],
  ] as const) {
    await page.goto(`/admin?lng=${language}#help`);
    for (const word of words) {
      await page.getByRole('searchbox').fill(word);
      await expect(page.getByRole('tabpanel').getByRole('button', { name: title })).toBeVisible();
    }
  }
  // A link to a page of the guide, as that of the facts that nobody has checked, opens the page.
  await page.goto('/admin?lng=fr#help/limits');
  await expect(page.getByRole('heading', { name: 'Ce qui ne se fait pas ici' })).toBeVisible();
});
