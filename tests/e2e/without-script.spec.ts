import { teams as english } from '@club/about/en/teams';
import { teams as french } from '@club/about/fr/teams';
import { locations } from '@club/about/locations';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, expectedErrors: /404 \(Not Found\)|400 \(Bad Request\)/u });

const getNewsletterForm = (page: Page) => page.locator('form[action="/api/email/subscribe"]');
const getUnsubscribeForm = (page: Page) => page.locator('form[action="/api/email/unsubscribe"]');
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

// tests/built checks every page. This test opens one page of each kind.
test('a visitor without JavaScript reads the pages without a loading message', async ({ page }) => {
  for (const address of ['/', '/schedule', '/program/DEV1', '/program/dev1', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText(/Sans JavaScript/u).first(), address).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /Chargement/u })).toBeHidden();
  }
});

test('a visitor without JavaScript opens a page by an address in capitals or with a sentence’s punctuation', async ({
  page,
}) => {
  for (const [address, path] of [
    ['/SCHEDULE', '/schedule'],
    ['/schedule.', '/schedule'],
    ['/PROGRAM/U15)', '/program/u15'],
    ['/Club-Policy&fbclid=x', '/club-policy'],
    ['/U13?utm_source=poster', '/program/u13?utm_source=poster'],
  ] as const) {
    const response = await page.goto(address);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    expect(response?.status()).toBe(200);
    expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301);
  }
});

test('a visitor without JavaScript opens a team’s page in upper or lower case, and gets 404 for an unknown team', async ({
  page,
}) => {
  const addresses = [
    ['/program/U17', french.u17.title],
    ['/program/u13', french.u13.title],
    ['/program/DEV', `${french.dev.title} ·`],
    ['/program/dEv1', `${french.dev.title}, DEV1`],
    ['/program/DEV2', `${french.dev.title}, DEV2`],
  ] as const;
  for (const [address, name] of addresses) {
    const response = await page.goto(address);
    expect([response?.status(), address]).toEqual([200, address]);
    expect((await page.title()).startsWith(name), name).toBe(true);
    await expect(page.getByText(/Sans JavaScript/u).first()).toBeVisible();
  }
  const response = await page.goto('/program/zzz');
  expect(response?.status()).toBe(404);
  await expect(getHeading(page)).toHaveText('Ballon à l’extérieur');
  await expect(page.getByRole('heading', { name: 'Out of bounds' })).toBeVisible();
});

test('a visitor without JavaScript switches to English, and further links stay in English', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/club');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/club');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/Turn on JavaScript/u)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/en/contact');
});

test('a visitor without JavaScript switches the language by links in the header', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/program/U16?lng=en');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'EN English' }).click();
    await expect(page).toHaveURL('/en/program/u16');
    await expect(getHeading(page)).toContainText(english.u16.title);
    await expect(header.getByRole('button')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/en/club-policy#privacy');
    await expect(page.locator('#privacy')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await header.getByRole('link', { name: 'FR Français' }).click();
    await expect(page).toHaveURL('/club-policy');
  }
});

test('a visitor without JavaScript writes to the club', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText(locations[2].address_fr).first()).toBeVisible();
  await page
    .getByLabel(/^Courriel/u)
    .first()
    .fill('parent@example.org');
  await page.locator('textarea[name=messages]').fill('Bonjour! Reste-t-il une place en U14?');
  await page.locator('form[action="/api/contact"]').getByRole('button').click();
  await expect(page).toHaveURL('/thankyou');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci pour votre message');
});

test('a visitor without JavaScript subscribes and unsubscribes', async ({ page }) => {
  await page.goto('/en/schedule');
  await getNewsletterForm(page).getByRole('textbox').fill('no-script@example.org');
  await getNewsletterForm(page).getByRole('button').click();
  await expect(page).toHaveURL('/en/newsletter/sent');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(getHeading(page)).toHaveText('Success');

  await page.goto('/en/unsubscribe');
  await getUnsubscribeForm(page).getByRole('textbox').fill('no-script@example.org');
  await getUnsubscribeForm(page).getByRole('textbox').press('Enter');
  await expect(page).toHaveURL('/en/newsletter/left');
  await expect(getHeading(page)).toHaveText('You are off the list');
});

test('a visitor without JavaScript reads why a form was refused', async ({ page }) => {
  await page.goto('/club');
  await getNewsletterForm(page).getByRole('textbox').fill('nobody');
  await getNewsletterForm(page).getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(getHeading(page)).toHaveText('Demande d’abonnement non envoyée');
  await page.getByRole('link', { name: 'Revenir au formulaire' }).click();
  await expect(getNewsletterForm(page).getByRole('textbox')).toBeInViewport();

  await page.goto('/unsubscribe');
  await getUnsubscribeForm(page).getByRole('button').click();
  await expect(getHeading(page)).toHaveText('Demande de désabonnement non envoyée');
  await page.getByRole('link', { name: 'Revenir au formulaire' }).click();
  await expect(page).toHaveURL('/unsubscribe');
});
