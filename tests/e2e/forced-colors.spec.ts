import { pageAddresses } from '../browser/page-addresses.ts';
import { openTab } from './support/dashboard.ts';
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

/**
 * Lists the chosen elements, such as the current page's link, that look like an element of the same
 * class that is not chosen.
 */
function listUnmarkedChoices(): string[] {
  const chosenSelector =
    '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-checked="true"], label:has(:checked)';
  const getMark = (element: Element) => {
    const { backgroundColor, borderColor, textDecorationLine } = getComputedStyle(element);
    return [backgroundColor, borderColor, textDecorationLine].join(' ');
  };
  return [...document.querySelectorAll(chosenSelector)]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) =>
      [...document.getElementsByClassName(element.classList.value)].some(
        (other) => !other.matches(chosenSelector) && getMark(other) === getMark(element),
      ),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

test('buttons have an edge in forced colours, and what is chosen stands out', async ({ page }) => {
  for (const address of pageAddresses) {
    await openWithLazyParts(page, address, 'fr');
    expect(await page.evaluate(listButtonsWithoutEdge), address).toEqual([]);
    expect(await page.evaluate(listUnmarkedChoices), address).toEqual([]);
  }
});

test('the open tab of the dashboard stands out in forced colours', async ({ page }) => {
  await openTab(page, 'TONIGHT');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  expect(await page.evaluate(listButtonsWithoutEdge)).toEqual([]);
  expect(await page.evaluate(listUnmarkedChoices)).toEqual([]);
});
