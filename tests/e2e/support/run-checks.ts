import type { Page } from '@playwright/test';
import { expect, noteHungPage, test } from './test.ts';

/** Lists an open page's faults of one kind. It leaves the page as it found it. */
export type Check = (page: Page) => Promise<readonly string[]>;

/**
 * Makes each check in its own step. A check that finds faults, or fails, does not stop the next ones.
 *
 * @param subject what is open: a page, a tab or a dialog
 * @param checks the checks by name; the report of a fault has the subject and this name
 */
export async function runChecks(
  page: Page,
  subject: string,
  checks: Readonly<Record<string, Check>>,
): Promise<void> {
  for (const [name, check] of Object.entries(checks)) {
    await test.step(`${subject}: ${name}`, async () => {
      const faults = await check(page).catch(async (error: unknown) => {
        // No check can follow.
        if (page.isClosed() || (await noteHungPage([page]))) throw error;
        return [String(error)];
      });
      expect.soft(faults, `${subject}: ${name}`).toEqual([]);
    });
  }
}

/** Repeats a check until it finds no fault, for some seconds. Returns the faults that stay. */
export const untilFaultless =
  (check: Check): Check =>
  async (page) => {
    let faults: readonly string[] = [];
    const countFaults = async () => {
      faults = await check(page);
      return faults.length;
    };
    await expect
      .poll(countFaults, { timeout: 10_000 })
      .toBe(0)
      .catch(() => undefined);
    return faults;
  };

/** Makes a check in windows of these widths. */
export const atWidths =
  (widths: readonly number[], check: Check, height = 800): Check =>
  async (page) => {
    const originalSize = page.viewportSize();
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      faults.push(...(await check(page)).map((fault) => `at ${width} px: ${fault}`));
    }
    if (originalSize) await page.setViewportSize(originalSize);
    await page.evaluate(() => scrollTo(0, 0));
    return faults;
  };

/** Makes a check in print, or in forced colours. */
export const inMedia =
  (media: { media: 'print' } | { forcedColors: 'active' }, check: Check): Check =>
  async (page) => {
    await page.emulateMedia(media);
    const faults = await check(page);
    await page.emulateMedia({ media: null, forcedColors: null });
    return faults;
  };
