import { locations as texts } from '@club/about/fr/locations';
import { locations, mapCenter } from '@club/about/locations';
import type { Page } from '@playwright/test';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

test.use({ mapTiles: 'stub' });

const gyms = locations.map(({ id, address_fr }) => ({ ...texts[id], address: address_fr }));

/** The map's centre in OpenStreetMap's tile coordinates at zoom 10. */
const center = {
  x: ((mapCenter.lng + 180) / 360) * 2 ** 10,
  y: ((1 - Math.asinh(Math.tan((mapCenter.lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 10,
};

async function scrollToMap(page: Page) {
  await page.getByRole('heading', { name: 'Nos trois gymnases' }).scrollIntoViewIfNeeded();
  return page.getByRole('region', { name: 'Carte de nos trois gymnases' });
}

test.describe('a visitor’s message', () => {
  test.use({ expectedErrors: /\/api\/contact/u });

  test('is sent after an error of the form, a failed request and a reload, which lose no text', async ({
    page,
  }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Écrivez-nous' });
    const message = form.getByRole('textbox', { name: 'Votre message' });
    const send = form.getByRole('button', { name: 'Envoyer le message' });
    await form.getByRole('textbox', { name: /^Courriel/u }).fill('parent@example.org');
    await send.press('Enter');
    await expect(message).toBeFocused();
    await expectAriaSnapshot(form, 'forms/contact-invalid.fr');

    await message.fill('U15?');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: {} }));
    await send.click();
    await expect(
      page.getByRole('alert').getByText(/Votre message n’a pas pu être envoyé/u),
    ).toBeVisible();
    await expectAriaSnapshot(form, 'forms/contact-failed.fr');
    await page.reload();
    await expect(message).toHaveValue('U15?');

    await page.unroute('**/api/contact');
    await send.click();
    await expect(page).toHaveURL(/\/thankyou$/u);
  });
});

test('a visitor finds the three gyms on the map', async ({ page }) => {
  const tile = page.waitForRequest('https://tile.openstreetmap.org/**');
  await page.goto('/contact');
  // The map loads when the visitor scrolls near it.
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  const map = await scrollToMap(page);
  const [, x, y] = /\/10\/(\d+)\/(\d+)\.png$/u.exec((await tile).url()) ?? [];
  expect(Math.abs(Number(x) - center.x)).toBeLessThan(5);
  expect(Math.abs(Number(y) - center.y)).toBeLessThan(5);
  // OpenStreetMap refuses requests without a Referer.
  expect((await tile).headers()['referer']).toBe('http://127.0.0.1:5000/');
  expect((await map.boundingBox())?.height).toBe(400);
  for (const { name, address } of gyms) {
    const marker = map.getByRole('button', { name });
    await expect(marker).toHaveAttribute('title', name);
    await expect
      .poll(() => marker.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(map.getByText(address, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(map.getByText(address, { exact: true })).toBeHidden();
  }
});

test.describe('while the map’s host is blocked', () => {
  test.use({ mapTiles: 'unreachable', expectedErrors: /tile\.openstreetmap\.org/u });

  test('a visitor reads that the map is missing, and sees the addresses', async ({ page }) => {
    await page.goto('/contact');
    await scrollToMap(page);
    await expect(page.getByText(/La carte ne se charge pas/u)).toBeVisible();
    for (const { name, address } of gyms) {
      await expect(page.getByText(address, { exact: true })).toBeVisible();
      const place = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      for (const map of ['Google Maps', 'Plans d’Apple', 'OpenStreetMap'])
        await expect(place.getByRole('link', { name: map })).toHaveAttribute('href', /^https:/u);
    }
  });
});

test.describe('after a translator has changed the page before hydration', () => {
  // React renders the page again.
  test.use({ expectedErrors: /React error #418/u });

  test('a visitor writes, changes the language and goes on', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts.filter(
          ({ data, parentElement }) => data.trim() && parentElement,
        )) {
          const translation = document.createElement('span');
          text.replaceWith(translation);
          translation.append(`«${text.data}»`);
        }
      });
    });
    await page.goto('/contact');
    await waitForHydration(page);
    await page.getByRole('textbox', { name: /message/iu }).fill('Bonjour');
    await page
      .getByRole('button', { name: /English/u })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('textbox', { name: /message/iu })).toHaveValue('Bonjour');
    await page
      .getByRole('link', { name: /Schedule/u })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/schedule/iu);
  });
});
