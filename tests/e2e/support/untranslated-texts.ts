import type { Page } from '@playwright/test';
import { removeExemptTexts } from './exempt-texts.ts';

/** Lists the texts of the page's blocks, its labels and its head. Runs in the browser. */
function listTexts(): string[] {
  // Mail previews are tables. The attribute `translate=no` marks names, and `lang` marks texts in
  // another language.
  const skippedElements = `script, style, noscript, iframe, .leaflet-container,
    table[role=presentation], body [lang], [translate=no]`;
  const attributeNames = [
    'alt',
    'title',
    'placeholder',
    'label',
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
  ];
  const headNames = ['description', 'og:title', 'og:description', 'og:image:alt'];
  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let block = node.parentElement;
    if (!block || block.closest(skippedElements)) continue;
    // A text with a link is in several nodes: its brackets open in the first and close in the last.
    // So the nodes of a block are joined.
    while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement;
    blocks.set(block, `${blocks.get(block) ?? ''} ${node.textContent ?? ''}`);
  }
  const readAttributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !element.closest(skippedElements))
      .map((element) => element.getAttribute(name) ?? '');
  return [
    ...blocks.values(),
    ...attributeNames.flatMap((name) => readAttributes(`[${name}]`, name)),
    ...headNames.flatMap((name) =>
      readAttributes(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    ),
  ];
}

/** Removes what is in brackets, from the inside out. */
function removeBrackets(text: string): string {
  const rest = text.replaceAll(/\[[^[\]]*\]/gu, ' ');
  return rest === text ? text : removeBrackets(rest);
}

/**
 * In the build with the pseudo-locale, each text of a language file is in brackets. Lists the texts
 * of the page that are outside of brackets, and not exempt. Each is a fault.
 */
export async function findUntranslatedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(listTexts);
  const remainingTexts = texts.map((text) => removeExemptTexts(removeBrackets(text)).trim());
  return [...new Set(remainingTexts.filter((text) => /\p{L}{2}/u.test(text)))];
}
