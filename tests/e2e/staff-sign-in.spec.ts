import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { demo } from '../../environments/demo.ts';
import { getAdminApp } from '../api/admin.ts';
import {
  outsiderEmail,
  signInThroughPopup,
  signInWithNewAccount,
  signInWithoutGoogle,
  staffEmail,
} from './support/staff.ts';
import { expect, test } from './support/test.ts';

const readStoredSession = (page: Page) =>
  page.evaluate(() => ['token', 'user'].map((key) => localStorage.getItem(key)));
const refusals = {
  en: 'Admin Dashboard access restricted to specific email account.',
  fr: 'L’accès au tableau de bord est réservé à certaines adresses courriel.',
};
const loginButton = (page: Page) => page.getByRole('button', { name: 'Log in with Google' });

/** Checks the message of the sign-in screen in English and then in French. */
async function expectStatus(page: Page, english: string, french: string) {
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText(english);
  await page.getByRole('button', { name: 'FR Français' }).click();
  await expect(status).toContainText(french);
  await page.getByRole('button', { name: 'EN English' }).click();
}

test('/admin without a session shows who has access and how to log in, and removes an invalid token', async ({
  page,
}) => {
  await page.goto('/admin');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('RÉSERVÉ À L’ADMINISTRATION');
  await page.evaluate(() => localStorage.setItem('token', 'made-up'));
  await page.goto('/admin?lng=en');
  await expect(heading).toHaveText('FOR ADMIN USE ONLY');
  await expect(
    page.getByText('log in with admin credentials or contact technical support'),
  ).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect.poll(() => readStoredSession(page)).toEqual([null, null]);
});

test.describe('signing in with Google', () => {
  test.use({ googleHelper: 'stub' });

  test('staff log in by the Admin link in the footer, stay logged in after a reload, log out, and log in again', async ({
    page,
  }) => {
    const pressAdmin = () => page.getByRole('link', { name: 'Admin' }).click();
    await page.goto('/?lng=en');
    await signInThroughPopup(page, staffEmail, pressAdmin);
    await expect(page).toHaveURL(/\/admin/u);
    // The specification (section 2) names these tabs.
    for (const name of ['BANNER', 'CAROUSEL', 'NOTE', 'PROGRAM']) {
      await expect(page.getByRole('tab', { name })).toBeVisible();
    }
    const [token, user] = await readStoredSession(page);
    expect(token?.split('.')).toHaveLength(3);
    expect(JSON.parse(user ?? '{}')).toMatchObject({ email: staffEmail });

    // While the session is checked, no button asks to log in.
    const { promise: responseStart, resolve: startResponse } = Promise.withResolvers<undefined>();
    await page.route('**/api/staff/session', async (route) => {
      await responseStart;
      await route.continue();
    });
    const sessionRequest = page.waitForRequest('**/api/staff/session');
    await page.reload();
    await sessionRequest;
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText('Checking your account...');
    await expect(main.getByRole('button')).toHaveCount(0);
    startResponse(undefined);
    await expect(page.getByRole('tab', { name: 'NOTE' })).toBeVisible();

    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/(?:en)?(?:\?lng=en)?$/u);
    expect(await readStoredSession(page)).toEqual([null, null]);
    // The page does not reload: the first session's reads must not block the second's.
    await signInThroughPopup(page, staffEmail, pressAdmin);
    await page.getByRole('tab', { name: 'BANNER' }).click();
    await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'PROGRAM' }).click();
    await expect(page.getByRole('row', { name: 'U15' })).toBeVisible();
  });

  test.describe('while the server does not respond', () => {
    test.use({ expectedErrors: /status of 503/u });

    test('staff read that their account could not be checked, and try again without Google', async ({
      page,
    }) => {
      await page.route(
        '**/api/staff/session',
        (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }),
        { times: 1 },
      );
      await page.goto('/admin?lng=en');
      await signInThroughPopup(page, staffEmail, () => loginButton(page).click());
      await expectStatus(page, 'could not be checked', 'Impossible de vérifier');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('tab', { name: 'NOTE' })).toBeVisible();
    });
  });

  test('staff who close Google’s window read a message, and can try again', async ({ page }) => {
    await page.clock.install();
    await page.goto('/admin?lng=en');
    const button = loginButton(page);
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await popup.close();
    // Google's SDK looks for the window every 2 s, and waits 8 s more after it has closed.
    await page.clock.runFor(11_000);
    await expectStatus(page, 'closed before you finished', 'a été fermée avant la fin');
    await signInThroughPopup(page, staffEmail, () => button.click());
    await expect(page.getByRole('tab', { name: 'NOTE' })).toBeVisible();
  });

  test('staff whose browser blocks Google’s window read how to allow it', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/admin?lng=en');
    await loginButton(page).click();
    await expectStatus(page, 'Your browser blocked the Google window', 'a bloqué la fenêtre');
  });

  test.describe('an account without access', () => {
    // The browser logs the session endpoint's 403 as an error.
    test.use({ expectedErrors: /status of 403/u });

    test('that is not on the list is refused with an alert, and nothing is stored', async ({
      page,
    }) => {
      for (const lng of ['en', 'fr'] as const) {
        await page.goto(`/?lng=${lng}`);
        const alert = page.waitForEvent('dialog');
        await signInWithNewAccount(page, outsiderEmail, () =>
          page.getByRole('link', { name: 'Admin' }).click(),
        );
        const dialog = await alert;
        expect(dialog.message()).toBe(refusals[lng]);
        await dialog.accept();
        await expect(page).toHaveURL(/\/(?:en)?(?:\?lng=..)?$/u);
        await expect.poll(() => readStoredSession(page)).toEqual([null, null]);
        // The server deletes the account as well.
        await expect(getAuth(getAdminApp()).getUserByEmail(outsiderEmail)).rejects.toThrow();
      }
    });

    test('with an unverified address is refused with the reason, and nothing is stored', async ({
      page,
    }) => {
      // No other spec uses this account.
      const email = demo.staff.at(-1) ?? '';
      const auth = getAuth(getAdminApp());
      const { uid } = await auth.getUserByEmail(email);
      await auth.updateUser(uid, { emailVerified: false });
      try {
        await page.goto('/admin?lng=en');
        await signInThroughPopup(page, email, () => loginButton(page).click());
        await expectStatus(page, 'Google has not verified', 'Google n’a pas vérifié');
        expect(await readStoredSession(page)).toEqual([null, null]);
      } finally {
        await auth.updateUser(uid, { emailVerified: true });
      }
    });
  });
});

test.describe('in a browser inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 385.0.0.23.86',
  });

  test('staff read how to open the page in the phone’s browser', async ({ page }) => {
    await page.goto('/admin?lng=fr');
    await expect(page.getByText(/dans une autre application/u)).toContainText(
      '127.0.0.1:5000/admin',
    );
  });
});

test('staff whose browser forbids storage get the sign-in screen, and can log in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Object.defineProperty(Storage.prototype, name, { value: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
  });
  await page.goto('/admin?lng=en');
  await expect(loginButton(page)).toBeVisible();
  await signInWithoutGoogle(page, staffEmail);
  await expect(page.getByRole('tab', { name: 'NOTE' })).toBeVisible();
});

test.describe('without internet', () => {
  test.use({
    expectedErrors: /apis\.google\.com/u,
  });

  test('staff read that Google cannot be reached, and log in through the emulator', async ({
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
