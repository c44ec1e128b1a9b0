import { coaches as clubCoaches } from '@club/about/first-content/coaches';
import { expect, test } from './support/test.ts';

const [first, second] = clubCoaches;

/** Selects the coaches on the screen. Other slides and copies of slides are inert. */
const visibleNames = 'h3:not([inert] *)';

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
  await page.getByRole('heading', { name: 'Our coaches' }).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: 'Our coaches' });
  const portrait = region.getByRole('img').first();
  const readWidth = () => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(readWidth).toBeGreaterThan(0);
  await expect(region).toHaveAttribute('data-stopped', 'false');
  const slides = region.locator('.swiper-wrapper');
  const next = region.getByRole('button', { name: 'Next slide' });
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
  const description = region
    .getByText(first.description.split('.')[0] ?? '', { exact: true })
    .first();
  await expect(description).toBeVisible();
  await expect(region).toHaveAttribute('data-stopped', 'true');
  await expect(region.locator(visibleNames)).toHaveText([first.name]);

  // A card closes when it leaves the screen.
  await next.evaluate((button: HTMLElement) => button.click());
  await expect(region.locator(visibleNames)).toHaveText([second.name]);
  await expect(description).toBeHidden();
  await context.close();
});
