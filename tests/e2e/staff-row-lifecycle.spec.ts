import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { getDatabase } from '../api/admin.ts';
import { callApi } from '../api/http.ts';
import { getStaffToken } from '../api/identities.ts';
import { openTab, outcome, save, saveBar } from './support/dashboard.ts';
import { restoreAfterEach } from './support/stored-rows.ts';
import { expect, test } from './support/test.ts';

await restoreAfterEach('banners', 'carousels', 'programs');

const originalIds = new Map(
  await Promise.all(
    ['banners', 'carousels'].map(async (name) => {
      const { docs } = await getDatabase().collection(name).get();
      return [name, new Set(docs.map(({ id }) => id))] as const;
    }),
  ),
);
/** Deletes the rows that a test created, and all rows in the trash. */
test.afterEach(async () => {
  for (const [name, ids] of originalIds) {
    const { docs } = await getDatabase().collection(name).get();
    for (const { id, ref } of docs) if (!ids.has(id)) await ref.delete();
  }
  const retiredRows = await getDatabase().collection('retired').get();
  for (const { ref } of retiredRows.docs) await ref.delete();
});

const readStoredOrder = async () => {
  const { docs } = await getDatabase().collection('carousels').orderBy('num').get();
  return docs.map(({ id }) => id);
};
const readListedOrder = (page: Page) =>
  page.locator('ol > li[data-id]').evaluateAll((items) => items.map((item) => item.dataset['id']));
const saveTitles = async (page: Page, english: string, french: string) => {
  await page.getByLabel('Title in English').fill(english);
  await page.getByLabel('Title in French').fill(french);
  await save(page);
  await expect(outcome(page)).toHaveText('Banner saved successfully');
};

test('staff add a banner, copy it, move the copy to the trash and bring it back', async ({
  page,
}) => {
  await openTab(page, 'BANNER');
  const newBanner = page.getByRole('heading', { name: 'You are editing: Without a title' });
  await page.getByRole('button', { name: 'New banner' }).click();
  await expect(newBanner).toBeFocused();
  await expect(saveBar(page)).toContainText('Visitors do not see it yet.');
  // Nothing is stored before the first save, but what was typed is found again.
  await page.getByLabel('Title in French').fill('Pratique');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: 'Without a title' })).toHaveCount(0);
  const stored = await getDatabase().collection('banners').count().get();
  expect(stored.data().count).toBe(originalIds.get('banners')?.size);
  await page.getByRole('button', { name: 'New banner' }).click();
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(page.getByLabel('Title in French')).toHaveValue('Pratique');
  // A picture may come before the first save.
  await page.getByLabel('Choose an image').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 40, height: 16, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  });
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('Image uploaded.')).toBeVisible();
  await saveTitles(page, 'Friday practice', 'Pratique du vendredi');
  await page.getByRole('button', { name: 'Duplicate Friday practice' }).click();
  await expect(saveBar(page)).toContainText('This is the copy.');
  await saveTitles(page, 'Saturday practice', 'Pratique du samedi');

  await page.getByRole('button', { name: 'Move to trash: Saturday practice' }).click();
  await expect(saveBar(page)).toContainText('Saturday practice is in the trash.');
  const trash = page.getByRole('region', { name: 'Trash' });
  await expect(page.getByRole('row', { name: 'Saturday practice' })).toHaveCount(0);
  // The page below the list moves until the trash is shown.
  await expect(trash).toBeVisible();
  await saveBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: 'Saturday practice' })).toBeVisible();

  await page.getByRole('button', { name: 'Move to trash: Saturday practice' }).click();
  await expect(trash).toContainText(/Moved to the trash by .+ Deleted on \w+ \d+/u);
  await trash.getByRole('button', { name: 'Bring back Saturday practice' }).click();
  await expect(page.getByRole('row', { name: 'Saturday practice' })).toBeVisible();
  await expect(trash).toHaveCount(0);
});

test.describe('in a window as narrow as a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('staff order five images by keyboard, and undo the order', async ({ page }) => {
    const before = await readStoredOrder();
    await openTab(page, 'CAROUSEL');
    const orderButton = page.getByRole('button', { name: 'Change the order' });
    await orderButton.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Change the order' })).toBeFocused();
    const last = before.at(-1) ?? '';
    const upButton = page.getByRole('button', { name: 'Move Photo 5 up', exact: true });
    await upButton.focus();
    for (const position of [4, 3, 2, 1]) {
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Photo 5 is now ${position} of 5.`)).toBeVisible();
      await expect(upButton).toBeFocused();
    }
    await expect(upButton).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    expect(await readStoredOrder()).toEqual(before);
    await page.keyboard.press('Control+s');
    await expect(saveBar(page)).toContainText('The new order is on the site.');
    await expect(orderButton).toBeFocused();
    expect(await readStoredOrder()).toEqual([last, ...before.slice(0, -1)]);
    await saveBar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(saveBar(page)).toContainText('The order is as it was before.');
    expect(await readStoredOrder()).toEqual(before);
  });

  test('staff drag an image by its handle with a finger', async ({ page }) => {
    const before = await readStoredOrder();
    await openTab(page, 'CAROUSEL');
    await page.getByRole('button', { name: 'Change the order' }).click();
    const touch = await startTouch(
      page,
      page.locator('li[data-id] [title="Drag to move"]').first(),
    );
    const third = await page.locator('li[data-id]').nth(2).boundingBox();
    await touch.moveTo((third?.y ?? 0) + (third?.height ?? 0) - 4);
    await touch.end();
    const order = [...before.slice(1, 3), before[0], ...before.slice(3)];
    await expect(page.getByText('Photo 1 is now 3 of 5.')).toBeVisible();
    expect(await readListedOrder(page)).toEqual(order);
    await page.getByRole('button', { name: 'Save the order' }).click();
    await expect(saveBar(page)).toContainText('The new order is on the site.');
    expect(await readStoredOrder()).toEqual(order);
  });
});

test.describe('two staff', () => {
  test.use({ expectedErrors: /status of 409/u });

  test('who order the images at the same time lose nothing', async ({ page }) => {
    const before = await readStoredOrder();
    const [first = '', second = '', ...rest] = before;
    const last = rest.pop() ?? '';
    await openTab(page, 'CAROUSEL');
    await page.getByRole('button', { name: 'Change the order' }).click();
    await page.getByRole('button', { name: 'Move Photo 1 down', exact: true }).click();
    const theirOrder = [last, first, second, ...rest];
    const response = await callApi('/api/rows/carousels/order', {
      method: 'PUT',
      token: await getStaffToken(),
      json: { order: theirOrder, seenOrder: before },
    });
    expect(response.status).toBe(200);
    await page.getByRole('button', { name: 'Save the order' }).click();
    await expect(saveBar(page)).toContainText(
      /Maude Gagné \(démo\) changed the order in the meantime/u,
    );
    const mergedOrder = [last, second, first, ...rest];
    expect(await readListedOrder(page)).toEqual(mergedOrder);
    expect(await readStoredOrder()).toEqual(theirOrder);
    await page.getByRole('button', { name: 'Save the order' }).click();
    await expect(saveBar(page)).toContainText('The new order is on the site.');
    expect(await readStoredOrder()).toEqual(mergedOrder);
  });
});

/** Touches an element, as a finger does. Playwright's own API cannot move a touch. */
async function startTouch(page: Page, target: ReturnType<Page['locator']>) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  const x = box.x + box.width / 2;
  let y = box.y + box.height / 2;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await send('touchStart');
  return {
    moveTo: async (targetY: number) => {
      const step = (targetY - y) / 8;
      for (let n = 0; n < 8; n += 1) {
        y += step;
        await send('touchMove');
      }
    },
    end: () => send('touchEnd'),
  };
}
