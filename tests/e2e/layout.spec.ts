import { identity } from '@club/about/identity';
import { waitForFooterHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

test.describe('the language', () => {
  test('is French for a newcomer, whatever the browser prefers', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { name: identity.motto.fr })).toBeVisible();
  });

  test('follows the address and is remembered for a year', async ({ page, context }) => {
    await page.goto('/?lng=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/schedule');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const cookie = (await context.cookies()).find(({ value }) => value === 'en');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 3600);
    await page.goto('/schedule?lng=fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('a visitor gets from the footer to the privacy and terms sections', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await waitForFooterHydration(page);
  const footer = page.getByRole('contentinfo');
  // The help lines and the footer together are at most one screen of a phone.
  const parts = footer.or(page.getByRole('complementary'));
  const heights = await parts.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().height),
  );
  expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(800);
  for (const [name, address] of [
    ['Confidentialité', '/club-policy#privacy'],
    ['Conditions', '/code-of-conduct#terms'],
    ['Confidentialité', '/club-policy#privacy'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    const part = page.locator(new URL(page.url()).hash);
    await expect(part).toBeInViewport();
    await expect(part).toBeFocused();
  }
  // The link also works on its own page, and the fragment after a reload.
  await footer.getByRole('link', { name: 'Confidentialité', exact: true }).click();
  await expect(page.locator('#privacy')).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
  await expect(page.locator('#privacy')).toBeInViewport();
  // A page whose address has no fragment starts at its top.
  await page.getByRole('link', { name: /page d’accueil/u }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the navigation', () => {
  test('stays visible while the page scrolls, and opens each page at its top', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/?lng=en');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('practice and game schedule');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const browser of ['a current browser', 'a browser without popovers'] as const) {
    test(`opens as a menu on a phone in ${browser}, and closes by CLOSE, Escape, a click outside or a choice`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      if (browser === 'a browser without popovers') {
        await page.addInitScript(() => {
          Reflect.deleteProperty(HTMLElement.prototype, 'popover');
        });
      }
      await page.goto('/?lng=en');
      const menuButton = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('dialog');
      const closeButton = page.getByRole('button', { name: 'CLOSE' });
      const closeActions = [
        () => closeButton.click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(10, 400),
      ];
      for (const closeMenu of closeActions) {
        await menuButton.click();
        await expect(menu).toBeVisible();
        await expect(closeButton).toBeFocused();
        await closeMenu();
        await expect(menu).toBeHidden();
        await expect(menuButton).toBeFocused();
      }
      await menuButton.click();
      await menu.getByRole('link', { name: 'Schedule' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'practice and game schedule',
      );
      await expect(menu).toBeHidden();
    });
  }

  test('limits the keyboard and screen readers to the open menu', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/?lng=en');
    await page.getByRole('button', { name: 'Menu' }).click();
    // getByRole finds only what assistive technology can reach.
    await expect(page.getByRole('main')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const closeButton = page.getByRole('button', { name: 'CLOSE' });
    const lastLink = page.getByRole('dialog').getByRole('link').last();
    await expect(closeButton).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(lastLink).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(closeButton).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });
});

test.describe('an unknown address', () => {
  // The browser logs the document's status as an error.
  test.use({ expectedErrors: /status of 404/u });

  test('gets 404 and a page in both languages', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ballon à l’extérieur');
    await expect(page.getByRole('main').locator('[lang="en"]').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('gets 404 when it is the address of a script', async ({ request }) => {
    const response = await request.get('/assets/gone-12345678.js');
    expect(response.status()).toBe(404);
  });
});
