import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { step } from '../../emulators/progress.ts';
import { getEmulatorAddress } from '../../emulators/project.ts';
import { openChromium } from '../../tests/browser/open-chromium.ts';
import { formatRow, formatTable } from './write-table.ts';

/** The measured links. */
const links = [
  { from: '/', to: '/program' },
  { from: '/', to: '/schedule' },
  { from: '/program', to: '/program/u15' },
] as const;
type Link = (typeof links)[number];

const pressCount = 9;
/** A phone at a quarter of this machine's speed. */
const slowdown = 4;
/** The network of Lighthouse's phone, which the browser still counts as 4G. */
const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

/**
 * Runs in the page. The promise resolves with the time from the next press to the frame with a new
 * heading.
 */
function watchPress() {
  const findHeading = () => document.querySelector('h1')?.textContent;
  const oldHeading = findHeading();
  const { promise, resolve } = Promise.withResolvers<number>();
  let pressedAt = NaN;
  const resolveAfterPaint = () => {
    // A message arrives after the frame's paint.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - pressedAt);
    port2.postMessage(null);
  };
  // Checking every frame instead would slow the page down by a tenth.
  const observer = new MutationObserver(() => {
    const heading = findHeading();
    if (heading === undefined || heading === oldHeading) return;
    observer.disconnect();
    requestAnimationFrame(resolveAfterPaint);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const recordPress = ({ timeStamp }: PointerEvent) => {
    pressedAt = timeStamp;
  };
  document.addEventListener('pointerdown', recordPress, { once: true, capture: true });
  return { promise };
}

async function findCenter(link: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits for 500 ms in which no request of the page ends. */
const waitForQuietNetwork = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const countEndedRequests = () => performance.getEntriesByType('resource').length;
    for (let count = -1; count !== countEndedRequests();) {
      count = countEndedRequests();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });

async function press(session: CDPSession, link: Locator): Promise<void> {
  const leftClick = { ...(await findCenter(link)), button: 'left', clickCount: 1 } as const;
  // Both events are sent at once, because a slowed page takes long to acknowledge each of them.
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { ...leftClick, type: 'mousePressed' }),
    session.send('Input.dispatchMouseEvent', { ...leftClick, type: 'mouseReleased' }),
  ]);
}

/**
 * Opens the page `from`, and presses its first visible link to the page `to`.
 *
 * @param pointsBefore whether the visitor points at the link before, until its code is loaded
 * @returns milliseconds from the press to the first frame that has the heading of the new page
 */
async function measurePress(page: Page, { from, to }: Link, pointsBefore: boolean) {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${getEmulatorAddress('hosting')}${from}`, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await waitForQuietNetwork(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phoneNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (pointsBefore) {
    // `link.hover()` would leave listeners in the page, which slow the press down.
    const center = await findCenter(link);
    await session.send('Input.dispatchMouseEvent', { ...center, type: 'mouseMoved' });
    await waitForQuietNetwork(page);
  }
  const watch = await page.evaluateHandle(watchPress);
  await press(session, link);
  return watch.evaluate(({ promise }) => promise);
}

/** Presses a link several times, each in a new window without a cache. Returns ascending times. */
async function measureTimes(browser: Browser, link: Link, pointsBefore: boolean) {
  const times: number[] = [];
  for (let index = 0; index < pressCount; index += 1) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'fr-CA',
      serviceWorkers: 'block',
    });
    try {
      times.push(await measurePress(await context.newPage(), link, pointsBefore));
    } finally {
      await context.close();
    }
  }
  return times.toSorted((a, b) => a - b);
}

const formatTime = (times: readonly number[], index: number) =>
  `${Math.round(times.at(index) ?? NaN)} ms`;

/**
 * Measures presses of links that the visitor has pointed at before, and of links that are pressed
 * at once. Returns a table.
 */
export async function measurePresses(signal: AbortSignal): Promise<string> {
  const browser = await openChromium();
  const median = Math.floor(pressCount / 2);
  try {
    const rows: string[] = [];
    for (const link of links) {
      signal.throwIfAborted();
      const { from, to } = link;
      const measure = (pointsBefore: boolean) =>
        step(`Pressing ${to} on ${from}`, measureTimes(browser, link, pointsBefore));
      const times = await measure(true);
      const timesAtOnce = await measure(false);
      rows.push(
        formatRow(
          `\`${from}\` to \`${to}\``,
          formatTime(times, median),
          formatTime(times, -1),
          formatTime(timesAtOnce, median),
        ),
      );
    }
    return formatTable(['Link', 'Pointed at before', 'Longest', 'Pressed at once'], rows);
  } finally {
    await browser.close();
  }
}
