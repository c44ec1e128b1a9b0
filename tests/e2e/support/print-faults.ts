import { identity } from '@club/about/identity';
import type { Page } from '@playwright/test';

/**
 * Lists the faults of a printed page: parts that repeat on each sheet, and text that is pale, covered
 * or cut.
 */
function listPrintFaults(): string[] {
  const faults: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const element of document.querySelectorAll('body *')) {
    const { position } = getComputedStyle(element);
    if ((position === 'fixed' || position === 'sticky') && isShown(element)) {
      faults.push(`${position}: ${element.textContent.slice(0, 40)}`);
    }
  }
  for (const element of document.querySelectorAll('h1, h2, h3, p, dt, dd, main li')) {
    const text = element.textContent.slice(0, 40);
    if (!isShown(element) || element.clientWidth <= 1 || text.trim() === '') continue;
    const { color, overflowY } = getComputedStyle(element);
    if (color !== 'rgb(0, 0, 0)') faults.push(`pale: ${text}`);
    if (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
      faults.push(`cut: ${text}`);
    element.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.selectNodeContents(element);
    const [box] = range.getClientRects();
    if (!box) continue;
    const topElement = document.elementFromPoint(box.left + 2, box.top + box.height / 2);
    if (topElement && !topElement.contains(element) && !element.contains(topElement))
      faults.push(`covered: ${text}`);
  }
  return faults;
}

/**
 * Lists the faults of a printed page, controls that paper cannot use, and which of the club's name,
 * its contacts and the site's address are missing.
 */
export async function findPrintFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(listPrintFaults);
  const controls = page.locator('nav, form, button, iframe, a[href="#main"]');
  for (const control of await controls.filter({ visible: true }).all())
    faults.push(`printed: ${(await control.textContent()) ?? ''}`);
  const header = await page.getByRole('banner').textContent();
  const footer = page.getByRole('contentinfo');
  const { name, phone, email } = identity;
  if (!header?.replaceAll(/\s+/gu, ' ').includes(name.fr)) faults.push(`missing: ${name.fr}`);
  for (const text of [phone, email, '127.0.0.1:5000'])
    if (!(await footer.getByText(text).first().isVisible())) faults.push(`missing: ${text}`);
  return faults;
}
