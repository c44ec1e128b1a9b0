import { expect, test } from './support/test.ts';

test('both fonts render with light and heavy weights', async ({ page }) => {
  await page.goto('/club');
  const widths = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d');
    const measure = async (font: string) => {
      const faces = await document.fonts.load(font);
      if (faces.length === 0 || !context) throw new Error(`No ${font}`);
      context.font = font;
      return context.measureText('Club de volleyball').width;
    };
    return {
      text: [
        await measure('400 100px "Figtree Subset"'),
        await measure('800 100px "Figtree Subset"'),
      ],
      display: [
        await measure('600 100px "Saira Subset"'),
        await measure('900 100px "Saira Subset"'),
      ],
    };
  });
  for (const [light = 0, heavy = 0] of [widths.text, widths.display]) {
    expect(heavy / light).toBeGreaterThan(1.02);
  }
});
