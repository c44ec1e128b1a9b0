import { demo } from '../../environments/demo.ts';
import { type ApiResponse, callApi, type CallOptions } from './http.ts';
import {
  makeGoogleToken,
  makePasswordToken,
  makeRevokedToken,
  makeTokenWithClaims,
  makeUnverifiedToken,
} from './tokens.ts';

// Making a revoked, unverified or password token changes the account. So each of these identities
// has a staff address of its own.
const [firstStaff = '', secondStaff = '', thirdStaff = '', fourthStaff = ''] = demo.staff;

/** A time in the past, in seconds as in a token. */
const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600;

interface Identity {
  readonly name: string;
  /** Makes the bearer token; undefined for a caller without one. */
  readonly getToken: () => Promise<string | undefined>;
  /** The status with which every staff endpoint refuses the caller; null if none does. */
  readonly refusalStatus: 401 | 403 | null;
}

/** All kinds of callers of a staff endpoint, with the expected status. */
export const identities: readonly Identity[] = [
  {
    name: 'a caller without a token',
    getToken: () => Promise.resolve(undefined),
    refusalStatus: 401,
  },
  { name: 'a garbage token', getToken: () => Promise.resolve('garbage'), refusalStatus: 401 },
  {
    name: 'an expired token',
    getToken: () => makeTokenWithClaims(firstStaff, { iat: hoursAgo(2), exp: hoursAgo(1) }),
    refusalStatus: 401,
  },
  {
    name: 'a token of another project',
    getToken: () =>
      makeTokenWithClaims(firstStaff, {
        aud: 'demo-other',
        iss: 'https://securetoken.google.com/demo-other',
      }),
    refusalStatus: 401,
  },
  {
    name: 'staff who signed in eight days ago',
    getToken: () => makeTokenWithClaims(firstStaff, { auth_time: hoursAgo(8 * 24) }),
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
  {
    name: 'staff with an unverified e-mail',
    getToken: () => makeUnverifiedToken(thirdStaff),
    refusalStatus: 403,
  },
  {
    name: 'a staff address that signed in by password',
    getToken: () => makePasswordToken(fourthStaff),
    refusalStatus: 403,
  },
  {
    name: 'staff whose token lacks the sign-in time',
    getToken: () => makeTokenWithClaims(firstStaff, { auth_time: undefined }),
    refusalStatus: 401,
  },
  {
    name: 'a list of addresses that begins with a staff address',
    getToken: () =>
      makeTokenWithClaims(firstStaff, { email: [firstStaff, 'outsider@example.org'] }),
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
