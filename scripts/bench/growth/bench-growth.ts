import type { Browser, Page, Request } from 'playwright';
import { demoContent } from '../../../emulators/demo/content.ts';
import { step } from '../../../emulators/progress.ts';
import { getEmulatorAddress } from '../../../emulators/project.ts';
import { openChromium } from '../../../tests/browser/open-chromium.ts';
import { openTab } from '../../../tests/e2e/support/dashboard.ts';
import { formatRow } from '../write-table.ts';
import { addRows, type GrowingCollection, removeRows } from './rows.ts';

const rowCounts = [10, 100, 1000];

/** The requests of one page, and its items. The dashboard's items include the header row. */
interface PageLoad {
  readonly itemCount: number;
  readonly requests: number;
  readonly kilobytes: number;
}

/** Measures a new page. `openAndCount` opens an address and returns the number of items. */
async function measurePage(
  browser: Browser,
  openAndCount: (page: Page) => Promise<number>,
): Promise<PageLoad> {
  const page = await browser.newPage({
    baseURL: getEmulatorAddress('hosting'),
    viewport: { width: 1280, height: 800 },
  });
  const finishedRequests: Request[] = [];
  page.on('requestfinished', (request) => finishedRequests.push(request));
  try {
    const itemCount = await openAndCount(page);
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    const sizes = await Promise.all(finishedRequests.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    return { itemCount, requests: sizes.length, kilobytes: bytes / 1024 };
  } finally {
    await page.close();
  }
}

async function openHomeAndCountSlides(page: Page): Promise<number> {
  await page.goto('/?lng=en');
  await page.getByRole('region', { name: 'News from the club' }).waitFor();
  return page.getByRole('group', { name: /^\d+ of \d+$/u }).count();
}

async function openDashboardAndCountRows(page: Page): Promise<number> {
  await openTab(page, 'BANNER');
  await page.getByRole('row').nth(1).waitFor();
  return page.getByRole('row').count();
}

const makeCells = ({ itemCount, requests, kilobytes }: PageLoad) => [
  itemCount,
  requests,
  `${Math.round(kilobytes)} KB`,
];

/**
 * Measures Home and the dashboard with more and more banners and carousel items. Returns a table.
 */
export async function benchGrowth(signal: AbortSignal): Promise<string> {
  const browser = await openChromium();
  const growingCollections: readonly GrowingCollection[] = ['banners', 'carousels'];
  try {
    const rows: string[] = [];
    for (const count of rowCounts) {
      signal.throwIfAborted();
      for (const name of growingCollections) await addRows(name, count - demoContent[name].length);
      const home = await step(`Home with ${count}`, measurePage(browser, openHomeAndCountSlides));
      const dashboard = await step(
        `The dashboard with ${count}`,
        measurePage(browser, openDashboardAndCountRows),
      );
      rows.push(formatRow(count, ...makeCells(home), ...makeCells(dashboard)));
    }
    const head = [
      'Of each',
      'Home: slides',
      'requests',
      'all',
      'Dashboard: rows',
      'requests',
      'all',
    ];
    return [formatRow(...head), formatRow(...head.map(() => '--:')), ...rows].join('\n');
  } finally {
    for (const name of growingCollections) await removeRows(name);
    await browser.close();
  }
}
