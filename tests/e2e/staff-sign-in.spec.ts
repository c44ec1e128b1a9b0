import type { Page } from '@playwright/test';
import {
  outsiderEmail,
  signInThroughPopup,
  signInWithoutGoogle,
  staffEmail,
} from './support/staff.ts';
import { expect, test } from './support/test.ts';

const storedKeys = (page: Page) =>
  page.evaluate(() => ['token', 'user'].map((key) => localStorage.getItem(key)));
const refusal = 'Admin Dashboard access restricted to specific email account.';

test.describe('/admin without a session', () => {
  test('says whom it is for, and how to get in', async ({ page }) => {
    await page.goto('/admin?lng=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FOR ADMIN USE ONLY');
    await expect(
      page.getByText('log in with admin credentials or contact technical support'),
    ).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('says the same in French', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('RÉSERVÉ À L’ADMINISTRATION');
  });

  test('believes no token that somebody put there by hand', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('token', 'made-up'));
    await page.goto('/admin?lng=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FOR ADMIN USE ONLY');
    await expect.poll(() => storedKeys(page)).toEqual([null, null]);
  });
});

test.describe('signing in with Google', () => {
  test('staff come from the Admin link in the footer to the four tabs', async ({ page }) => {
    await page.goto('/?lng=en');
    await signInThroughPopup(page, staffEmail, () =>
      page.getByRole('link', { name: 'Admin' }).click(),
    );
    await expect(page).toHaveURL(/\/admin/u);
    await expect(page.getByRole('tab')).toHaveText(['BANNER', 'CAROUSEL', 'NOTE', 'PROGRAM']);
    const [token, user] = await storedKeys(page);
    expect(token?.split('.')).toHaveLength(3);
    expect(JSON.parse(user ?? '{}')).toMatchObject({ email: staffEmail });
  });

  test('staff stay signed in after a reload, until Log Out leads home and forgets them', async ({
    page,
  }) => {
    await page.goto('/admin?lng=en');
    await signInThroughPopup(page, staffEmail, () =>
      page.getByRole('button', { name: 'Log in with Google' }).click(),
    );
    await expect(page.getByRole('tab', { name: 'NOTE' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'NOTE' })).toBeVisible();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/(?:\?lng=en)?$/u);
    expect(await storedKeys(page)).toEqual([null, null]);
    await page.goto('/admin?lng=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FOR ADMIN USE ONLY');
  });

  test('staff who close the window are told so, and may try again', async ({ page }) => {
    await page.goto('/admin?lng=en');
    const button = page.getByRole('button', { name: 'Log in with Google' });
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await popup.close();
    // Google's SDK waits some ten seconds for a word from a window that was closed.
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'closed before you finished',
      { timeout: 30_000 },
    );
    await signInThroughPopup(page, staffEmail, () => button.click());
    await expect(page.getByRole('tab', { name: 'NOTE' })).toBeVisible();
  });

  test.describe('an account that is not on the list', () => {
    // The browser itself reports the 403 of the session endpoint.
    test.use({ expectedErrors: /status of 403/u });

    test('is turned away with the alert, and nothing of it stays', async ({ page }) => {
      await page.goto('/?lng=en');
      const alert = page.waitForEvent('dialog');
      await signInThroughPopup(page, outsiderEmail, () =>
        page.getByRole('link', { name: 'Admin' }).click(),
      );
      const dialog = await alert;
      expect(dialog.message()).toBe(refusal);
      await dialog.accept();
      await expect(page).toHaveURL(/\/(?:\?lng=en)?$/u);
      await expect.poll(() => storedKeys(page)).toEqual([null, null]);
    });
  });
});

test.describe('without internet', () => {
  test.use({
    googleHelper: 'unreachable',
    expectedErrors: /apis\.google\.com|ERR_INTERNET_DISCONNECTED/u,
  });

  test('staff are told that Google is out of reach, and get in through the emulator', async ({
    page,
  }) => {
    await page.goto('/admin?lng=en');
    await page.getByRole('button', { name: 'Log in with Google' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'Google could not be reached',
    );
    await signInWithoutGoogle(page, staffEmail);
    await expect(page.getByRole('tab', { name: 'NOTE' })).toBeVisible();
  });
});
