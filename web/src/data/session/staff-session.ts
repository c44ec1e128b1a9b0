import type { EndpointName, OutputOf } from '@club/domain/endpoints';
import type { StaffSession } from '@club/domain/staff-session';
import type { User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { buildSettings } from '../build-settings.ts';
import { ApiError, callApi, type CallOptions } from '../api-client.ts';
import {
  getStoredUser,
  signInWithGoogle,
  type SignInFailure,
  signOutOfGoogle,
  staffAuth,
  toSignInFailure,
} from './staff-auth.ts';
import { report } from '../report.ts';
import { clearStoredSession, hasStoredToken, storeSession } from './stored-session.ts';
import { syncToken } from './token-sync.ts';

/**
 * Where a browser stands with the dashboard (specification, section 4). `unknown` until somebody
 * asks; `refused` is an account that is not on the list; `unavailable` a session that could not be
 * checked just now.
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

function changeState(next: StaffState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The current state, followed by React. */
export const useStaffState = (): StaffState => useSyncExternalStore(subscribe, () => state);

/** Removes the session from this browser. */
async function endSession(next: StaffState): Promise<void> {
  clearStoredSession();
  await signOutOfGoogle();
  changeState(next);
}

/**
 * Asks the server whether this account is staff: the browser does not know the list. Gives the token
 * of whoever is.
 */
async function checkAccount(user: User): Promise<string | undefined> {
  // The dashboard stays while its session is renewed, with what was typed in it.
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
      // Nobody learns whether an address that is not verified is on the list.
      await endSession(user.emailVerified ? { status: 'refused' } : toSignedOut('unverified'));
    } else if (code === 'unauthenticated') await endSession(toSignedOut());
    else changeState({ status: 'unavailable' });
    return undefined;
  }
}

/**
 * Signs in by `method`, which opens Google's popup unless told otherwise, and checks the account.
 * Gives the reason when nobody was signed in, and null otherwise; the state says the rest.
 */
export async function signIn(
  method: () => Promise<User> = signInWithGoogle,
): Promise<SignInFailure | null> {
  try {
    const token = await checkAccount(await method());
    if (token !== undefined) void syncToken(buildSettings.tokenSync, token);
    return null;
  } catch (error) {
    const reason = toSignInFailure(error);
    if (reason === 'failed') report('The sign-in failed for a reason without a name', error);
    if (state.status !== 'signed-in') changeState(toSignedOut(reason));
    return reason;
  }
}

/** True when this browser has stored a session that can be resumed. */
export const hasSession = (): boolean => hasStoredToken();

/** Resumes the session of an earlier visit, once. Without a stored token there is none (section 2). */
export async function resumeSession(): Promise<void> {
  if (state.status !== 'unknown' && state.status !== 'unavailable') return;
  if (!hasStoredToken()) {
    changeState(toSignedOut());
    return;
  }
  changeState({ status: 'checking' });
  const user = await getStoredUser();
  await (user ? checkAccount(user) : endSession(toSignedOut()));
}

/** Log Out: signs out, and removes the stored token and user. Also after a refusal was read. */
export const logOut = (): Promise<void> => endSession(toSignedOut());

/**
 * A token that is good for the next call, renewed when its hour is over.
 *
 * @throws ApiError `unauthenticated` when nobody is signed in, `unavailable` without a network.
 */
async function getStaffToken(): Promise<string> {
  const user = staffAuth().currentUser;
  if (!user || state.status !== 'signed-in') throw toEndedSessionError();
  try {
    const token = await user.getIdToken();
    storeSession(token, state.staff);
    return token;
  } catch (error) {
    const isOffline = toSignInFailure(error) === 'no-network';
    throw isOffline ? new ApiError({ error: 'unavailable' }) : toEndedSessionError();
  }
}

/**
 * A session that has ended leaves neither token nor user behind (specification, section 4). The
 * dashboard stays, with what was typed in it, and asks for the sign-in.
 */
function toEndedSessionError(): ApiError {
  clearStoredSession();
  return new ApiError({ error: 'unauthenticated' }, 401);
}

/**
 * Does something with the token of the member of staff who is signed in.
 *
 * @throws what `act` throws; ApiError `unauthenticated` once the session has ended, and
 *   `unavailable` without a network.
 */
export async function withStaffToken<Answer>(
  act: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await getStaffToken();
  try {
    return await act(token);
  } catch (error) {
    throw error instanceof ApiError && error.problem.error === 'unauthenticated'
      ? toEndedSessionError()
      : error;
  }
}

/**
 * Calls an endpoint of the table as the member of staff who is signed in.
 *
 * @throws ApiError with the server's reason; `unauthenticated` once the session has ended.
 */
export const callAsStaff = <Name extends EndpointName>(
  name: Name,
  options: Omit<CallOptions<Name>, 'token'> = {},
): Promise<OutputOf<Name>> => withStaffToken((token) => callApi(name, { ...options, token }));
