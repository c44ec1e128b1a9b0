import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, expectedErrors: /404 \(Not Found\)/u });

// The tests of the built pages read all of them; here the browser shows one of each kind.
test('a visitor without JavaScript reads the pages, and waits for nothing', async ({ page }) => {
  for (const address of ['/', '/schedule', '/program/DEV1', '/program/dev1', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText(/Sans JavaScript/u), address).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /Chargement/u })).toBeHidden();
  }
});

test('a visitor without JavaScript gets from French to English and on by links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/club');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/club');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/Without JavaScript/u)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a visitor without JavaScript writes to the club', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('Sainte-Catherine (Québec)').first()).toBeVisible();
  await page
    .getByLabel(/^Courriel/u)
    .first()
    .fill('parent@example.org');
  await page.locator('textarea[name=messages]').fill('Bonjour! Reste-t-il une place en U14?');
  await page.locator('form[action="/api/contact"]').getByRole('button').click();
  await expect(page).toHaveURL('/thankyou');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci pour votre message');
});

test('an address given to the newsletter does not end up in the page’s address', async ({
  page,
}) => {
  await page.goto('/unsubscribe');
  await page.getByRole('main').getByRole('textbox').fill('parent@example.org');
  await page.getByRole('main').getByRole('textbox').press('Enter');
  await expect(page).toHaveURL('/unsubscribe');
});
