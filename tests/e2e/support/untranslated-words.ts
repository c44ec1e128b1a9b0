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
    // A text with a link is in several nodes, and its brackets in the first and the last.
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
 * Lists the page's texts that are outside of the brackets of pseudo texts, and not exempt. No
 * language file has them, so each is a fault.
 */
export async function findUntranslatedWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(listTexts);
  const ownTexts = texts.map((text) => removeExemptTexts(removeBrackets(text)).trim());
  return [...new Set(ownTexts.filter((text) => /\p{L}{2}/u.test(text)))];
}
