import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { signInWithoutGoogle, staffEmail } from './staff.ts';

/** What a signed-in browser has in localStorage: our token and user, and the account of Firebase. */
type Session = Readonly<Record<string, string>>;

/** The session of this worker's first sign-in. Each test that signs in again would take seconds. */
let session: Session | undefined;

const readSession = (page: Page): Promise<Session> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(
        ([key]) => key === 'token' || key === 'user' || key.startsWith('firebase:authUser:'),
      ),
    ),
  );

/** Stores a session before the page's scripts run, once: a test may log out. */
const storeSession = (page: Page, stored: Session): Promise<unknown> =>
  page.addInitScript((entries) => {
    if (location.pathname !== '/admin' || sessionStorage.getItem('test-session') !== null) return;
    sessionStorage.setItem('test-session', 'stored');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);

/**
 * Opens an address of the dashboard as staff who signed in at an earlier visit. The worker's first
 * test signs in.
 */
export async function openAsStaff(page: Page, address: string): Promise<void> {
  if (session) await storeSession(page, session);
  await page.goto(address);
  if (session) return;
  await signInWithoutGoogle(page, staffEmail);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  session = await readSession(page);
}
