import { mission as english } from '@club/about/en/mission';
import { program } from '@club/about/en/program';
import { mission as french } from '@club/about/fr/mission';
import type { Page } from '@playwright/test';
import { demoContent } from '../../emulators/demo/content.ts';
import { serveFixedContent } from './support/fixed-content.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/test.ts';

/** Records the visible headings and the layout shifts of a page from its start. */
async function recordPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const headings: string[] = [];
    let shift = 0;
    const observe = () => {
      const heading = document.querySelector('h1');
      const text = heading?.checkVisibility({ visibilityProperty: true }) && heading.textContent;
      if (text && !headings.includes(text)) headings.push(text);
      requestAnimationFrame(observe);
    };
    requestAnimationFrame(observe);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { readPaint: () => ({ headings, shift }) });
  });
}

const readPaint = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { readPaint: () => { headings: string[]; shift: number } }).readPaint(),
  );

/** Waits for the stylesheets. Until they load, elements have positions that are never painted. */
const waitForStyles = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );

test('a visitor who chose English sees no French heading and no layout shift', async ({
  page,
  context,
}) => {
  await recordPaint(page);
  await page.goto('/program?lng=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await waitForHydration(page);
  await expect(page).toHaveTitle(/^Programs/u);
  const description = page.locator('head meta[name=description]');
  await expect(description).toHaveAttribute('content', program.description);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/en\/program$/u);
  expect((await readPaint(page)).headings).toEqual(['Find your team']);
  expect((await readPaint(page)).shift).toBeLessThan(0.01);

  // Now the cookie selects the language. The server has French HTML at this address.
  expect((await context.cookies()).find(({ name }) => name === 'lng')?.value).toBe('en');
  await page.goto('/club');
  await waitForHydration(page);
  expect((await readPaint(page)).headings).toEqual([english.title]);
  expect((await readPaint(page)).shift).toBeLessThan(0.01);
});

test('the registration page does not shift while the form opens in a new tab', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await recordPaint(page);
  await page.goto('/registration?lng=en');
  await expect(page.getByText('The form is open in a new tab.')).toBeVisible();
  expect((await readPaint(page)).shift).toBeLessThan(0.01);
});

test('a visitor sees the page before any of the site’s scripts has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/club?lng=en', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.title);
  await page.goto('/club?lng=fr', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.title);
  // Home preloads the first banner's image from a fixed address.
  await page.goto('/', { waitUntil: 'commit' });
  const hero = page.locator('main img[fetchpriority=high]');
  const readWidth = () => hero.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(readWidth).toBeGreaterThan(100);
  await expect(page.locator('head link[rel=preload][as=image]')).toHaveCount(1);
});

for (const [lng, field, nextEntryText] of [
  ['fr', 'note_fr', /^mercredi 14 octobre, 18\sh · U15 Entraînement/u],
  ['en', 'note', /^Wednesday, October 14, 6\sp\.m\. · U15 Practice/u],
] as const) {
  test(`a visitor reads the note and the next entry before any of the site’s scripts has loaded, in ${lng}`, async ({
    page,
  }) => {
    const { promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await scriptsAllowed;
      await route.continue();
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await recordPaint(page);
    await serveFixedContent(page);
    await page.goto(`/schedule?team=u15&lng=${lng}`, { waitUntil: 'commit' });
    const box = page.locator('[aria-labelledby=note]');
    const noteText = demoContent.notes[0]?.[field] ?? '';
    await expect(box.getByText(noteText)).toBeVisible();
    await expect(box.getByRole('status')).toHaveCount(0);
    // The next entry is there as well. The list of entries takes its place.
    const nextEntry = page.locator('#early-entry');
    await expect(nextEntry).toHaveText(nextEntryText);
    const readTop = () =>
      box.getByText(noteText).evaluate((text) => text.getBoundingClientRect().top);
    await waitForStyles(page);
    const earlyTop = await readTop();
    allowScripts(undefined);
    await waitForHydration(page);
    await expect(box.locator('time')).toBeVisible();
    await expect(page.locator('#agenda li time').first()).toBeVisible();
    await expect(nextEntry).toBeHidden();
    expect(Math.abs((await readTop()) - earlyTop)).toBeLessThan(2);
    expect((await readPaint(page)).shift).toBeLessThan(0.01);
  });
}

test.describe('while the prerendered English page cannot be fetched', () => {
  test.use({ expectedErrors: /Failed to load resource/u });
  test('the site’s script renders the English page', async ({ page }) => {
    await recordPaint(page);
    await page.route('**/en/club', (route) => route.abort());
    await page.goto('/club?lng=en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await readPaint(page)).headings).toEqual([english.title]);
  });
});

test('the schedule page loads at an address with a query that it does not know', async ({
  page,
}) => {
  const queries = ['team=u99', 'team=constructor', 'team=__proto__', 'fbclid=IwAR0_x'];
  for (const query of [...queries, 'utm_source=mail&LNG=en']) {
    await page.goto(`/schedule?${query}`);
    await waitForHydration(page);
    await expect(page.locator('time').first(), query).toBeVisible();
  }
});

test('a page requests its data once, before it loads the site’s script', async ({ page }) => {
  const fetchOrder: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) fetchOrder.push('read');
    if (request.url().includes('/assets/index-')) fetchOrder.push('script');
  });
  await page.goto('/schedule');
  await expect(page.locator('time').first()).toBeVisible();
  // The note, the urgent notice, and the calendar's next entries, games and changes.
  expect(fetchOrder).toEqual([...Array<string>(5).fill('read'), 'script']);
});

test('a returning visitor sees the last note at once, without a loading message', async ({
  page,
}) => {
  await page.goto('/schedule');
  const date = page.locator('[aria-labelledby=note] time').first();
  await expect(date).toBeVisible();
  const firstText = await date.textContent();
  await page.route('**/*:runQuery*', () => new Promise(() => undefined));
  await page.addInitScript(() => {
    let wasShown = false;
    const observe = () => {
      const message = document.querySelector('[aria-labelledby=note] [data-state=loading]');
      wasShown ||= message?.checkVisibility({ visibilityProperty: true }) === true;
      requestAnimationFrame(observe);
    };
    requestAnimationFrame(observe);
    Object.assign(window, { wasMessageShown: () => wasShown });
  });
  await page.reload();
  await expect(date).toHaveText(firstText ?? '');
  const wasMessageShown = () =>
    (window as unknown as { wasMessageShown: () => boolean }).wasMessageShown();
  expect(await page.evaluate(wasMessageShown)).toBe(false);
});

test('a visitor’s clicks, choices and text from before hydration are not lost', async ({
  page,
}) => {
  let { promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scriptsAllowed;
    await route.continue();
  });
  await page.goto('/club', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'English' }).click();
  allowScripts(undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.title);

  ({ promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<undefined>());
  await page.goto('/program', { waitUntil: 'commit' });
  const year = page.getByLabel('Year of birth');
  await year.selectOption({ index: 3 });
  const chosenYear = await year.inputValue();
  allowScripts(undefined);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('status').getByRole('link').first()).toBeVisible();
  await expect(year).toHaveValue(chosenYear);

  ({ promise: scriptsAllowed, resolve: allowScripts } = Promise.withResolvers<undefined>());
  await page.goto('/contact?lng=fr', { waitUntil: 'commit' });
  const message = page.getByLabel('Votre message');
  await message.fill('U15?');
  allowScripts(undefined);
  await waitForHydration(page);
  await page.reload();
  await waitForHydration(page);
  await expect(message).toHaveValue('U15?');
});

test('the dashboard shows a heading even while the sign-in screen replaces the placeholder', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let wasShown = false;
    let isLost = false;
    new MutationObserver(() => {
      const isShown = document.querySelector('h1') !== null;
      isLost ||= wasShown && !isShown;
      wasShown ||= isShown;
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { isHeadingLost: () => isLost });
  });
  await page.goto('/admin?lng=en');
  await expect(page.getByRole('button', { name: 'Log in with Google' })).toBeVisible();
  const isLost = () => (window as unknown as { isHeadingLost: () => boolean }).isHeadingLost();
  expect(await page.evaluate(isLost)).toBe(false);
});
