import { banners } from '@club/about/first-content/banners';
import { limits } from '@club/domain/limits';
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  cell,
  holdRequest,
  openTab,
  otherPersonMessage,
  outcome,
  publishAnyway,
  save,
  saveAndPublishAnyway,
  selectRow,
} from './support/dashboard.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

const [firstBanner, secondBanner] = banners;

await restoreAfterEach('banners', 'carousels');

const blueImage = { width: 1920, height: 768, channels: 3, background: '#1746d1' } as const;
const photo = await sharp({ create: blueImage }).png().toBuffer();

async function chooseImage(page: Page, buffer: Buffer, button = 'Use this part') {
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: button }).click();
}

const consentDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'No consent on file for this image. Publish it anyway?' });
const consentCheckbox = (page: Page) =>
  page.getByLabel('Consent on file for everyone in the image');
const currentImage = (page: Page) => page.getByRole('img', { name: 'Current image' });

test.describe('a save during an upload', () => {
  test.use({ expectedErrors: /status of (?:413|503)/u });

  test('shows a message, waits for the image, and then saves everything', async ({ page }) => {
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    const before = await currentImage(page).getAttribute('src');
    const release = await holdRequest(page, '**/api/upload', (route) => route.continue());
    await chooseImage(page, photo);
    await expect(page.getByLabel('Choose an image')).toBeFocused();
    await save(page);
    await expect(outcome(page)).toContainText('The image is still uploading.');
    await page.getByLabel('Title in English').fill('Typed while it went up');
    await expect(outcome(page)).toContainText('The image is still uploading.');
    release();

    const question = consentDialog(page);
    await expect(question).toContainText('No. 1');
    await expect(question).toContainText('Typed while it went up');
    await question.getByRole('button', { name: 'Publish anyway' }).click();
    await publishAnyway(page);
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await expect(page.getByText('Image uploaded.')).toHaveCount(0);
    await expect(otherPersonMessage(page)).toHaveCount(0);
    await expect(currentImage(page)).not.toHaveAttribute('src', before ?? '');

    await page.reload();
    await selectRow(page, 'Typed while it went up');
    await expect(currentImage(page)).not.toHaveAttribute('src', before ?? '');
    await expect(consentCheckbox(page)).not.toBeChecked();
  });

  test('stops when the image is refused, and does not wait for another row’s image', async ({
    page,
  }) => {
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    const release = await holdRequest(page, '**/api/upload', (route) =>
      route.fulfill({ status: 413, json: { error: 'image-too-large' } }),
    );
    await page.getByLabel('Title in English').fill('Without the picture');
    await chooseImage(page, photo);
    await save(page);
    release();
    await expect(outcome(page)).toContainText('Failed to save banner');
    await expect(outcome(page)).toContainText('nothing was saved');
    await expect(outcome(page)).toContainText('5 MB at most');
    await expect(page.getByText('The image has not changed.')).toBeVisible();
    await expect(cell(page, firstBanner.eventTitle)).toBeVisible();

    await saveAndPublishAnyway(page);
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await expect(cell(page, 'Without the picture')).toBeVisible();
    await expect(page.getByText('The image has not changed.')).toHaveCount(0);

    const releaseOther = await holdRequest(page, '**/api/upload', (route) => route.continue());
    await chooseImage(page, photo);
    await expect(page.getByRole('progressbar', { name: 'Uploading the image' })).toBeVisible();
    await selectRow(page, secondBanner.eventTitle);
    const image = await currentImage(page).getAttribute('src');
    releaseOther();
    await save(page);
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await expect(currentImage(page)).toHaveAttribute('src', image ?? '');
  });
});

test('a file that is too large is made smaller before the upload, and the message about a refused file stays until the next', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const size = { width: 1700, height: 1100, channels: 3 } as const;
  const noise = randomBytes(size.width * size.height * size.channels);
  const large = await sharp(noise, { raw: size }).png().toBuffer();
  expect(large.length).toBeGreaterThan(limits.uploadBytes);
  await openTab(page, 'BANNER');
  await selectRow(page, firstBanner.eventTitle);
  await expect(page.getByText(/^PNG files only, 5 MB at most\./u)).toBeVisible();
  const upload = page.waitForRequest('**/api/upload');
  await chooseImage(page, large, 'Use the whole image');
  const { 'content-length': length } = await (await upload).allHeaders();
  expect(Number(length)).toBeGreaterThan(0);
  expect(Number(length)).toBeLessThan(limits.uploadBytes);
  await expect(page.getByText(/^Image uploaded\./u)).toBeVisible();

  const jpeg = await sharp(photo).jpeg().toBuffer();
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  // The file can be converted, so the message says only that.
  const refusal = page.getByText(/^We can convert this photo here/u);
  await expect(refusal).toBeVisible();
  await expect(page.getByText(/^This type of file can’t be used here\./u)).toHaveCount(0);
  await chooseImage(page, photo);
  await expect(refusal).toHaveCount(0);
  await expect(page.getByText('Image uploaded.')).toBeVisible();
});

test('a new image has no description until staff type one or reuse the previous one', async ({
  page,
}) => {
  await openTab(page, 'CAROUSEL');
  await selectRow(page, 'Photo 1');
  const english = page.getByLabel('Description in English');
  const french = page.getByLabel('Description in French');
  const before = await english.inputValue();
  const release = await holdRequest(page, '**/api/upload', (route) => route.continue());
  await chooseImage(page, photo);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Uploading the image' })).toBeVisible();
  // Text that is typed during the upload belongs to the new image, and stays.
  await french.fill('Un soir bleu');
  release();
  await expect(page.getByText('Image uploaded. Describe it')).toBeVisible();
  await expect(english).toHaveValue('');
  await expect(french).toHaveValue('Un soir bleu');
  await french.fill('');
  await page
    .getByRole('button', { name: 'The previous description, captions and link still fit' })
    .click();
  await expect(english).toHaveValue(before);
});

test('staff see an unsaved image that visitors cannot read, and remove a replaced one for good', async ({
  page,
}) => {
  const readStatus = async (address: string) => (await page.request.get(address)).status();
  const saveNewImage = async () => {
    await chooseImage(page, photo);
    await expect(page.getByText('Image uploaded.')).toBeVisible();
    await expect(currentImage(page)).toHaveAttribute('src', /^data:image\/png;base64,/u);
    await save(page);
    await consentDialog(page).getByRole('button', { name: 'Publish anyway' }).click();
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await expect(currentImage(page)).toHaveAttribute('src', /^http/u);
    return (await currentImage(page).getAttribute('src')) ?? '';
  };
  await openTab(page, 'BANNER');
  await selectRow(page, firstBanner.eventTitle);
  const replacedImage = await saveNewImage();
  expect(await readStatus(replacedImage)).toBe(200);
  await saveNewImage();
  expect(await readStatus(replacedImage)).toBe(403);
  await page.getByRole('button', { name: 'Show the history' }).click();
  const history = page.getByRole('region', { name: 'History of this item' });
  const newest = history.getByRole('listitem').first();
  await expect(newest.locator('img').first()).toHaveAttribute('src', /^data:image\/png;base64,/u);
  await newest.getByRole('button', { name: /^Remove this image for good/u }).click();
  await page.getByRole('button', { name: 'Remove for good' }).click();
  await expect(newest).toContainText('The image was removed for good.');
  await expect(newest.getByRole('button', { name: /^Remove this image for good/u })).toHaveCount(0);
  expect(await readStatus(replacedImage)).not.toBe(200);
});
