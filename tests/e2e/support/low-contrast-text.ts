import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Line {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Lists the lines of visible text with their boxes on the page. Leaves out carousels, whose slides
 * move, and the map. Runs in the browser.
 */
function listLines(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      !owner ||
      text === '' ||
      owner.closest(
        'script, style, noscript, option, .sr-only, [inert], .leaflet-container, .swiper',
      ) ||
      !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A clamped text hides its later lines on purpose.
    const clampedBottom =
      getComputedStyle(owner).webkitLineClamp === 'none'
        ? Infinity
        : owner.getBoundingClientRect().bottom;
    for (const { left, top, width, height } of range.getClientRects())
      if (width > 8 && top < clampedBottom - 1)
        lines.push({ text: text.slice(0, 40), left, top: top + scrollY, width, height });
  }
  return lines;
}

/** The relative luminance of WCAG, from 0 to 1. */
const getLuminance = (red = 0, green = 0, blue = 0): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Finds the lines of text with too little contrast in a screenshot of the page. */
export async function findLowContrastText(page: Page, minContrast: number): Promise<string[]> {
  const screenshot = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  const lines = await page.evaluate(listLines);
  const getContrast = ({ left, top, width, height }: Line): number => {
    let [darkest, lightest] = [1, 0];
    for (let y = Math.floor(top); y < Math.min(top + height, info.height); y += 1) {
      for (let x = Math.floor(left); x < Math.min(left + width, info.width); x += 1) {
        const start = (y * info.width + x) * info.channels;
        const luminance = getLuminance(data[start], data[start + 1], data[start + 2]);
        darkest = Math.min(darkest, luminance);
        lightest = Math.max(lightest, luminance);
      }
    }
    return (lightest + 0.05) / (darkest + 0.05);
  };
  return lines
    .filter(
      (line) =>
        line.top >= 0 &&
        line.left >= 0 &&
        line.top + line.height <= info.height &&
        line.left + line.width <= info.width,
    )
    .map((line) => ({ line, contrast: getContrast(line) }))
    .filter(({ contrast }) => contrast < minContrast)
    .map(({ line, contrast }) => `${line.text}: ${contrast.toFixed(1)}`);
}
