import type { Page } from '@playwright/test';

/**
 * Lists the layout faults of the page: sideways scrolling and content outside of the window. Other
 * faults are cut or overlapping text, and a broken word in a heading. Runs in the browser.
 */
function listFaults(): string[] {
  const tolerance = 1;
  const faults = new Set<string>();
  const windowWidth = document.documentElement.clientWidth;
  const describeElement = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`;
  const isScroller = (element: Element) => /auto|scroll/u.test(getComputedStyle(element).overflowX);
  const shouldFit = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('[inert], .leaflet-container, .swiper-slide:not(.swiper-slide-visible)'))
      return false;
    // Excludes the content of scrollers, and text for screen readers, whose box is one pixel wide.
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    )
      if (
        isScroller(ancestor) ||
        (getComputedStyle(ancestor).position === 'absolute' && ancestor.clientWidth === 1)
      )
        return false;
    return true;
  };

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > windowWidth) faults.add(`the page is ${scrollWidth} px wide`);

  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea'),
  ].filter(shouldFit);
  for (const control of controls) {
    const { left, right, width } = control.getBoundingClientRect();
    if (width > 0 && (left < -tolerance || right > windowWidth + tolerance))
      faults.add(`out of the window: ${describeElement(control)}`);
  }

  /** One line of a text. */
  interface Line {
    /** The nearest ancestor of the text that is not inline. */
    readonly block: Element | null;
    /** The parent element of the text. */
    readonly owner: Element;
    readonly box: DOMRect;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (
      !owner ||
      !node.textContent?.trim() ||
      owner.closest('script, style, noscript') ||
      !shouldFit(owner)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let block: Element | null = owner;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    // A clamped text hides its later lines on purpose.
    const clampedBottom =
      getComputedStyle(owner).webkitLineClamp === 'none'
        ? Infinity
        : owner.getBoundingClientRect().bottom;
    for (const box of range.getClientRects())
      if (box.width > 1 && box.top < clampedBottom - tolerance) lines.push({ block, owner, box });
    if (!owner.closest('h1, h2, h3')) continue;
    for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}’'.]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        faults.add(`broken: ${word}`);
    }
  }

  for (const { owner, box } of lines) {
    if (box.left < -tolerance || box.right > windowWidth + tolerance)
      faults.add(`out of the window: ${describeElement(owner)}`);
    for (
      let ancestor: Element | null = owner;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, display } = getComputedStyle(ancestor);
      if (display === 'inline') continue;
      const ancestorBox = ancestor.getBoundingClientRect();
      const isCutX =
        overflowX !== 'visible' &&
        (box.left < ancestorBox.left - tolerance || box.right > ancestorBox.right + tolerance);
      const middle = (box.top + box.bottom) / 2;
      const isCutY =
        overflowY !== 'visible' && (middle < ancestorBox.top || middle > ancestorBox.bottom);
      if (isCutX || isCutY) faults.add(`cut off: ${describeElement(owner)}`);
    }
  }

  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.block === other.block) continue;
      const overlapX =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Letters fill about half of their line box.
      const allowedOverlap = (one.box.height + other.box.height) / 4;
      const overlapY =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (overlapX > 2 && overlapY > allowedOverlap)
        faults.add(`overlap: ${describeElement(one.owner)} and ${describeElement(other.owner)}`);
    }
  });
  return [...faults];
}

export const findLayoutFaults = (page: Page): Promise<string[]> => page.evaluate(listFaults);

/** Lists the layout faults except broken words. */
export const findSevereLayoutFaults = async (page: Page): Promise<string[]> =>
  (await findLayoutFaults(page)).filter((fault) => !fault.startsWith('broken'));
