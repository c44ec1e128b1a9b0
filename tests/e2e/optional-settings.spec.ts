import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toIsoWeek } from '@club/domain/iso-week';
import { speedClasses, speedMeasures } from '@club/domain/page-speed/speed-classes';
import type { Page } from '@playwright/test';
import { type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { getDatabase } from '../api/admin.ts';
import { buildSiteWithSettings, serveSite } from './support/site-with-settings.ts';
import { findBuiltFile } from './support/find-built-file.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const mapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

// The tests run in one worker, because each worker would build the site.
test.describe.configure({ mode: 'default' });
let siteFolder: string;
test.beforeAll(async () => {
  siteFolder = await buildSiteWithSettings({
    embeds: { mapTiles, loadOnClick: true },
    measurePageSpeed: true,
  });
});

// The calendar's frame is blocked, as in every test of this folder.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/u });

const allowedHosts = ['127.0.0.1:5000', 'firestore.googleapis.com'];

const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)).then(() => undefined));

/** Waits until the browser has recorded an entry of this type. */
const waitForEntry = (page: Page, type: 'first-input' | 'paint') =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: name, buffered: true });
      }),
    type,
  );

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
  { path: '/contact', title: 'Our gyms', button: 'Show the map', host: 'tile.openstreetmap.org' },
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
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
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
  const onClick = '(OpenStreetMap) see it only if you show them.';
  const always = '(OpenStreetMap) see it too.';
  const policyPage = await readFile(join(siteFolder, 'en/club-policy.html'), 'utf8');
  expect(policyPage).toContain(onClick);
  expect(policyPage).not.toContain(always);
  const policy = await (await request.get('/en/club-policy')).text();
  expect(policy).toContain(always);
  expect(policy).not.toContain(onClick);
});

test.describe('a club that measures visits', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const week = getDatabase().doc(`pageSpeed/${toIsoWeek(Date.now())}`);
  let storedWeek: DocumentSnapshot;
  let measuringScriptPath: string;
  test.beforeAll(async () => {
    measuringScriptPath = `/${findBuiltFile('src/app/page-speed/measure-visit.ts', siteFolder)}`;
    storedWeek = await week.get();
    await week.delete();
  });
  test.afterAll(async () => {
    await week.delete();
    const data = storedWeek.data();
    if (data) await week.set(data);
  });

  /** Reads how many visits of a page fell into each class, by language and measure. */
  async function readCounts(path: string) {
    const counts: unknown = (await week.get()).get(new FieldPath('counts', path));
    return counts as Readonly<Record<string, Readonly<Record<string, object>>>> | undefined;
  }

  /**
   * Opens a page as a visit that is measured, as one in ten is. Returns the paths of the page's
   * requests.
   */
  async function openPage(page: Page, address: string): Promise<ReadonlySet<string>> {
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await serveSite(page, siteFolder);
    const requestPaths = new Set<string>();
    page.on('request', (request) => requestPaths.add(new URL(request.url()).pathname));
    await page.goto(address);
    await waitForHydration(page);
    await waitUntilIdle(page);
    return requestPaths;
  }

  /** Waits until the visit is measured, and leaves the page. */
  async function finishMeasuredVisit(page: Page): Promise<void> {
    await page.evaluate((file) => import(file).then(() => undefined), measuringScriptPath);
    await waitForEntry(page, 'paint');
    await waitUntilIdle(page);
    await page.goto('about:blank');
  }

  test('gets the figures of one visit in coarse classes, without an identifier', async ({
    page,
  }) => {
    await openPage(page, '/code-of-conduct?lng=en');
    await page.getByRole('button', { name: 'Menu' }).click();
    await waitForEntry(page, 'first-input');
    await finishMeasuredVisit(page);
    await expect.poll(() => readCounts('/code-of-conduct')).toBeDefined();
    const { en, ...otherLanguages } = (await readCounts('/code-of-conduct')) ?? {};
    expect(otherLanguages).toEqual({});
    expect(Object.keys(en ?? {}).sort()).toEqual([...speedMeasures].sort());
    for (const measure of speedMeasures) {
      const possibleCounts = speedClasses[measure].map((name) => ({ [name]: 1 }));
      expect(possibleCounts).toContainEqual(en?.[measure]);
    }
    // Neither another field nor a cookie identifies the visit.
    expect(Object.keys((await week.get()).data() ?? {}).sort()).toEqual(['counts', 'expiresAt']);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([['lng', 'en']]);
  });

  test('gets nothing of a visitor who asks not to be tracked', async ({ page, context }) => {
    for (const [name, value] of [
      ['doNotTrack', '1'],
      ['globalPrivacyControl', true],
    ] as const) {
      const privatePage = await context.newPage();
      await privatePage.addInitScript(
        ([property, setting]) => Object.defineProperty(navigator, property, { value: setting }),
        [name, value] as const,
      );
      const requestPaths = await openPage(privatePage, '/club?lng=en');
      await privatePage.goto('about:blank');
      expect([...requestPaths]).not.toContain(measuringScriptPath);
    }
    const requestPaths = await openPage(page, '/club?lng=fr');
    await finishMeasuredVisit(page);
    expect([...requestPaths]).toContain(measuringScriptPath);
    await expect.poll(() => readCounts('/club')).toHaveProperty('fr');
    expect(await readCounts('/club')).not.toHaveProperty('en');
  });
});
