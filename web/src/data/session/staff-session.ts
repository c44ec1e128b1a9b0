import type { EndpointName, OutputOf } from '@club/domain/endpoints';
import type { StaffSession } from '@club/domain/staff-session';
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
import { clearStoredSession, hasStoredSession, storeSession } from './stored-session.ts';
import { sendSignInToken } from './send-sign-in-token.ts';

export { hasStoredSession } from './stored-session.ts';

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
  await signOutOfFirebase();
  changeState(nextState);
}

/**
 * Checks whether this account is staff. Only the server has the list of staff. Returns the
 * account's token, or undefined if it is not staff or could not be checked.
 */
async function checkAccount(user: User): Promise<string | undefined> {
  // The dashboard and its form stay mounted while the session is renewed.
  if (state.status !== 'signed-in') changeState({ status: 'checking' });
  try {
    const token = await user.getIdToken();
    const staff = await callApi('getStaffSession', { token });
    storeSession(token, staff);
    changeState({ status: 'signed-in', staff });
    return token;
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
  const user = await getFirebaseUser();
  await (user ? checkAccount(user) : endSession(toSignedOut()));
}

/** Log Out: signs out, and removes the stored token and user. Also used after a refusal. */
export const logOut = (): Promise<void> => endSession(toSignedOut());

/**
 * Returns a valid token, and stores it. The SDK renews it after an hour.
 *
 * @throws ApiError `unauthenticated` if no session is valid, `unavailable` without a network.
 */
async function getStaffToken(): Promise<string> {
  const user = getStaffAuth().currentUser;
  if (!user || state.status !== 'signed-in') throw clearSessionAndMakeError();
  try {
    const token = await user.getIdToken();
    storeSession(token, state.staff);
    return token;
  } catch (error) {
    const isOffline = toSignInFailure(error) === 'no-network';
    throw isOffline ? new ApiError({ error: 'unavailable' }) : clearSessionAndMakeError();
  }
}

/**
 * Removes the token and user of an ended session (specification, section 4), and returns the error
 * to throw. The dashboard and its form stay mounted, and offer the sign-in.
 */
function clearSessionAndMakeError(): ApiError {
  clearStoredSession();
  return new ApiError({ error: 'unauthenticated' }, 401);
}

/**
 * Calls a function with the token of the signed-in staff.
 *
 * @throws the errors of `callback`; ApiError `unauthenticated` after the session has ended, and
 *   `unavailable` without a network.
 */
export async function withStaffToken<Result>(
  callback: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = await getStaffToken();
  try {
    return await callback(token);
  } catch (error) {
    throw error instanceof ApiError && error.problem.error === 'unauthenticated'
      ? clearSessionAndMakeError()
      : error;
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
