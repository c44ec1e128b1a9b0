import { banners } from '@club/about/first-content/banners';
import {
  openTab,
  outcome,
  save,
  saveBar,
  saveAndPublishAnyway,
  selectRow,
} from './support/dashboard.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

const [firstBanner] = banners;

await restoreAfterEach('banners', 'carousels', 'programs');

test.describe('a field with an invalid value', () => {
  test.use({ expectedErrors: /status of 400/u });

  test('is marked before any request, or when the response names it', async ({ page }) => {
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.url());
    });
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    const link = page.getByLabel('Link (https://...)');
    await link.fill('www.example.org');
    await save(page);
    await expect(outcome(page)).toContainText('Correct what is marked');
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-invalid', 'true');
    await expect(link).toHaveAccessibleDescription(/must begin with https:/u);
    expect(saves).toEqual([]);

    await link.fill('https://www.example.org/tryouts');
    await expect(link).toHaveAttribute('aria-invalid', 'false');
    await expect(outcome(page)).toBeEmpty();
    await save(page);
    await expect(outcome(page)).toHaveText('Banner saved successfully');

    const title = page.getByLabel('Title in English');
    await title.fill('Changed');
    await page.route('**/api/banners/**', (route) =>
      route.fulfill({
        status: 400,
        json: { error: 'invalid-body', fields: ['eventTitle', 'link', 'imageURL'] },
      }),
    );
    await saveAndPublishAnyway(page);
    for (const field of [title, link]) await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('This image cannot be used.')).toBeVisible();
    // A corrected field loses its mark. The other fields stay marked.
    await title.fill('Changed again');
    await expect(title).toHaveAttribute('aria-invalid', 'false');
    await expect(title).toBeFocused();
    await expect(link).toHaveAttribute('aria-invalid', 'true');
  });
});

test('staff still see a hidden carousel image, and show it again after a reload', async ({
  page,
}) => {
  await openTab(page, 'CAROUSEL');
  const row = page.getByRole('row', { name: 'Photo 3' });
  const image = row.locator('img');
  const address = await image.getAttribute('src');
  await row.getByRole('button', { name: 'Hide Photo 3' }).click();
  await expect(outcome(page)).toContainText('Visitors no longer see it.');
  await expect(outcome(page)).toBeInViewport({ ratio: 1 });
  await expect(saveBar(page).getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });

  await page.reload();
  await page.getByRole('tab', { name: 'CAROUSEL' }).click();
  await expect(row).toContainText('Hidden');
  // Only staff can read the image now, by the API.
  await expect(image).toHaveAttribute('src', /^data:image\/jpeg;base64,/u);
  await expect
    .poll(() => page.request.get(address ?? '').then((response) => response.status()))
    .toBe(403);
  await row.getByRole('button', { name: 'Show Photo 3' }).click();
  await expect(outcome(page)).toContainText('Visitors see it now.');
  await expect(row.getByRole('button', { name: 'Hide Photo 3' })).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/?lng=en');
  await expect(visitor.locator(`img[src="${address}"]`).first()).toBeAttached();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('staff see the name of the opened row, the Save button and its message', async ({
    page,
  }) => {
    await openTab(page, 'PROGRAM');
    await selectRow(page, 'U14');
    const heading = page.getByRole('heading', { name: 'You are editing: U14' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    // The fixed header does not cover the heading.
    const headingBox = await heading.boundingBox();
    const headerBox = await page.getByRole('banner').first().boundingBox();
    expect(headingBox?.y).toBeGreaterThan((headerBox?.y ?? 0) + (headerBox?.height ?? 0) - 1);
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });

    // The bar never covers the focused element.
    const registrationSwitch = page.getByRole('switch', { name: 'Registration' });
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isUncovered = await page.evaluate(() => {
        const region = document.querySelector('[aria-label="Saving and messages"]');
        const element = document.activeElement;
        if (!region || !element || region.contains(element)) return true;
        const box = element.getBoundingClientRect();
        return box.top < region.getBoundingClientRect().top || box.top > window.innerHeight;
      });
      expect(isUncovered).toBe(true);
    }
    await registrationSwitch.click();
    await save(page);
    await expect(outcome(page)).toHaveText('Program update successfully');
    await expect(outcome(page)).toBeInViewport({ ratio: 1 });
  });
});
