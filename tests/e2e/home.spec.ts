import { banners } from '@club/about/first-content/banners';
import { identity } from '@club/about/identity';
import { expect, test } from './support/test.ts';

const [firstBanner, secondBanner, hiddenBanner] = banners;

test('a visitor sees the two displayed banners, with images from Storage', async ({ page }) => {
  const imageResponse = page.waitForResponse((response) => response.url().includes(':9199/'));
  await page.goto('/');
  expect((await imageResponse).status()).toBe(200);
  const region = page.getByRole('region', { name: 'Nouvelles du club' });
  await expect(region.getByText(firstBanner.eventTitle_fr).first()).toBeVisible();
  await expect(region.getByText(secondBanner.eventTitle_fr).first()).toBeAttached();
  await expect(page.getByText(hiddenBanner.eventTitle_fr)).toHaveCount(0);
});

for (const [width, visibleCount, imageSize] of [
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

test.describe('while Firestore cannot be reached', () => {
  test.use({ expectedErrors: /ERR_FAILED/u });

  test('a visitor sees the rest of the page when loading the banners fails', async ({ page }) => {
    await page.route('http://127.0.0.1:8080/**', (route) => route.abort());
    await page.goto('/?lng=en');
    await expect(page.getByRole('heading', { name: identity.motto.en })).toBeVisible();
    await expect(page.getByText('Loading banners...')).toBeHidden();
    await expect(page.getByRole('region', { name: 'News from the club' })).toHaveCount(0);
  });
});
