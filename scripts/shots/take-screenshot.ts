import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { getEmulatorAddress } from '../../emulators/project.ts';
import type { Shot } from './shot.ts';

/** Opens a page with reduced motion, which stops videos and carousels. */
export function openPage(browser: Browser, width: number): Promise<Page> {
  return browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
}

/** Opens an address of the site and waits until all content has loaded. */
export async function visit(page: Page, address: string, language: string): Promise<void> {
  await page.goto(`${getEmulatorAddress('hosting')}${address}?lng=${language}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilLoaded(page);
}

/** Scrolls lazy content into view. Then waits for an idle network, at most ten seconds. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
}

/** Takes one picture of the full page. */
export async function takeScreenshot(browser: Browser, shot: Shot, folder: string): Promise<void> {
  const page = await openPage(browser, shot.width);
  try {
    await visit(page, shot.address, shot.language);
    await page.screenshot({ path: join(folder, shot.file), fullPage: true });
  } finally {
    await page.close();
  }
}
