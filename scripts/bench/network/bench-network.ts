import { type Browser, chromium } from 'playwright';
import { step } from '../../../emulators/progress.ts';
import { addressOf } from '../../../emulators/project.ts';
import { chromiumArguments } from '../../../tests/browser/chromium.ts';
import { findChromium } from '../../../tests/browser/find-chromium.ts';
import { publicPages } from '../pages/public-pages.ts';
import { row } from '../report.ts';

/** A phone with a weak signal: 400 kbit/s and a round trip of 400 ms. */
const slowNetwork = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

interface FirstVisit {
  /** Seconds to the first contentful paint. */
  readonly firstContent: number;
  /** Seconds until the page is hydrated. */
  readonly hydration: number;
}

/** Makes a first visit, with an empty cache, on a slow network. */
async function visit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await page.goto(`${addressOf('hosting')}${address}`, { waitUntil: 'commit', timeout: 120_000 });
    // Hydration deletes the inline script's `replayEarlyEvents`.
    await page.waitForFunction(
      () => 'earlyReads' in window && !('replayEarlyEvents' in window),
      undefined,
      { timeout: 120_000 },
    );
    return await page.evaluate(() => ({
      firstContent:
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN) / 1000,
      hydration: performance.now() / 1000,
    }));
  } finally {
    await context.close();
  }
}

/** Visits every public page in French at 400 kbit/s and 400 ms. Returns a table. */
export async function benchNetwork(signal: AbortSignal): Promise<string> {
  const browser = await chromium.launch({
    executablePath: findChromium((line) => console.log(line)),
    args: [...chromiumArguments],
  });
  try {
    const rows: string[] = [];
    for (const address of publicPages) {
      signal.throwIfAborted();
      const firstVisit = await step(`Visiting ${address}`, visit(browser, address));
      const seconds = (value: number) => `${value.toFixed(1)} s`;
      rows.push(
        row(`\`${address}\``, seconds(firstVisit.firstContent), seconds(firstVisit.hydration)),
      );
    }
    return [row('Page', 'First content', 'Answers'), row('---', '--:', '--:'), ...rows].join('\n');
  } finally {
    await browser.close();
  }
}
