import { banners } from '@club/about/first-content/banners';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  openTab,
  outcome,
  save,
  saveAndPublishAnyway,
  selectRow,
  type TabName,
} from './support/dashboard.ts';
import { staffEmail } from './support/staff.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

const [firstBanner] = banners;

await restoreAfterEach('banners', 'carousels', 'notes', 'programs');

test('staff who save without a selected row read in each tab with rows that they must select one', async ({
  page,
}) => {
  await openTab(page, 'BANNER');
  const messages: readonly [TabName, string][] = [
    ['BANNER', 'Please select a banner to update'],
    ['CAROUSEL', 'Please select a carousel to update'],
    ['NOTE', 'Please select a note to update'],
    ['PROGRAM', 'Please select a program to update'],
  ];
  for (const [tab, message] of messages) {
    await page.getByRole('tab', { name: tab }).click();
    // The only note opens by itself.
    if (tab === 'NOTE') await page.getByRole('button', { name: 'Close' }).click();
    await save(page);
    await expect(outcome(page)).toHaveText(message);
  }
});

test.describe('after staff save', () => {
  test('a visitor reads the banner’s new titles until staff hide the banner', async ({ page }) => {
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    await expect(page.getByLabel('Number')).toHaveAttribute('readonly');
    await page.getByLabel('Title in English').fill('  Open gym on Sunday  ');
    await page.getByLabel('Title in French').fill('Gymnase ouvert dimanche');
    await save(page);
    await expect(outcome(page)).toHaveText('Banner saved successfully');

    const visitor = await page.context().newPage();
    await visitor.goto('/?lng=en');
    await expect(visitor.getByText('Open gym on Sunday', { exact: true }).first()).toBeVisible();
    await visitor.goto('/?lng=fr');
    await expect(visitor.getByText('Gymnase ouvert dimanche').first()).toBeVisible();

    await page.getByRole('switch', { name: 'Shown on the site' }).click();
    await save(page);
    await expect(outcome(page)).toHaveText('Banner saved successfully');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText('Gymnase ouvert dimanche')).toHaveCount(0);
  });

  test('a visitor reads the program’s French text in French and its English text in English', async ({
    page,
  }) => {
    await openTab(page, 'PROGRAM');
    await selectRow(page, 'U16');
    await page.getByLabel('Cost in French').fill('999 $ par session');
    await page.getByLabel('Cost in English').fill('$999 a session');
    await page.getByRole('switch', { name: 'Registration' }).click();
    await save(page);
    await expect(outcome(page)).toHaveText('Program update successfully');

    const visitor = await page.context().newPage();
    await visitor.goto('/program/u16?lng=en');
    await expect(visitor.getByText('$999 a session')).toBeVisible();
    await visitor.goto('/program/u16?lng=fr');
    await expect(visitor.getByText('999 $ par session')).toBeVisible();
  });
});

test.describe('an image', () => {
  async function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer) {
    await page.getByLabel('Choose an image').setInputFiles({ name, mimeType, buffer });
  }

  /** Reads the metadata of the image at an address. */
  async function readMetadata(address: string) {
    const response = await fetch(address);
    return sharp(Buffer.from(await response.arrayBuffer())).metadata();
  }

  test('of the wrong kind is refused with the specified alert', async ({ page }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await openTab(page, 'BANNER');
    await selectRow(page, firstBanner.eventTitle);
    await chooseFile(page, 'photo.jpg', 'image/jpeg', Buffer.from('not a PNG'));
    await expect.poll(() => alerts).toEqual(['Please upload a PNG file']);
    await page.getByRole('tab', { name: 'CAROUSEL' }).click();
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await chooseFile(page, 'drawing.svg', 'image/svg+xml', Buffer.from('<svg/>'));
    await expect.poll(() => alerts).toContain('Please upload a PNG, JPG or JPEG file');
    await chooseFile(page, 'photo.jpg', 'image/jpeg', Buffer.from('no picture at all'));
    await expect(page.getByText(/^This file is not an image we can use\./u)).toBeVisible();
  });

  test('of the right kind is cropped, described, marked with consent and shown to visitors', async ({
    page,
  }) => {
    await openTab(page, 'CAROUSEL');
    const imagesWithoutConsent = page.getByRole('region', {
      name: /^Images without consent on file/u,
    });
    await expect(imagesWithoutConsent.getByRole('listitem')).toHaveCount(1);
    await selectRow(page, 'Photo 1');
    const consent = page.getByLabel('Consent on file for everyone in the image');
    await expect(consent).toBeChecked();
    const currentImage = page.getByRole('img', { name: 'Current image' });
    const before = await currentImage.getAttribute('src');
    const blueImage = { width: 1000, height: 500, channels: 3, background: '#1746d1' } as const;
    const photo = await sharp({ create: blueImage }).jpeg().toBuffer();
    await chooseFile(page, 'photo.jpg', 'image/jpeg', photo);
    const dialog = page.getByRole('dialog', { name: 'Which part should be shown?' });
    await expect(dialog.getByText('800 × 500 pixels', { exact: true })).toBeVisible();
    // The arrow keys on a corner resize the frame in proportion.
    const corner = dialog.getByRole('button', { name: /^Bottom right corner/u });
    await corner.focus();
    await corner.press('Shift+ArrowLeft');
    await expect(dialog.getByText('800 × 500 pixels', { exact: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
    await expect(
      page.getByText(/^Before: 1,000 × 500 pixels, \d+ kB\. After: 7\d\d ×/u),
    ).toBeVisible();

    // The consent applied to the previous image.
    await expect(consent).not.toBeChecked();
    await page.getByLabel('Description in English').fill('A deep blue evening');
    await page.getByLabel('Description in French').fill('Un soir d’un bleu profond');
    await save(page);
    const question = page.getByRole('dialog', { name: /^No consent on file/u });
    await expect(question).toContainText('Visitors would see it right away.');
    await question.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(outcome(page)).toHaveText('Carousel saved successfully');
    await expect(imagesWithoutConsent.getByRole('listitem')).toHaveCount(2);
    await consent.check();
    await save(page);
    await expect(outcome(page)).toHaveText('Carousel saved successfully');
    await expect(imagesWithoutConsent.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText(/^Checked on /u)).toBeVisible();

    const after = await currentImage.getAttribute('src');
    expect(after).not.toBe(before);
    const { width, height } = await readMetadata(after ?? '');
    expect(width / height).toBeCloseTo(8 / 5, 1);
    const visitor = await page.context().newPage();
    await visitor.goto('/?lng=en');
    await expect(visitor.getByAltText('A deep blue evening').first()).toHaveAttribute(
      'src',
      after ?? '',
    );
    await visitor.goto('/?lng=fr');
    await expect(visitor.getByAltText('Un soir d’un bleu profond').first()).toBeVisible();

    await page.getByLabel('Description in English').fill('');
    await page.getByLabel('Description in French').fill('');
    await save(page);
    await page
      .getByRole('dialog', { name: 'This photo has no description. Publish it anyway?' })
      .getByRole('button', { name: 'Do not publish' })
      .click();
    await visitor.reload();
    await expect(visitor.getByAltText('Un soir d’un bleu profond').first()).toBeVisible();
  });
});

test.describe('a save', () => {
  test.use({ googleHelper: 'stub', expectedErrors: /status of (?:401|503)/u });

  test('can be undone, and is sent again with a new token if the server’s clock is ahead of the device’s', async ({
    page,
  }) => {
    await openTab(page, 'NOTE');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const note = page.getByLabel('Note in English');
    const before = await note.inputValue();
    await note.fill('A mistake');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(outcome(page)).toHaveText('Note saved successfully');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(note).toHaveValue(before);
    await expect(outcome(page)).toHaveText('Undone. The site is as it was before.');
    await expect(page.getByRole('cell', { name: 'A mistake' })).toHaveCount(0);

    await note.fill('Typed before the token expired');
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (/securetoken.*\/token/u.test(request.url())) refreshes.push(request.url());
    });
    await page.route(
      '**/api/notes/**',
      (route) => route.fulfill({ status: 401, json: { error: 'unauthenticated' } }),
      { times: 1 },
    );
    await saveAndPublishAnyway(page);
    await expect(outcome(page)).toHaveText('Note saved successfully');
    expect(refreshes).toHaveLength(1);
  });

  test('after the session has ended continues once staff have logged in again, even if their account could not be checked', async ({
    page,
  }) => {
    await openTab(page, 'NOTE');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    for (const canCheckAccount of [true, false]) {
      await page.getByLabel('Note in English').fill(`Typed before the end: ${canCheckAccount}`);
      await page.route(
        '**/api/notes/**',
        (route) => route.fulfill({ status: 401, json: { error: 'unauthenticated' } }),
        // A first refusal leads to a second request, with a new token.
        { times: 2 },
      );
      await saveAndPublishAnyway(page);
      await expect(outcome(page)).toContainText('Your session has ended');
      if (!canCheckAccount)
        await page.route('**/api/staff/session', (route) =>
          route.fulfill({ status: 503, json: { error: 'unavailable' } }),
        );
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Log in with Google' }).click(),
      ]);
      await popup.locator('.js-reuse-account', { hasText: staffEmail }).click();
      await expect(outcome(page)).toHaveText('Note saved successfully');
    }
  });
});
