import { setTimeout as delay } from 'node:timers/promises';
import {
  type BrowserContext,
  expect,
  type Page,
  type Request,
  test as base,
} from '@playwright/test';
import { browserHung } from '../../browser/browser-hung.ts';
import { gapiStubSource } from './gapi-stub.ts';

/** An image of one pixel. */
const blankTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8c+fOfwAHggNVxtQIpAAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Whether a page belongs to the site. The emulator's sign-in pages do not, and log errors about
 * remote fonts and scripts.
 */
const isSitePage = (page: Page | null) => page?.url().startsWith('http://127.0.0.1:5000') ?? false;

/** Collects the console errors and uncaught errors of our pages. */
function listenForErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => {
    if (isSitePage(error.page())) errors.push(error.error().message);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || !isSitePage(message.page())) return;
    errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Collects the pending requests, to explain a page that never finishes loading. */
function trackPendingRequests(context: BrowserContext): ReadonlySet<Request> {
  const pendingRequests = new Set<Request>();
  context.on('request', (request) => pendingRequests.add(request));
  context.on('requestfinished', (request) => pendingRequests.delete(request));
  context.on('requestfailed', (request) => pendingRequests.delete(request));
  return pendingRequests;
}

/**
 * Whether a page still renders frames and runs timers. Chromium sometimes hangs. An observer reports
 * after a frame. `requestAnimationFrame` may not: a fixed clock of Playwright replaces it by a timer.
 */
function isAlive(page: Page): Promise<boolean> {
  const secondFrame = page.evaluate(async () => {
    for (let frame = 1; frame <= 2; frame += 1) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const observer = new IntersectionObserver(() => setTimeout(resolve));
      observer.observe(document.documentElement);
      await promise;
      observer.disconnect();
    }
    return true;
  });
  return Promise.race([secondFrame.catch(() => true), delay(10_000, false, { ref: false })]);
}

/** Whether one of the pages hangs. It is noted in the test's report. */
export async function noteHungPage(pages: readonly Page[]): Promise<boolean> {
  const hangs = (await Promise.all(pages.map(isAlive))).includes(false);
  if (hangs) base.info().annotations.push({ type: browserHung });
  return hangs;
}

interface Options {
  /** Google's helper script: unreachable, or a stub for tests that sign in through the popup. */
  googleHelper: 'stub' | 'unreachable';
  /** The map's tiles: unreachable, or one blank tile for all. */
  mapTiles: 'stub' | 'unreachable';
  /** Matches the errors that a test causes on purpose. The default matches none. */
  expectedErrors: RegExp;
}

/**
 * Playwright's `test` with our fixtures. No request leaves this machine, and an error of a page
 * fails the test. Stubs are only where a test needs them, because a route disables the browser's
 * cache.
 */
export const test = base.extend<Options>({
  googleHelper: ['unreachable', { option: true }],
  mapTiles: ['unreachable', { option: true }],
  expectedErrors: [/(?!)/u, { option: true }],
  context: async ({ context, googleHelper, mapTiles, expectedErrors }, use) => {
    if (googleHelper === 'stub') {
      await context.route('https://apis.google.com/js/api.js*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: gapiStubSource }),
      );
    }
    if (mapTiles === 'stub') {
      await context.route('https://tile.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: blankTile }),
      );
    }
    const errors = listenForErrors(context);
    const pendingRequests = trackPendingRequests(context);
    await use(context);
    if (base.info().status !== base.info().expectedStatus) {
      for (const request of pendingRequests) console.log(`pending request: ${request.url()}`);
      await noteHungPage(context.pages());
    }
    const unexpectedErrors = errors.filter((line) => !expectedErrors.test(line));
    expect(unexpectedErrors, 'errors in the console').toEqual([]);
  },
});

export { expect };
