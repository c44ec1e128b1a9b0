const parsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : undefined;

/** Without script the page leads to English files; with it, to the addresses they stand by for. */
function leadToPages(root: Element): void {
  for (const link of root.querySelectorAll('a[href^="/en"]')) {
    const address = link.getAttribute('href')?.slice('/en'.length) ?? '';
    link.setAttribute('href', address.startsWith('/') ? address : `/${address}`);
  }
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * Puts the English page, which the build drew beside the French one, in its place. The stylesheet
 * keeps the French one out of sight from the attribute on, so that no word of it is seen.
 *
 * @throws TypeError or Error when the page does not come; the site's script then draws it
 */
export async function showEnglish(address: string): Promise<void> {
  const { documentElement: html } = document;
  html.lang = 'en';
  html.dataset['awaits'] = 'en';
  const [page] = await Promise.all([fetchPage(address), parsed()]);
  const root = page.getElementById('root');
  if (!root) throw new Error(`${address} has no #root`);
  leadToPages(root);
  document.getElementById('root')?.replaceWith(document.adoptNode(root));
  document.title = page.title;
  const own = '[data-head]';
  for (const old of document.head.querySelectorAll(own)) old.remove();
  document.head.append(...page.head.querySelectorAll(own));
  delete html.dataset['awaits'];
  // The browser went to this part of the French page, which is gone.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
