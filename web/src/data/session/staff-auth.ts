import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import { getFirebaseApp } from '../firebase-app.ts';
import { withTimeout } from '../public/with-timeout.ts';

/** Why a sign-in failed. */
export type SignInFailure =
  | 'popup-closed'
  | 'popup-blocked'
  | 'no-network'
  /** The account's e-mail address is not verified. */
  | 'unverified'
  /** The browser is part of another app, or stores nothing. */
  | 'browser'
  | 'disabled'
  /** There were too many attempts. */
  | 'wait'
  /** The project does not accept sign-ins from this address, or not with Google. */
  | 'settings'
  | 'failed';

const failureByCode: Readonly<Record<string, SignInFailure>> = {
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/user-cancelled': 'popup-closed',
  'auth/redirect-cancelled-by-user': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/network-request-failed': 'no-network',
  // The SDK's code if Google's helper script cannot be fetched.
  'auth/internal-error': 'no-network',
  'auth/timeout': 'no-network',
  'auth/operation-not-supported-in-this-environment': 'browser',
  'auth/web-storage-unsupported': 'browser',
  'auth/cors-unsupported': 'browser',
  'auth/unsupported-persistence-type': 'browser',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'wait',
  'auth/quota-exceeded': 'wait',
  'auth/unauthorized-domain': 'settings',
  'auth/operation-not-allowed': 'settings',
  'auth/auth-domain-config-required': 'settings',
  'auth/invalid-api-key': 'settings',
  'auth/admin-restricted-operation': 'settings',
  'auth/app-not-authorized': 'settings',
  'auth/configuration-not-found': 'settings',
  'auth/invalid-oauth-client-id': 'settings',
  'auth/invalid-oauth-provider': 'settings',
};

/** Codes that Google's server ends with a sentence of its own. */
const settingsError = /^auth\/(?:api-key-(?:not-valid|expired)|requests-(?:from|to)-)/u;

/** Converts an error of the sign-in to its reason. */
export function toSignInFailure(error: unknown): SignInFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return failureByCode[code] ?? (settingsError.test(code) ? 'settings' : 'failed');
}

/**
 * WebKit blocks IndexedDB if a page was left during a transaction: the next page waits for ever. So
 * the account is kept in localStorage, and the SDK finds no IndexedDB for its usage reports.
 */
const hideIndexedDB = () => Reflect.defineProperty(window, 'indexedDB', { value: undefined });

let instance: Auth | undefined;

/** The Auth service. It has no popup resolver, so that Google's scripts load only on a click. */
export function getStaffAuth(): Auth {
  if (!instance) {
    hideIndexedDB();
    instance = initializeAuth(getFirebaseApp(), { persistence: browserLocalPersistence });
    if (import.meta.env.MODE === 'emulator') {
      connectAuthEmulator(instance, 'http://127.0.0.1:9099', { disableWarnings: true });
    }
  }
  return instance;
}

/**
 * Opens Google's sign-in popup (specification, section 6). Call it directly in a click handler, or
 * the browser blocks the window.
 *
 * @throws FirebaseError, which {@link toSignInFailure} converts to a reason.
 */
export async function signInWithGoogle(): Promise<User> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const { user } = await signInWithPopup(getStaffAuth(), provider, browserPopupRedirectResolver);
  return user;
}

/**
 * The account stored in this browser, or null.
 *
 * @throws Error if it could not be checked within ten seconds
 */
export async function getFirebaseUser(): Promise<User | null> {
  // The SDK checks a stored account with Google. Its own timeout is at least 30 seconds.
  await withTimeout(getStaffAuth().authStateReady());
  return getStaffAuth().currentUser;
}

/** Removes the account from this browser. */
export const signOutOfFirebase = (): Promise<void> => signOut(getStaffAuth());
