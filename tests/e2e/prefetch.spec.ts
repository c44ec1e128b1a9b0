import type { Page } from '@playwright/test';
import { findBuiltFile } from './support/find-built-file.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const files = {
  clubPolicy: `/${findBuiltFile('src/pages/club-policy/club-policy-page.tsx')}`,
  contact: `/${findBuiltFile('src/pages/contact/contact-page.tsx')}`,
  program: `/${findBuiltFile('src/pages/program/program-page.tsx')}`,
  schedule: `/${findBuiltFile('src/pages/schedule/schedule-page.tsx')}`,
};

/** The parts of the Network Information API that the site reads. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

const setConnection = (page: Page, values: Partial<Connection>) =>
  page.evaluate((changes) => {
    const { connection } = navigator as unknown as { connection: Connection };
    Object.assign(connection, { saveData: false, effectiveType: '4g' }, changes);
  }, values);

/** Opens the club's page, and records the paths that are requested from then on. */
async function openClub(page: Page): Promise<readonly string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const connection: Connection = { saveData: false, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.goto('/club');
  await waitForHydration(page);
  return requests;
}

const getLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name });

/**
 * Repeats an action until the file is requested. The page ignores the first actions, because it
 * loads their listener only when the browser is idle.
 */
const repeatUntilRequested = (
  showIntent: () => Promise<unknown>,
  requests: readonly string[],
  file: string,
) =>
  expect(async () => {
    await showIntent();
    expect(requests).toContain(file);
  }).toPass();

async function hover(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await getLink(page, name).hover();
}

test.describe('the code of a page', () => {
  test.use({ locale: 'fr-CA', hasTouch: true });

  test('is requested when a visitor points at a link, and the press then requests no script', async ({
    page,
  }) => {
    const requests = await openClub(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Confidentialité' });
    await repeatUntilRequested(
      async () => {
        await page.mouse.move(0, 0);
        await link.hover();
      },
      requests,
      files.clubPolicy,
    );
    // Waits for the requested file and its imports, without another request.
    await page.evaluate((file) => import(file).then(() => undefined), files.clubPolicy);
    const countBefore = requests.length;
    await link.click();
    await expect(page).toHaveTitle(/^Politiques/u);
    const scripts = requests.slice(countBefore).filter((path) => path.endsWith('.js'));
    expect(scripts).toEqual([]);
  });

  test('is requested when a visitor moves the focus to a link', async ({ page }) => {
    const requests = await openClub(page);
    const showIntent = async () => {
      await getLink(page, 'Horaire').blur();
      await getLink(page, 'Horaire').focus();
    };
    await repeatUntilRequested(showIntent, requests, files.schedule);
  });

  test('is requested when a finger touches a link, before the press', async ({ page, context }) => {
    const requests = await openClub(page);
    const session = await context.newCDPSession(page);
    const box = await getLink(page, 'Horaire').boundingBox();
    const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
    const showIntent = async () => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    };
    await repeatUntilRequested(showIntent, requests, files.schedule);
  });

  test('is not requested before the press if the connection is metered or slow', async ({
    page,
  }) => {
    const requests = await openClub(page);
    await repeatUntilRequested(() => hover(page, 'Horaire'), requests, files.schedule);
    for (const limit of [
      { saveData: true },
      { effectiveType: '3g' },
      { effectiveType: '2g' },
      { effectiveType: 'slow-2g' },
    ]) {
      await setConnection(page, limit);
      await hover(page, 'Nous joindre');
    }
    await setConnection(page, {});
    await repeatUntilRequested(() => hover(page, 'Programmes'), requests, files.program);
    expect(requests).not.toContain(files.contact);
  });
});
