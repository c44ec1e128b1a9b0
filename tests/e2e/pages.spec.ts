import { identity } from '@club/about/identity';
import { paths, programHref } from '@club/domain/paths';
import { teamIds } from '@club/domain/team';
import type { Page } from '@playwright/test';
import { findMarkupFaults } from '../browser/markup-faults.ts';
import { pageAddresses } from '../browser/page-addresses.ts';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { findAxeViolations } from './support/axe-violations.ts';
import { inDarkColors, inInvertedColors } from './support/dark-colors.ts';
import { serveFixedContent } from './support/fixed-content.ts';
import { findForcedColorsFaults } from './support/forced-colors-faults.ts';
import { findLayoutFaults, findSevereLayoutFaults } from './support/layout-faults.ts';
import { readLayoutShift } from './support/layout-shift.ts';
import { findLowContrastText } from './support/low-contrast-text.ts';
import { findMenuFaults } from './support/menu-faults.ts';
import { openWithLazyParts } from './support/open-with-lazy-parts.ts';
import { findPrintFaults } from './support/print-faults.ts';
import { atWidths, type Check, inMedia, runChecks, untilFaultless } from './support/run-checks.ts';
import { findSmallTargets } from './support/small-targets.ts';
import { expect, test } from './support/test.ts';
import { withLargeText, withSpacedText, withZoomedText } from './support/text-size.ts';
import { findFocusFaultsByWidth } from './support/walk-focus.ts';

test.use({
  // A touch screen with a keyboard, and a preference for dark pages.
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
  mapTiles: 'stub',
  // `/nowhere` responds with 404.
  expectedErrors: /status of 404/u,
});

/** These pages are skipped, because the pages of teams differ only in their texts. */
const repeatedAddresses = teamIds.slice(1, -1).map(programHref);
const addresses = pageAddresses.filter((address) => !repeatedAddresses.includes(address));

const layout = untilFaultless(findLayoutFaults);
/** Headings may break words in zoomed text on a desktop and in spaced text. */
const severeLayout = untilFaultless(findSevereLayoutFaults);

/**
 * The minimum contrasts of a line of text. They are low, because the smoothing of thin letters
 * lowers the measured contrast. Text on inverted orange has only 2.4, for which CSS has no remedy.
 * They are measured again after a fault: on a busy machine, Chromium may take a screenshot before it
 * has painted every part of a tall page.
 */
const lowContrast = {
  inverted: untilFaultless((page: Page) => findLowContrastText(page, 2)),
  dark: untilFaultless((page: Page) => findLowContrastText(page, 3)),
};

/** Expects the page's accessibility tree, with one title and one main part. */
const checkTree =
  (address: string): Check =>
  async (page) => {
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
    const part = page.locator(address === paths.thankYou ? 'body' : 'main');
    await expectAriaSnapshot(part, `pages/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    return [];
  };

/** Makes checks in English, and changes the language back to French. */
const inEnglish =
  (...englishChecks: readonly Check[]): Check =>
  async (page) => {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const faults: string[] = [];
    for (const check of englishChecks) faults.push(...(await check(page)));
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    return faults;
  };

/** The checks of every page. Each layout and each language is in one of axe's checks. */
const checks: Readonly<Record<string, Check>> = {
  'valid HTML': async (page) => findMarkupFaults(await page.content(), 'live'),
  axe: atWidths([360], findAxeViolations),
  focus: findFocusFaultsByWidth(320),
  targets: atWidths([320], findSmallTargets, 640),
  reflow: atWidths([320, 360, 1280], layout),
  'text zoomed to 200 % on a phone': withZoomedText(200, atWidths([320, 390], layout)),
  'text zoomed to 200 % on a desktop': withZoomedText(200, atWidths([1280], severeLayout)),
  'text spaced as in WCAG 1.4.12': withSpacedText(atWidths([320], severeLayout)),
  'text at 200 % by the browser’s setting': withLargeText(atWidths([320, 360, 390, 1280], layout)),
  'forced colours': inMedia({ forcedColors: 'active' }, findForcedColorsFaults),
  print: inMedia({ media: 'print' }, atWidths([720], untilFaultless(findPrintFaults), 900)),
  'axe, large text and zoomed text in English': inEnglish(
    atWidths([1280], findAxeViolations),
    withLargeText(atWidths([320], layout)),
    withZoomedText(200, atWidths([320], layout)),
  ),
};

/**
 * The checks of the pages that together have every kind of part: their colours are those of all
 * pages.
 */
const colorChecks: Readonly<Record<string, Check>> = {
  'inverted colours': inInvertedColors(atWidths([320], lowContrast.inverted, 640)),
  'forced dark colours': inDarkColors(atWidths([320], lowContrast.dark, 640)),
};

/** Opens a phone's menu with large text, and expects to see all of it. */
const checkMenu: Check = async (page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAriaSnapshot(page.getByRole('dialog'), 'menu');
  const faults = await findLayoutFaults(page);
  await page.keyboard.press('Escape');
  return faults;
};

/** With large text, the header scrolls away on a phone and stays on a desktop. */
const checkHeader =
  (staysInView: boolean): Check =>
  async (page) => {
    await page.evaluate(() => scrollTo(0, 2000));
    const header = page.getByRole('banner');
    await (staysInView ? expect(header).toBeInViewport() : expect(header).not.toBeInViewport());
    return [];
  };

/** On paper, a link to another site shows its address. */
const findUnprintedAddress: Check = async (page) => {
  const printedText = await page
    .getByRole('main')
    .locator(`a[href="${identity.seasonGuide}"]`)
    .evaluate((link) => getComputedStyle(link, '::after').content);
  return printedText.includes(identity.seasonGuide) ? [] : [`printed: ${printedText}`];
};

/** How much a layout may shift while a page loads and a visitor scrolls through it. */
const maxLayoutShift = 0.02;

/** Loads the page, scrolls through it, and adds up the shifts of its layout. */
async function measureLayoutShift(page: Page, address: string): Promise<number> {
  // Another address first: a link to a part of the open page would not load it.
  await page.goto('about:blank');
  await openWithLazyParts(page, address, 'fr');
  return readLayoutShift(page);
}

/**
 * Finds a page whose layout shifts in each of five visits. The check scrolls faster than a person,
 * so on a busy machine a part may load only after it is in view. Then one visit shifts, and the next
 * does not.
 */
const findLayoutShifts =
  (address: string): Check =>
  async (page) => {
    let smallestSum = Infinity;
    for (let visit = 0; visit < 5 && smallestSum > maxLayoutShift; visit += 1)
      smallestSum = Math.min(smallestSum, await measureLayoutShift(page, address));
    return smallestSum > maxLayoutShift ? [`the layout shifts by ${smallestSum.toFixed(3)}`] : [];
  };

/** The checks of parts that only one page has, or that are the same on every page. */
const checksByAddress: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  [paths.home]: {
    ...colorChecks,
    'list of teams': atWidths(
      [1280],
      (page) => findMenuFaults(page, 'Liste des équipes', '#program-menu'),
      640,
    ),
    'menu of a phone': atWidths(
      [320],
      (page) => findMenuFaults(page, 'Menu', 'dialog:popover-open'),
      640,
    ),
    'menu with large text': withLargeText(atWidths([320, 390, 1280], checkMenu)),
  },
  [paths.club]: Object.fromEntries(
    [115, 125, 150, 175].map((percent) => [
      `header with text zoomed to ${percent} %`,
      withZoomedText(percent, atWidths([320, 360, 390], layout)),
    ]),
  ),
  [paths.contact]: colorChecks,
  [paths.clubPolicy]: {
    ...colorChecks,
    'header of a phone with large text': withLargeText(atWidths([320], checkHeader(false))),
    'header of a desktop with large text': withLargeText(atWidths([1280], checkHeader(true))),
  },
  [paths.schedule]: {
    ...colorChecks,
    'layout shift of a team’s link': atWidths(
      [390, 1280],
      findLayoutShifts(`${paths.schedule}?team=u15#agenda`),
    ),
  },
  [programHref('u17')]: {
    ...colorChecks,
    'external link in print': inMedia({ media: 'print' }, findUnprintedAddress),
  },
};

for (const address of addresses) {
  test(`visitors use ${address} by keyboard, by thumb, by ear, in large text, in other colours and on paper`, async ({
    page,
  }) => {
    test.slow();
    await serveFixedContent(page);
    await runChecks(page, address, {
      // It opens the page. The checks after it are made in its last visit.
      'layout shift': atWidths([390, 1280], findLayoutShifts(address)),
      'accessibility tree': checkTree(address),
      ...checks,
      ...checksByAddress[address],
    });
  });
}
