import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSiteWithSettings, serveSite } from './support/site-with-settings.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const mapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

// The tests run in one worker, because each worker would build the site.
test.describe.configure({ mode: 'default' });
let siteFolder: string;
test.beforeAll(async () => {
  siteFolder = await buildSiteWithSettings({
    embeds: { mapTiles, loadOnClick: true },
  });
});

// The calendar's frame and the map's tiles are blocked, as in every test of this folder.
test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED/u });

const allowedHosts = ['127.0.0.1:5000', 'firestore.googleapis.com'];

const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));

/** Collects the hosts that a page sends a request to, except the site’s and Firestore’s. */
function collectForeignHosts(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !allowedHosts.includes(host)) hosts.add(host);
  });
  return hosts;
}

for (const { path, title, button, host } of [
  {
    path: '/schedule',
    title: 'Club calendar',
    button: 'Show Google’s calendar',
    host: 'calendar.google.com',
  },
  {
    path: '/contact',
    title: 'Our three gyms',
    button: 'Show the map',
    host: 'tile.openstreetmap.org',
  },
]) {
  test(`with the setting loadOnClick, a visitor of ${path} sends nothing to ${host} before a click`, async ({
    page,
  }) => {
    // The test may run without a network.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    const foreignHosts = collectForeignHosts(page);
    await serveSite(page, siteFolder);
    await page.goto(`${path}?lng=en`);
    await waitForHydration(page);
    const showButton = page.getByRole('button', { name: button });
    // Google's calendar is folded under its heading.
    await page.getByRole('heading', { name: title }).click();
    await showButton.scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    expect([...foreignHosts]).toEqual([]);
    await showButton.click();
    await expect.poll(() => [...foreignHosts]).toEqual([host]);
  });
}

test('the privacy notice is true with and without loadOnClick, in HTML that needs no JavaScript', async ({
  request,
}) => {
  const onClick = '(OpenStreetMap) see it only if you show them';
  const always = '(OpenStreetMap) see it too,';
  const policyPage = await readFile(join(siteFolder, 'en/club-policy.html'), 'utf8');
  expect(policyPage).toContain(onClick);
  expect(policyPage).not.toContain(always);
  const policy = await (await request.get('/en/club-policy')).text();
  expect(policy).toContain(always);
  expect(policy).not.toContain(onClick);
});
