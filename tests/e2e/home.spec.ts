import { banners } from '@club/about/first-content/banners';
import { identity } from '@club/about/identity';
import { getDatabase } from '../api/admin.ts';
import { expect, test } from './support/test.ts';

const firestorePattern = 'http://127.0.0.1:8080/**';
const [firstBanner, secondBanner, hiddenBanner] = banners;
const bannerRegionNames = { fr: 'Nouvelles du club', en: 'News from the club' };

test('a visitor sees the two displayed banners, in their order and language', async ({ page }) => {
  await page.goto('/');
  const french = page.getByRole('region', { name: bannerRegionNames.fr });
  await expect(french.getByText(firstBanner.eventTitle_fr).first()).toBeVisible();
  await expect(french.getByText(secondBanner.eventTitle_fr).first()).toBeAttached();
  await expect(page.getByText(hiddenBanner.eventTitle_fr)).toHaveCount(0);
  await page.goto('/?lng=en');
  const english = page.getByRole('region', { name: bannerRegionNames.en });
  await expect(english.getByText(firstBanner.eventTitle).first()).toBeVisible();
});

test('a banner links to another site in a new tab', async ({ page }) => {
  await page.goto('/?lng=en');
  const link = page.getByRole('region', { name: bannerRegionNames.en }).getByRole('link').first();
  await expect(link).toHaveAttribute('href', firstBanner.link);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/u);
});

test('the banner images load from Storage', async ({ page }) => {
  const imageResponse = page.waitForResponse((response) => response.url().includes(':9199/'));
  await page.goto('/');
  expect((await imageResponse).status()).toBe(200);
});

test('the register and learn-more buttons lead to their pages', async ({ page }) => {
  await page.goto('/?lng=en');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Register' }).first()).toHaveAttribute(
    'href',
    '/registration',
  );
  await expect(main.getByRole('link', { name: 'Learn more about the club' })).toHaveAttribute(
    'href',
    '/club',
  );
});

test('the next visitor does not see a banner that staff hide', async ({ page }) => {
  const reference = getDatabase().doc(`banners/${secondBanner.id}`);
  await reference.update({ bannerDisplay: false });
  try {
    await page.goto('/');
    await expect(page.getByText(firstBanner.eventTitle_fr).first()).toBeVisible();
    await expect(page.getByText(secondBanner.eventTitle_fr)).toHaveCount(0);
  } finally {
    await reference.update({ bannerDisplay: true });
  }
});

for (const [width, visibleCount, imageSize] of [
  [1440, 3, { width: 384, height: 240 }],
  [1280, 3, { width: 384, height: 240 }],
  [900, 2, { width: 384, height: 240 }],
  // In a narrow window the image fills the width between the margins.
  [360, 1, { width: 320, height: 200 }],
] as const) {
  test(`a visitor at ${width} pixels sees event images uncut, ${visibleCount} at a time`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/?lng=en');
    // The carousel loads when the visitor scrolls near it.
    await page.getByRole('heading', { name: 'Meet the team' }).scrollIntoViewIfNeeded();
    const region = page.getByRole('region', { name: 'Latest events' });
    const dots = region.getByRole('button', { name: /Go to slide/u });
    await expect(dots).toHaveCount(5);
    const images = region.locator('img:not([inert] *)');
    await expect(images).toHaveCount(visibleCount);
    for (let slide = 1; slide <= 6; slide += 1) {
      const measureBoxes = () =>
        images.evaluateAll((all) =>
          all.map((one) => {
            const { left, right, width: w, height } = one.getBoundingClientRect();
            return { size: { width: w, height }, isFullyVisible: left >= 0 && right <= innerWidth };
          }),
        );
      const expectedBoxes = Array.from({ length: visibleCount }, () => ({
        size: imageSize,
        isFullyVisible: true,
      }));
      await expect.poll(measureBoxes).toEqual(expectedBoxes);
      // The first image follows the fifth.
      const current = region.locator('[aria-current]');
      await expect(current).toHaveAttribute('aria-label', `Go to slide ${((slide - 1) % 5) + 1}`);
      await region.getByRole('button', { name: 'Next slide' }).click();
    }
  });
}

test.describe('while the banners are missing', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/u });

  test('a visitor reads that the banners are loading', async ({ page }) => {
    await page.route(firestorePattern, () => undefined);
    await page.goto('/?lng=en');
    await expect(page.getByText('Loading banners...')).toBeVisible();
    await page.goto('/?lng=fr');
    await expect(page.getByText('Chargement des nouvelles…')).toBeVisible();
  });

  test('a visitor sees the rest of the page when loading the banners fails', async ({ page }) => {
    await page.route(firestorePattern, (route) => route.abort());
    await page.goto('/?lng=en');
    await expect(page.getByRole('heading', { name: identity.motto.en })).toBeVisible();
    await expect(page.getByText('Loading banners...')).toBeHidden();
    await expect(page.getByRole('region', { name: bannerRegionNames.en })).toHaveCount(0);
  });
});
