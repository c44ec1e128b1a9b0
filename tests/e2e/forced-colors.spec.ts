import { pageAddresses } from '../browser/page-addresses.ts';
import { openWithLazyParts } from './support/open-with-lazy-parts.ts';
import { expect, test } from './support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  expectedErrors: /status of 404/u,
});

/** Lists the buttons, and links that look like buttons, without an edge in forced colours. */
function listButtonsWithoutEdge(): string[] {
  const hasEdge = (style: CSSStyleDeclaration) =>
    style.borderTopStyle === 'solid' && Number.parseFloat(style.borderTopWidth) >= 1;
  return [...document.querySelectorAll('button, .slanted')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) => !hasEdge(getComputedStyle(element)))
    .filter((element) => !hasEdge(getComputedStyle(element, '::before')))
    .map((element) => element.outerHTML.slice(0, 120));
}

test('every button has an edge in forced colours', async ({ page }) => {
  for (const address of pageAddresses) {
    await openWithLazyParts(page, address, 'fr');
    expect(await page.evaluate(listButtonsWithoutEdge), address).toEqual([]);
  }
});
