import { pendingLocaleAttribute } from './contract.ts';
import { whenParsed } from './when-parsed.ts';

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * Replaces the prerendered French page by the English file's content. Until then, the stylesheet
 * hides the French page.
 *
 * @throws TypeError or Error if the fetch fails or the file has no `#root`. The bundle then renders
 *   the page.
 */
export async function showEnglishPage(address: string): Promise<void> {
  const { documentElement: html } = document;
  html.lang = 'en';
  html.setAttribute(pendingLocaleAttribute, 'en');
  const [page] = await Promise.all([fetchPage(address), whenParsed()]);
  const root = page.getElementById('root');
  if (!root) throw new Error(`${address} has no #root`);
  document.getElementById('root')?.replaceWith(document.adoptNode(root));
  document.title = page.title;
  const headElementsSelector = '[data-head]';
  for (const element of document.head.querySelectorAll(headElementsSelector)) element.remove();
  document.head.append(...page.head.querySelectorAll(headElementsSelector));
  html.removeAttribute(pendingLocaleAttribute);
  // The browser scrolled to the `#` target of the French page, which has been replaced.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
