import { mission } from '@club/about/fr/mission';
import { identity } from '@club/about/identity';
import type { Page } from '@playwright/test';
import { findBuiltFile } from './support/find-built-file.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/test.ts';

// The browser logs an error for the missing file.
test.use({ expectedErrors: /status of 404|Failed to load resource/u });

const pageScript = `**/${findBuiltFile('src/pages/club/club-page.tsx')}`;

/** Opens the club's page by its link. Returns a function that counts the page's loads. */
async function followLink(page: Page): Promise<() => number> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  await waitForHydration(page);
  let loadCount = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/club')) loadCount += 1;
  });
  await page.getByRole('banner').getByRole('link', { name: 'Le club' }).click();
  return () => loadCount;
}

test.describe('in a tab that is older than the last release', () => {
  test.beforeEach(({ page }) =>
    page.route('**/shell', (route) =>
      route.fulfill({ body: '{"entry":"/assets/index-newer.js"}' }),
    ),
  );

  test('a page whose script is missing is reloaded', async ({ page }) => {
    await page.route(pageScript, (route) => route.fulfill({ status: 404 }), { times: 1 });
    const countLoads = await followLink(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mission.title);
    await expect(page).toHaveURL(/\/club$/u);
    expect(countLoads()).toBe(1);
  });

  test('a visitor reads an error, without endless reloads, when the script stays missing', async ({
    page,
  }) => {
    await page.route(pageScript, (route) => route.fulfill({ status: 404 }));
    const countLoads = await followLink(page);
    await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
    expect(countLoads()).toBe(1);
    // The link on the error page still works.
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: identity.motto.fr })).toBeVisible();
    expect(countLoads()).toBe(1);
  });
});

test('when there is no new release, a script that fails to load causes no reload', async ({
  page,
}) => {
  await page.route(pageScript, (route) => route.abort());
  const countLoads = await followLink(page);
  await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  expect(countLoads()).toBe(0);
});
