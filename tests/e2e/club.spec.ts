import { coaches as clubCoaches } from '@club/about/coaches';
import { coachTexts as english } from '@club/about/en/coaches';
import { mission as englishMission } from '@club/about/en/mission';
import { coachTexts as french } from '@club/about/fr/coaches';
import { mission as frenchMission } from '@club/about/fr/mission';
import { expect, test } from './support/test.ts';

const [first, second, , last] = clubCoaches;

const textsByLanguage = {
  fr: {
    title: frenchMission.title,
    coaches: 'Notre équipe d’entraîneurs',
    about: `À propos de ${second.name}`,
    texts: french,
    next: 'Diapositive suivante',
  },
  en: {
    title: englishMission.title,
    coaches: 'Our coaches',
    about: `About ${second.name}`,
    texts: english,
    next: 'Next slide',
  },
} as const;

/** Returns the first sentence about the first coach. */
const getFirstSentence = (texts: typeof english) => texts[first.id].description[0] ?? '';

/** Selects the coaches on the screen. Other slides and copies of slides are inert. */
const visibleNames = 'h3:not([inert] *)';
const visibleSlides = '[aria-roledescription]:not([aria-hidden=true])';

for (const language of ['fr', 'en'] as const) {
  const { title, coaches, about, texts, next } = textsByLanguage[language];
  const lastSentence = texts[second.id].description.at(-1) ?? '';

  test(`a visitor sees the four coaches in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/club?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('heading', { name: coaches }).scrollIntoViewIfNeeded();
    const region = page.getByRole('region', { name: coaches });
    await expect(region.locator(visibleNames)).toHaveCount(3);
    const areImagesLoaded = () =>
      region
        .getByRole('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.every((image) => image.naturalWidth > 0),
        );
    await expect.poll(areImagesLoaded).toBe(true);
    const description = region.locator(visibleSlides).getByText(lastSentence, { exact: true });
    await expect(description).toBeHidden();
    await region.getByRole('button', { name: about }).hover();
    await expect(description).toBeVisible();
    await region.getByRole('button', { name: next }).click();
    await expect(region.locator(visibleNames).filter({ hasText: last.name })).toBeVisible();
  });
}

test('a visitor on a phone sees one coach, and taps to read more', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: 'http://127.0.0.1:5000',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/club?lng=fr');
  await page.getByRole('heading', { name: textsByLanguage.fr.coaches }).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: textsByLanguage.fr.coaches });
  await expect(region.locator(visibleNames)).toHaveCount(1);
  await region.getByRole('button', { name: `À propos de ${first.name}` }).tap();
  const description = region.locator(visibleSlides).getByText(getFirstSentence(french));
  await expect(description).toBeVisible();
  await context.close();
});

/** Pauses the change of slides at a time in milliseconds from its start. */
const pauseAt = (slides: Element, time: number) => {
  for (const animation of slides.getAnimations()) {
    animation.pause();
    animation.currentTime = time;
  }
};

test('a tap on a card that is sliding out opens the card and stops the carousel', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: 'http://127.0.0.1:5000',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto('/club?lng=en');
  await page.getByRole('heading', { name: textsByLanguage.en.coaches }).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: textsByLanguage.en.coaches });
  await expect(region).toHaveAttribute('data-stopped', 'false');
  const slides = region.locator('.swiper-wrapper');
  const next = region.getByRole('button', { name: textsByLanguage.en.next });
  const card = region.getByRole('button', { name: `About ${first.name}` }).first();
  await card.scrollIntoViewIfNeeded();
  await next.evaluate((button: HTMLElement) => button.click());
  await slides.evaluate(pauseAt, 100);
  const box = await card.boundingBox();
  if (!box) throw new Error('The card has no box.');

  // The tap must reach the card before it disappears.
  const cdpSession = await context.newCDPSession(page);
  const touchPoints = [{ x: 40, y: Math.max(box.y, 0) + 150 }];
  await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await slides.evaluate(pauseAt, 499);
  await cdpSession.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const description = region.getByText(getFirstSentence(english), { exact: true }).first();
  await expect(description).toBeVisible();
  await expect(region).toHaveAttribute('data-stopped', 'true');
  await expect(region.locator(visibleNames)).toHaveText([first.name]);

  // A card closes when it leaves the screen.
  await next.evaluate((button: HTMLElement) => button.click());
  await expect(region.locator(visibleNames)).toHaveText([second.name]);
  await expect(description).toBeHidden();
  await context.close();
});
