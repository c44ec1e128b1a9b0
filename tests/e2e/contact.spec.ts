import { locations as english } from '@club/about/en/locations';
import { locations as french } from '@club/about/fr/locations';
import { locations, mapCenter } from '@club/about/locations';
import type { Page } from '@playwright/test';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { expect, test } from './support/test.ts';

const textsByLanguage = {
  fr: {
    form: 'Écrivez-nous',
    email: /^Courriel/u,
    message: 'Votre message',
    send: 'Envoyer le message',
    failed: /Votre message n’a pas pu être envoyé/u,
    gymsTitle: 'Nos trois gymnases',
    mapName: 'Carte de nos trois gymnases',
    gyms: locations.map(({ id, address_fr }) => ({ ...french[id], address: address_fr })),
    zoomButtons: ['Zoom avant', 'Zoom arrière'],
    noTiles: /La carte ne se charge pas/u,
  },
  en: {
    form: 'Write to us',
    email: /^E-mail/u,
    message: 'Your message',
    send: 'Send the message',
    failed: /Your message could not be sent/u,
    gymsTitle: 'Our three gyms',
    mapName: 'Map of our three gyms',
    gyms: locations.map(({ id, address }) => ({ ...english[id], address })),
    zoomButtons: ['Zoom in', 'Zoom out'],
    noTiles: /The map isn’t loading/u,
  },
} as const;

/** The map's centre in OpenStreetMap's tile coordinates at zoom 10. */
const center = {
  x: ((mapCenter.lng + 180) / 360) * 2 ** 10,
  y: ((1 - Math.asinh(Math.tan((mapCenter.lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 10,
};

/** Fills in the form and presses its button. Returns the field of the message. */
async function sendMessage(page: Page, language: 'fr' | 'en') {
  const { form: formName, email, message, send } = textsByLanguage[language];
  await page.goto(`/contact?lng=${language}`);
  const form = page.getByRole('form', { name: formName });
  await form.getByRole('textbox', { name: email }).fill('parent@example.org');
  await form.getByRole('textbox', { name: message }).fill('U15?');
  await form.getByRole('button', { name: send }).click();
  return form.getByRole('textbox', { name: message });
}

test('a visitor who sends a message arrives at the thank-you page', async ({ page }) => {
  const request = page.waitForRequest('**/api/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ json: { ok: true } }));
  await sendMessage(page, 'en');
  await expect(page).toHaveURL(/\/thankyou$/u);
  expect(Object.fromEntries(new URLSearchParams((await request).postData() ?? ''))).toEqual({
    full_name: '',
    phone: '',
    email: 'parent@example.org',
    messages: 'U15?',
    _next: 'http://127.0.0.1:5000/thankyou',
    _captcha: 'false',
    _subject: 'New Message from Contact Us Page',
    lng: 'en',
  });
});

for (const language of ['fr', 'en'] as const) {
  test.describe(`when sending the message fails, in ${language}`, () => {
    test.use({ expectedErrors: /\/api\/contact/u });

    test('a visitor reads an error and keeps the text even after a reload', async ({ page }) => {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: {} }));
      const message = await sendMessage(page, language);
      await expect(
        page.getByRole('alert').getByText(textsByLanguage[language].failed),
      ).toBeVisible();
      await expect(message).toHaveValue('U15?');
      const form = page.getByRole('form');
      await expectAriaSnapshot(form.first(), `forms/contact-failed.${language}`);
      await page.reload();
      await expect(message).toHaveValue('U15?');
    });
  });

  test(`a visitor’s message without a text is refused, in ${language}, and its field gets the focus`, async ({
    page,
  }) => {
    const { form: formName, email, message, send } = textsByLanguage[language];
    await page.goto(`/contact?lng=${language}`);
    const form = page.getByRole('form', { name: formName });
    await form.getByRole('textbox', { name: email }).fill('parent@example.org');
    await form.getByRole('button', { name: send }).press('Enter');
    await expect(form.getByRole('textbox', { name: message })).toBeFocused();
    await expectAriaSnapshot(form, `forms/contact-invalid.${language}`);
  });

  test(`a visitor finds the three gyms on the map in ${language}`, async ({ page }) => {
    const { gymsTitle, gyms, mapName, zoomButtons } = textsByLanguage[language];
    const tile = page.waitForRequest('https://tile.openstreetmap.org/**');
    await page.goto(`/contact?lng=${language}`);
    const map = page.getByRole('region', { name: mapName });
    await expect(map).toHaveCount(0); // not loaded before the visitor scrolls near it
    await page.getByRole('heading', { name: gymsTitle }).scrollIntoViewIfNeeded();
    const [, x, y] = /\/10\/(\d+)\/(\d+)\.png$/u.exec((await tile).url()) ?? [];
    expect(Math.abs(Number(x) - center.x)).toBeLessThan(5);
    expect(Math.abs(Number(y) - center.y)).toBeLessThan(5);
    // OpenStreetMap refuses requests without a Referer.
    expect((await tile).headers()['referer']).toBe('http://127.0.0.1:5000/');
    expect((await map.boundingBox())?.height).toBe(400);
    for (const { name } of gyms) {
      const marker = map.getByRole('button', { name });
      await expect(marker).toHaveAttribute('title', name);
      await expect
        .poll(() => marker.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    for (const { name, address } of gyms) {
      await map.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(map.getByText(address)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(map.getByText(address)).toBeHidden();
    }
    for (const name of zoomButtons) await expect(map.getByRole('button', { name })).toBeVisible();
    await expect(map.getByRole('link', { name: /OpenStreetMap/u })).toBeVisible();
  });
}

test.describe('while the map’s host is blocked', () => {
  test.use({ mapTiles: 'unreachable', expectedErrors: /tile\.openstreetmap\.org/u });

  for (const language of ['fr', 'en'] as const) {
    test(`a visitor reads in ${language} that the map is missing, and sees the addresses`, async ({
      page,
    }) => {
      const { gymsTitle, gyms, noTiles } = textsByLanguage[language];
      await page.goto(`/contact?lng=${language}`);
      await page.getByRole('heading', { name: gymsTitle }).scrollIntoViewIfNeeded();
      await expect(page.getByText(noTiles)).toBeVisible();
      for (const { name, address } of gyms) {
        await expect(page.getByText(address)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute(
          'href',
          /^https:/u,
        );
      }
    });
  }
});
