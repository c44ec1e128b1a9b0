import { banners } from '@club/about/first-content/banners';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { getDatabase } from '../api/admin.ts';
import { makePhoto } from '../api/make-photo.ts';
import { openTab, otherPersonMessage, outcome, save, selectRow } from './support/dashboard.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

await restoreAfterEach('banners', 'carousels');

const photo = await makePhoto();
const png = await sharp(photo).png().toBuffer();
const [firstBanner] = banners;

test.afterEach(async () => {
  const { docs } = await getDatabase().collection('carousels').get();
  const newItems = docs.filter(({ id }) => id.startsWith('photo-'));
  await Promise.all(newItems.map(({ ref }) => ref.delete()));
});

/** Adds photos to the carousel, with consent. */
async function addPhotos(
  page: Page,
  files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
): Promise<void> {
  await page.getByText('Add several photos').click();
  const input = page.getByLabel('Choose one or more photos');
  await expect(input).toBeDisabled();
  await page.getByLabel(/^The club has written consent/u).check();
  await input.setInputFiles([...files]);
}

test('a photo taken sideways becomes an upright banner without location data', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await openTab(page, 'BANNER');
  await selectRow(page, firstBanner.eventTitle);
  await expect(page.getByText(/^PNG files only/u)).toBeVisible();
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Convert this photo' }).click();
  expect(alerts).toEqual(['Please upload a PNG file']);
  await page.getByRole('button', { name: 'Use the whole image' }).click();
  await expect(page.getByText('Image uploaded.')).toBeVisible();
  const address = await page.getByRole('img', { name: 'Current image' }).getAttribute('src');
  const bytes = Buffer.from(await (await fetch(address ?? '')).arrayBuffer());
  const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
  expect([format, width, height, exif, orientation]).toEqual([
    'png',
    600,
    1200,
    undefined,
    undefined,
  ]);
  // The photo is red at the top once it is upright.
  const [red = 0, , blue = 0] = await sharp(bytes).raw().toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

test('the photo upload does not move while the list loads', async ({ page }) => {
  await openTab(page, 'BANNER');
  await expect(page.getByRole('row', { name: firstBanner.eventTitle })).toBeVisible();
  const { promise: rowRead, resolve: readRows } = Promise.withResolvers<undefined>();
  await page.route('http://127.0.0.1:8080/**', async (route) => {
    await rowRead;
    await route.continue();
  });
  await page.getByRole('tab', { name: 'CAROUSEL' }).click();
  const upload = page.getByText('Add several photos');
  const positionBefore = await upload.boundingBox();
  readRows(undefined);
  await expect(page.getByText(/^Images without consent on file/u)).toBeVisible();
  expect(await upload.boundingBox()).toEqual(positionBefore);
});

test('several photos are added in turn, and one that fails does not stop the others', async ({
  page,
}) => {
  await openTab(page, 'CAROUSEL');
  const rows = page.getByRole('row', { name: /Photo \d/u });
  await expect(rows.first()).toBeVisible();
  const countBefore = await rows.count();
  await addPhotos(page, [
    { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
    { name: 'IMG_3.jpg', mimeType: 'image/jpeg', buffer: photo.subarray(0, 200) },
    { name: 'IMG_4.jpg', mimeType: 'image/jpeg', buffer: photo },
  ]);
  await expect(page.getByText('Added: 2 of 4. Not added: 2.')).toBeVisible();
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(item('IMG_2.HEIC')).toContainText('HEIC format of iPhones');
  await expect(item('IMG_3.jpg')).toContainText('It may be damaged.');
  await expect(rows).toHaveCount(countBefore + 2);
});

test('staff who change the tab during an upload are asked first, and no photo is lost if they stay', async ({
  page,
}) => {
  const { promise: uploadStart, resolve: startUpload } = Promise.withResolvers<undefined>();
  await page.route('**/api/upload*', async (route) => {
    await uploadStart;
    await route.continue();
  });
  await openTab(page, 'CAROUSEL');
  await addPhotos(page, [
    { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: photo },
  ]);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('tab', { name: 'NOTE' }).click();
  const question = page.getByRole('dialog', { name: 'Leave before all photos are uploaded?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  startUpload(undefined);
  await expect(page.getByText('Added: 2 of 2. Not added: 0.')).toBeVisible();
  await page.getByRole('tab', { name: 'NOTE' }).click();
  await expect(page.getByRole('tab', { name: 'NOTE' })).toHaveAttribute('aria-selected', 'true');
});

test('staff read that the removal of a banner’s image hides the banner, which then leaves the site', async ({
  page,
}) => {
  await openTab(page, 'BANNER');
  await selectRow(page, firstBanner.eventTitle);
  // Other tests need the file of this banner's demo image. So this test uploads another image, and
  // removes that one.
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: png });
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('Image uploaded.')).toBeVisible();
  await page.getByLabel('Consent on file for everyone in the image').check();
  await save(page);
  await expect(outcome(page)).toHaveText('Banner saved successfully');

  await page.getByRole('button', { name: 'Remove this image for good' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this image from the site for good?' });
  await expect(question).toContainText(`Used in: ${firstBanner.eventTitle}.`);
  await expect(question).toContainText('The banners that show it are hidden');
  await question.getByRole('button', { name: 'Remove for good' }).click();
  await expect(page.getByText('The banners that showed it are now hidden.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Current image' })).toHaveCount(0);
  await expect(otherPersonMessage(page)).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Shown on the site' })).not.toBeChecked();

  await page.goto('/?lng=en');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(firstBanner.eventTitle)).toHaveCount(0);
});

test.describe('a photo that is removed for good', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: /status of (?:403|404)/u });

  test('disappears from a visitor’s page and caches at the next load', async ({
    page,
    context,
  }) => {
    await openTab(page, 'CAROUSEL');
    await addPhotos(page, [{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo }]);
    await expect(page.getByText('Added: 1 of 1. Not added: 0.')).toBeVisible();
    const { docs } = await getDatabase().collection('carousels').get();
    const item = docs.find(({ id }) => id.startsWith('photo-'));
    const address = String(item?.get('imageURL'));
    // As the first image of the carousel, the photo is in the visitor's view.
    await item?.ref.update({ num: 0 });

    const visitor = await context.newPage();
    await visitor.goto('/?lng=en');
    const heading = visitor.getByRole('heading', { name: 'Latest events' });
    /** Hydration replaces the heading, so the first attempt may fail. */
    const scrollToEvents = () => expect(() => heading.scrollIntoViewIfNeeded()).toPass();
    const image = visitor.getByAltText(`Photo from a club event (${item?.id ?? ''})`);
    await scrollToEvents();
    await expect(image.first()).toBeVisible();
    /** Counts the photo's URLs in the worker's cache, and one more if localStorage has it. */
    const countCopies = () =>
      visitor.evaluate(
        async (name) => {
          const keys = await (await caches.open('published')).keys();
          const cachedTexts = [
            ...keys.map(({ url }) => url),
            JSON.stringify(Object.entries(localStorage)),
          ];
          return cachedTexts.filter((text) => text.includes(name)).length;
        },
        `carousel_${item?.id ?? ''}`,
      );
    await visitor.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // From this load on, the worker caches all that the page requests.
    await visitor.reload();
    await scrollToEvents();
    await expect.poll(countCopies).toBeGreaterThan(1);

    await selectRow(page, 'Photo 0');
    await page.getByRole('button', { name: 'Remove this image for good' }).click();
    const question = page.getByRole('dialog', {
      name: 'Remove this image from the site for good?',
    });
    await expect(question).toContainText('up to an hour');
    await question.getByRole('button', { name: 'Remove for good' }).click();
    await expect(page.getByText('The image was removed for good.')).toBeVisible();
    expect((await fetch(address)).ok).toBe(false);

    await visitor.reload();
    await scrollToEvents();
    await expect(visitor.getByRole('region', { name: 'Latest events' })).toBeVisible();
    await expect(image).toHaveCount(0);
    await expect.poll(countCopies).toBe(0);
  });
});
