import type { Browser } from 'playwright';
import { step } from '../../../emulators/progress.ts';
import { getEmulatorAddress } from '../../../emulators/project.ts';
import { openChromium } from '../../../tests/browser/open-chromium.ts';
import { publicPages } from '../pages/public-pages.ts';
import { formatRow } from '../write-table.ts';

/** A phone with a weak signal: 400 kbit/s and a round trip of 400 ms. */
const slowNetwork = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

interface FirstVisit {
  /** Seconds to the first contentful paint. */
  readonly firstContentSeconds: number;
  /** Seconds until the page is hydrated. */
  readonly hydrationSeconds: number;
}

/** Makes a first visit, with an empty cache, on a slow network. */
async function visit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await page.goto(`${getEmulatorAddress('hosting')}${address}`, {
      waitUntil: 'commit',
      timeout: 120_000,
    });
    // `earlyReads` shows that the inline script has run. Hydration deletes `replayEarlyEvents`.
    await page.waitForFunction(
      () => 'earlyReads' in window && !('replayEarlyEvents' in window),
      undefined,
      { timeout: 120_000 },
    );
    return await page.evaluate(() => ({
      firstContentSeconds:
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN) / 1000,
      hydrationSeconds: performance.now() / 1000,
    }));
  } finally {
    await context.close();
  }
}

/** Visits every public page in French at 400 kbit/s and 400 ms. Returns a table. */
export async function benchNetwork(signal: AbortSignal): Promise<string> {
  const browser = await openChromium();
  try {
    const rows: string[] = [];
    for (const address of publicPages) {
      signal.throwIfAborted();
      const firstVisit = await step(`Visiting ${address}`, visit(browser, address));
      const formatSeconds = (value: number) => `${value.toFixed(1)} s`;
      rows.push(
        formatRow(
          `\`${address}\``,
          formatSeconds(firstVisit.firstContentSeconds),
          formatSeconds(firstVisit.hydrationSeconds),
        ),
      );
    }
    return [
      formatRow('Page', 'First content', 'Hydrated'),
      formatRow('---', '--:', '--:'),
      ...rows,
    ].join('\n');
  } finally {
    await browser.close();
  }
}
