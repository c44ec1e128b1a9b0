import type { Page } from '@playwright/test';

/** Lists the buttons, and links that look like buttons, without an edge in forced colours. */
function listButtonsWithoutEdge(): string[] {
  const hasEdge = (style: CSSStyleDeclaration) =>
    style.borderTopStyle === 'solid' && Number.parseFloat(style.borderTopWidth) >= 1;
  return [...document.querySelectorAll('button, .slanted')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) => !hasEdge(getComputedStyle(element)))
    .filter((element) => !hasEdge(getComputedStyle(element, '::before')))
    .map((element) => `without an edge: ${element.outerHTML.slice(0, 120)}`);
}

/**
 * Lists the chosen elements, such as the current page's link, that look like an element of the same
 * class that is not chosen. The browser itself marks a radio button that can be seen.
 */
function listUnmarkedChoices(): string[] {
  const chosenSelector =
    '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-checked="true"], label:has(:checked)';
  const getMark = (element: Element) => {
    const { backgroundColor, borderColor, textDecorationLine } = getComputedStyle(element);
    return [backgroundColor, borderColor, textDecorationLine].join(' ');
  };
  const isVisible = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 1;
  return [...document.querySelectorAll(chosenSelector)]
    .filter(isVisible)
    .filter((element) => ![...element.querySelectorAll('label :checked')].some(isVisible))
    .filter((element) =>
      [...document.getElementsByClassName(element.classList.value)].some(
        (other) => !other.matches(chosenSelector) && getMark(other) === getMark(element),
      ),
    )
    .map((element) => `chosen, but not marked: ${element.outerHTML.slice(0, 120)}`);
}

/** Lists what cannot be told from the rest of the page in forced colours. */
export const findForcedColorsFaults = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(listButtonsWithoutEdge)),
  ...(await page.evaluate(listUnmarkedChoices)),
];
