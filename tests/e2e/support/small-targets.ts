import type { Page } from '@playwright/test';

/** The minimum width and height in pixels, of all targets and of those that a thumb presses. */
const minSizes = { all: 24, thumb: 44 };

/** Selects what a thumb presses. */
const thumbSelector = [
  'header button',
  '.slanted:is(a, button, label)',
  // The buttons of a carousel.
  '[aria-roledescription] button',
  // The choice of a team.
  'nav[data-needs-script] a',
  'input:not([type=checkbox], [type=radio], [tabindex="-1"])',
  'select',
].join(', ');

/** Lists the targets that are too small. Runs in the browser. */
function listSmallTargets({
  minSizes,
  thumbSelector,
}: {
  minSizes: { all: number; thumb: number };
  thumbSelector: string;
}): string[] {
  const tolerance = 0.5;
  /** Whether an element is a link in a sentence, which WCAG 2.5.8 exempts. */
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .map((element) => ({ element, target: element.closest('label') ?? element }))
    .filter(({ target }) => target.checkVisibility({ visibilityProperty: true }))
    .filter(({ element }) => !element.closest('[inert], .leaflet-control-attribution'))
    .flatMap(({ element, target }) => {
      const { width, height } = target.getBoundingClientRect();
      const isForThumb = element.matches(thumbSelector) || target.matches(thumbSelector);
      const minSize = isForThumb ? minSizes.thumb : minSizes.all;
      // The dots of a carousel may be narrow, because its large arrows also change the image.
      const isDot = element.matches('[aria-roledescription] [role=group] > button');
      // A target of one pixel is for screen readers only.
      const isSmall =
        width > 1 &&
        (height < minSize - tolerance || width < (isDot ? minSizes.all : minSize) - tolerance);
      return isSmall && !isInSentence(element)
        ? [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`]
        : [];
    });
}

export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(listSmallTargets, { minSizes, thumbSelector });
