import type { EndpointName, OutputOf } from '@club/domain/endpoints';
import type { StaffSession } from '@club/domain/staff-session';
import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { buildSettings } from '../build-settings.ts';
import { ApiError, callApi, type CallOptions } from '../api-client.ts';
import {
  getFirebaseUser,
  signInWithGoogle,
  type SignInFailure,
  signOutOfFirebase,
  getStaffAuth,
  toSignInFailure,
} from './staff-auth.ts';
import { logWarning } from '../log-warning.ts';
import { sendSignInToken } from './send-sign-in-token.ts';

/** The specification defines these keys (section 9). */
const keys = { token: 'token', user: 'user' } as const;

/**
 * Uses the browser's storage. Every use of it may throw: it may be full, or forbidden by a setting.
 * Then the session lasts until the page is closed.
 */
function tryStorage<Result>(callback: (storage: Storage) => Result): Result | undefined {
  try {
    return callback(localStorage);
  } catch {
    return undefined;
  }
}

/** Stores the session for the next visit. */
function storeSession(token: string, user: StaffSession): void {
  tryStorage((storage) => {
    storage.setItem(keys.token, token);
    storage.setItem(keys.user, JSON.stringify(user));
  });
}

/** True if a token is stored. Only the server knows if it is valid. */
export const hasStoredSession = (): boolean =>
  typeof tryStorage((storage) => storage.getItem(keys.token)) === 'string';

/** Removes the token and user: on Log Out, refusal, and the session's end. */
function clearStoredSession(): void {
  tryStorage((storage) => {
    storage.removeItem(keys.token);
    storage.removeItem(keys.user);
  });
}

/**
 * The state of the staff session (specification, section 4). `unknown` is the state before a check.
 * `refused` is an account that is not staff. `unavailable` is a session that could not be checked.
 */
export type StaffState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out'; readonly reason: SignInFailure | null }
  | { readonly status: 'checking' }
  | { readonly status: 'refused' }
  | { readonly status: 'unavailable' }
  | { readonly status: 'signed-in'; readonly staff: StaffSession };

const toSignedOut = (reason: SignInFailure | null = null): StaffState => ({
  status: 'signed-out',
  reason,
});

let state: StaffState = { status: 'unknown' };
const listeners = new Set<() => void>();

function changeState(nextState: StaffState): void {
  state = nextState;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The current state, as a React hook. */
export const useStaffState = (): StaffState => useSyncExternalStore(subscribe, () => state);

/** Removes the session from this browser, and changes to the given state. */
async function endSession(nextState: StaffState): Promise<void> {
  clearStoredSession();
  try {
    await signOutOfFirebase();
  } catch (error) {
    // The browser's storage may fail. The screen must not wait for it.
    logWarning('The account could not be removed from the browser', error);
  }
  changeState(nextState);
}

const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.error === 'unauthenticated';

/**
 * Calls a function with the account's token. The server may find a token expired that is valid by
 * this device's clock, so after a refusal the function is called once more with a new token.
 */
async function callWithToken<Result>(
  user: User,
  callback: (token: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await callback(await user.getIdToken());
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    return callback(await user.getIdToken(true));
  }
}

/**
 * Checks whether this account is staff. Only the server has the list of staff. Returns the
 * account's token, or undefined if it is not staff or could not be checked.
 */
async function checkAccount(user: User): Promise<string | undefined> {
  // The dashboard and its form stay mounted while the session is renewed.
  if (state.status !== 'signed-in') changeState({ status: 'checking' });
  try {
    return await callWithToken(user, async (token) => {
      const staff = await callApi('getStaffSession', { token });
      storeSession(token, staff);
      changeState({ status: 'signed-in', staff });
      return token;
    });
  } catch (error) {
    const code = error instanceof ApiError ? error.problem.error : 'unavailable';
    if (code === 'forbidden') {
      // The result for an unverified address must not reveal whether the address is on the list.
      await endSession(user.emailVerified ? { status: 'refused' } : toSignedOut('unverified'));
    } else if (code === 'unauthenticated') await endSession(toSignedOut());
    else if (state.status !== 'signed-in') changeState({ status: 'unavailable' });
    return undefined;
  }
}

/**
 * Signs in, by default with Google's popup, and checks the account. Returns why the sign-in failed,
 * or null; the state then has the result of the check.
 */
export async function signIn(
  authenticate: () => Promise<User> = signInWithGoogle,
): Promise<SignInFailure | null> {
  try {
    const token = await checkAccount(await authenticate());
    if (token !== undefined) void sendSignInToken(buildSettings.tokenSync, token);
    return null;
  } catch (error) {
    const reason = toSignInFailure(error);
    if (reason === 'failed') logWarning('The sign-in failed for an unknown reason', error);
    if (state.status !== 'signed-in') changeState(toSignedOut(reason));
    return reason;
  }
}

/**
 * Resumes the session of an earlier visit, unless it is checked already. Without a stored token
 * there is no session (specification, section 2). After a check that failed, the account is
 * checked again, even if no token was stored yet.
 */
export async function resumeSession(): Promise<void> {
  if (state.status !== 'unknown' && state.status !== 'unavailable') return;
  if (state.status === 'unknown' && !hasStoredSession()) {
    changeState(toSignedOut());
    return;
  }
  changeState({ status: 'checking' });
  try {
    const user = await getFirebaseUser();
    await (user ? checkAccount(user) : endSession(toSignedOut()));
  } catch (error) {
    logWarning('The stored session could not be checked', error);
    changeState({ status: 'unavailable' });
  }
}

/** Log Out: signs out, and removes the stored token and user. Also used after a refusal. */
export const logOut = (): Promise<void> => endSession(toSignedOut());

/**
 * Removes the token and user of an ended session (specification, section 4), and returns the error
 * to throw. The dashboard and its form stay mounted, and offer the sign-in.
 */
function clearSessionAndMakeError(): ApiError {
  clearStoredSession();
  return new ApiError({ error: 'unauthenticated' }, 401);
}

/**
 * Calls a function with the token of the signed-in staff, and stores the token. The SDK renews it
 * after an hour.
 *
 * @throws the errors of `callback`; ApiError `unauthenticated` after the session has ended, and
 *   `unavailable` without a network.
 */
export async function withStaffToken<Result>(
  callback: (token: string) => Promise<Result>,
): Promise<Result> {
  const user = getStaffAuth().currentUser;
  if (!user || state.status !== 'signed-in') throw clearSessionAndMakeError();
  const { staff } = state;
  try {
    return await callWithToken(user, (token) => {
      storeSession(token, staff);
      return callback(token);
    });
  } catch (error) {
    if (isUnauthenticated(error)) throw clearSessionAndMakeError();
    // Errors of the token's renewal have a code of Firebase Auth.
    if (!(error instanceof FirebaseError)) throw error;
    const isOffline = toSignInFailure(error) === 'no-network';
    throw isOffline ? new ApiError({ error: 'unavailable' }) : clearSessionAndMakeError();
  }
}

/**
 * Calls an endpoint of `domain/endpoints` as the signed-in staff.
 *
 * @throws ApiError with the server's reason; `unauthenticated` after the session has ended.
 */
export const callAsStaff = <Name extends EndpointName>(
  name: Name,
  options: Omit<CallOptions<Name>, 'token'> = {},
): Promise<OutputOf<Name>> => withStaffToken((token) => callApi(name, { ...options, token }));
