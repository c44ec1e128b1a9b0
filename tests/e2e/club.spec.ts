import { expect, test } from './support/test.ts';

const words = {
  fr: {
    title: 'Un club, trois rives',
    coaches: 'Nos entraîneurs',
    about: 'À propos de Idriss Valcourt',
    bullet: 'Chronomètre chaque exercice, p.\u00a0ex. 12\u00a0minutes de service, jamais 11',
    next: 'Diapositive suivante',
  },
  en: {
    title: 'One club, three shores',
    coaches: 'Our coaches',
    about: 'About Idriss Valcourt',
    bullet: 'Times every drill, e.g. 12 minutes of serving, never 11',
    next: 'Next slide',
  },
} as const;

/** The coaches who are on the screen: the slides of the others are inert. */
const inReach = 'h3:not([inert] *)';

for (const language of ['fr', 'en'] as const) {
  const { title, coaches, about, bullet, next } = words[language];

  test(`a visitor meets the four coaches in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/club?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('heading', { name: coaches }).scrollIntoViewIfNeeded();
    const region = page.getByRole('region', { name: coaches });
    await expect(region.locator(inReach)).toHaveCount(3);
    const loaded = () =>
      region
        .getByRole('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.every((image) => image.naturalWidth > 0),
        );
    await expect.poll(loaded).toBe(true);
    await expect(region.getByText(bullet, { exact: true })).toBeHidden();
    await region.getByRole('button', { name: about }).hover();
    await expect(region.getByText(bullet, { exact: true })).toBeVisible();
    await region.getByRole('button', { name: next }).click();
    await expect(region.locator(inReach).filter({ hasText: 'Félix Marchebois' })).toBeVisible();
  });
}

test('on a telephone one coach is shown, and a tap tells more', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: 'http://127.0.0.1:5000',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/club?lng=fr');
  await page.getByRole('heading', { name: words.fr.coaches }).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: words.fr.coaches });
  await expect(region.locator(inReach)).toHaveCount(1);
  await region.getByRole('button', { name: 'À propos de Maude Estérel' }).tap();
  await expect(region.getByText('Entraîne depuis 2009', { exact: true })).toBeVisible();
  await context.close();
});
