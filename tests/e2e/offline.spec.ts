import { identity } from '@club/about/identity';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// Playwright does not empty the service worker's cache of a context that tests share.
test.use({ reuseContext: false });

const uncachedPageTitles = {
  fr: ['Cette page n’est pas sur votre appareil', 'This page is not on your device'],
  en: ['This page is not on your device', 'Cette page n’est pas sur votre appareil'],
} as const;
const calendarMessages = {
  fr: /le calendrier ne peut pas s’afficher ici/u,
  en: /the calendar can’t be shown/u,
};
const offlineNotices = { fr: /^Vous êtes hors ligne\./u, en: /^You’re offline\./u };

/** Whether the service worker controls the page, and has cached these addresses and their files. */
const isCached = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (paths) => {
    const usedFiles = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//u.test(pathname))
      .map(({ pathname }) => pathname);
    const pages = await Promise.all(paths.map((address) => caches.match(address)));
    const documents = await Promise.all(
      pages.map(async (response) => (await response?.text()) ?? ''),
    );
    const namedFiles = documents.flatMap((html) => html.match(/\/assets\/[\w.-]+/gu) ?? []);
    const files = await Promise.all(
      [...usedFiles, ...namedFiles].map((address) => caches.match(address)),
    );
    return (
      navigator.serviceWorker.controller !== null &&
      [...pages, ...files].every((response) => response?.ok)
    );
  }, addresses);

const addressesByLocale = {
  fr: { home: ['/'], schedule: ['/schedule'] },
  en: { home: ['/', '/en'], schedule: ['/schedule', '/en/schedule'] },
};

test.describe('the offline cache', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/u });

  for (const locale of ['fr', 'en'] as const) {
    test(`shows a visitor the pages of the last visit with an offline notice (${locale})`, async ({
      page,
      context,
    }) => {
      const policyAddress = `${locale === 'en' ? '/en' : ''}/club-policy#privacy`;
      await page.goto(`/?lng=${locale}`);
      const heading = page.getByRole('heading', { level: 1 });
      const title = String(await heading.textContent());
      const notice = page.getByRole('status').filter({ hasText: offlineNotices[locale] });
      await expect.poll(() => isCached(page, addressesByLocale[locale].home)).toBe(true);
      // This click opens the schedule without a request for its HTML. The worker still caches that
      // HTML, because the page sends the worker its address.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page
        .getByRole('navigation', { name: /Navigation principale|Main navigation/u })
        .getByRole('link', { name: /^(?:Horaire|Schedule)$/u })
        .click();
      await expect(heading).not.toHaveText(title);
      const note = page.getByRole('region', {
        name: /^(?:Note de l’équipe d’entraîneurs|Note from the coaches)$/u,
      });
      const date = note.locator('time');
      await expect(date).toBeVisible();
      const dateText = String(await date.textContent());
      await expect.poll(() => isCached(page, addressesByLocale[locale].schedule)).toBe(true);
      await expect(notice).toHaveCount(0);

      // A page that starts offline gets no offline event, and still has to show the notice.
      await context.setOffline(true);
      await page.reload();
      await expect(date).toHaveText(dateText);
      // A message replaces Google's calendar, which cannot load. It is folded under its heading.
      await page.locator('#calendar').click();
      await expect(page.getByText(calendarMessages[locale])).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(notice).toBeVisible();
      await page.goto('/');
      await expect(heading).toHaveText(title);
      await expect(notice).toBeVisible();
      // For a page that was never opened, the site shows a message.
      await page.goto('/code-of-conduct');
      await expect(notice).toBeVisible();
      await expect(heading).toHaveText(uncachedPageTitles[locale][0]);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { name: uncachedPageTitles[locale][1] }),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: identity.phone })).toHaveAttribute(
        'href',
        `tel:+1-${identity.phone}`,
      );
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // A link inside the site shows the same message.
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Conf|^Priv/u })
        .click();
      // The heading was the same before. Online again, the site reloads the address of that moment.
      await expect(page).toHaveURL(policyAddress);
      await expect(heading).toHaveText(uncachedPageTitles[locale][0]);

      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      await expect(page).toHaveURL(policyAddress);
      await expect(heading).not.toHaveText(uncachedPageTitles[locale][0]);
    });
  }

  test('contains no dashboard page, no newsletter confirmation page, and no response of the API, Firestore or Auth', async ({
    page,
  }) => {
    await page.goto('/');
    await expect.poll(() => isCached(page, ['/'])).toBe(true);
    await page.goto('/newsletter/confirm#nobodys.mail.token');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const cachedUrls = await page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => url);
    });
    expect(cachedUrls.length).toBeGreaterThan(5);
    expect(
      cachedUrls.filter((url) => /\/admin$|\/api\/|\/newsletter\/confirm|:8080|:9099/u.test(url)),
    ).toEqual([]);
  });
});
