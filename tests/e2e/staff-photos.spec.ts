import { banners } from '@club/about/first-content/banners';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { getDatabase } from '../api/admin.ts';
import { makePhoto } from '../api/make-photo.ts';
import { openTab, selectRow } from './support/dashboard.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

await restoreAfterEach('banners', 'carousels');

const photo = await makePhoto();
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

test('a photo taken sideways becomes an upright banner without its place', async ({ page }) => {
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

test('several photos are added in turn, and one that fails stops no other', async ({ page }) => {
  await openTab(page, 'CAROUSEL');
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
  await expect(page.getByRole('cell', { name: /^photo-/u })).toHaveCount(2);
});

test.describe('a photo that is taken down', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: /status of (?:403|404)/u });

  test('leaves a visitor’s browser at its next load, and its caches', async ({ page, context }) => {
    await openTab(page, 'CAROUSEL');
    await addPhotos(page, [{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo }]);
    await expect(page.getByText('Added: 1 of 1. Not added: 0.')).toBeVisible();
    const { docs } = await getDatabase().collection('carousels').get();
    const item = docs.find(({ id }) => id.startsWith('photo-'));
    const address = String(item?.get('imageURL'));
    // The first of the row is in the visitor's view.
    await item?.ref.update({ num: 0 });

    const visitor = await context.newPage();
    await visitor.goto('/?lng=en');
    const heading = visitor.getByRole('heading', { name: 'Latest events' });
    /** Hydration replaces the heading, so the first attempt may fail. */
    const scrollToEvents = () => expect(() => heading.scrollIntoViewIfNeeded()).toPass();
    const image = visitor.getByAltText(`Photo from a club event (${item?.id ?? ''})`);
    await scrollToEvents();
    await expect(image.first()).toBeVisible();
    /** The visitor's copies: the worker's cache and the list of the last visit. */
    const findCopies = () =>
      visitor.evaluate(
        async (name) => {
          const keys = await (await caches.open('published')).keys();
          const copies = [
            ...keys.map(({ url }) => url),
            JSON.stringify(Object.entries(localStorage)),
          ];
          return copies.filter((copy) => copy.includes(name)).length;
        },
        `carousel_${item?.id ?? ''}`,
      );
    await visitor.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // From this load on, the worker caches all that the page requests.
    await visitor.reload();
    await scrollToEvents();
    await expect.poll(findCopies).toBeGreaterThan(1);

    await selectRow(page, item?.id ?? '');
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
    await expect.poll(findCopies).toBe(0);
  });
});
