import { AxeBuilder } from '@axe-core/playwright';
import { signInWithoutGoogle, staffEmail } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const widths = [360, 1280];
const languages = ['fr', 'en'];
const addresses = ['/', '/schedule', '/club', '/contact', '/admin'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of widths) {
  for (const address of addresses) {
    for (const language of languages) {
      test(`axe finds nothing on ${address} in ${language} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${address}?lng=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
      });
    }
  }

  test(`axe finds nothing in the dashboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin?lng=en');
    await signInWithoutGoogle(page, staffEmail);
    await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
