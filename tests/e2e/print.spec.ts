import { identity } from '@club/about/identity';
import { pageAddresses } from '../browser/page-addresses.ts';
import { openWithLazyParts } from './support/open-with-lazy-parts.ts';
import { expect, test } from './support/test.ts';

test.use({
  // About the width of a printed page.
  viewport: { width: 720, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of 404/u,
});

/** Lists the faults of a printed page: parts that repeat on each sheet, pale text, covered text. */
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
    if (getComputedStyle(element).color !== 'rgb(0, 0, 0)') faults.push(`pale: ${text}`);
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

for (const address of pageAddresses) {
  test(`${address} prints its text, the club’s name and contacts, and nothing covers them`, async ({
    page,
  }) => {
    for (const language of ['fr', 'en'] as const) {
      await page.emulateMedia({ media: 'screen' });
      await openWithLazyParts(page, address, language);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.evaluate(listPrintFaults)).toEqual([]);
      const screenParts = page.locator('nav, form, button, iframe, a[href="#main"]');
      await expect(screenParts.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('banner')).toContainText(identity.name[language]);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(identity.phone)).toBeVisible();
      await expect(footer.getByText(identity.email).first()).toBeVisible();
      await expect(footer.getByText('127.0.0.1:5000')).toBeVisible();
    }
  });
}

test('a team’s printed page shows the address of its external link', async ({ page }) => {
  await openWithLazyParts(page, '/program/u15', 'fr');
  await page.emulateMedia({ media: 'print' });
  const printedText = await page
    .getByRole('main')
    .locator(`a[href="${identity.seasonGuide}"]`)
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printedText).toContain(identity.seasonGuide);
});
