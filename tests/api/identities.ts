import { demo } from '../../environments/demo.ts';
import { type ApiResponse, callApi, type CallOptions } from './http.ts';
import { makeGoogleToken, makeRevokedToken, makeTokenWithClaims } from './tokens.ts';

// Revoking a session changes the account. So that identity has a staff address of its own.
const [firstStaff = '', secondStaff = ''] = demo.staff;

/** A time in the past, in seconds as in a token. */
const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600;

interface Identity {
  readonly name: string;
  /** Makes the bearer token; undefined for a caller without one. */
  readonly getToken: () => Promise<string | undefined>;
  /** The status with which every staff endpoint refuses the caller; null if none does. */
  readonly refusalStatus: 401 | 403 | null;
}

/**
 * A caller for each answer of the guard. It decides about all kinds of callers in
 * `identity-parity.test.ts`, and about forged tokens in functions/src/http/guard.test.ts.
 */
export const identities: readonly Identity[] = [
  {
    name: 'a caller without a token',
    getToken: () => Promise.resolve(undefined),
    refusalStatus: 401,
  },
  {
    name: 'an expired token',
    getToken: () => makeTokenWithClaims(firstStaff, { iat: hoursAgo(2), exp: hoursAgo(1) }),
    refusalStatus: 401,
  },
  {
    name: 'a revoked staff session',
    getToken: () => makeRevokedToken(secondStaff),
    refusalStatus: 401,
  },
  {
    name: 'an outsider',
    getToken: () => makeGoogleToken('outsider@example.org'),
    refusalStatus: 403,
  },
  { name: 'staff', getToken: () => makeGoogleToken(firstStaff), refusalStatus: null },
];

/** Makes a token of a staff member. */
export const getStaffToken = (): Promise<string> => makeGoogleToken(firstStaff);

let staffToken: Promise<string> | undefined;

/** Sends a request as a staff member. */
export async function callAsStaff(path: string, options: CallOptions = {}): Promise<ApiResponse> {
  staffToken ??= getStaffToken();
  return callApi(path, { token: await staffToken, ...options });
}

export const postAsStaff = (path: string, json: unknown = {}): Promise<ApiResponse> =>
  callAsStaff(path, { method: 'POST', json });
