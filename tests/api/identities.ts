import { demo } from '../../environments/demo.ts';
import {
  makeGoogleToken,
  makePasswordToken,
  makeRevokedToken,
  makeTokenWithClaims,
  makeUnverifiedToken,
} from './tokens.ts';

// Identities that change their account have an address that no other identity uses.
const [firstStaff = '', secondStaff = '', thirdStaff = '', fourthStaff = ''] = demo.staff;

const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600;

interface Identity {
  readonly name: string;
  /** Makes the bearer token; undefined for a caller without one. */
  readonly getToken: () => Promise<string | undefined>;
  /** The status of every staff endpoint; null when the caller has access. */
  readonly verdict: 401 | 403 | null;
}

/** All kinds of callers of a staff endpoint, with the expected status. */
export const identities: readonly Identity[] = [
  { name: 'nobody', getToken: () => Promise.resolve(undefined), verdict: 401 },
  { name: 'a garbage token', getToken: () => Promise.resolve('garbage'), verdict: 401 },
  {
    name: 'an expired token',
    getToken: () => makeTokenWithClaims(firstStaff, { iat: hoursAgo(2), exp: hoursAgo(1) }),
    verdict: 401,
  },
  {
    name: 'a token of another project',
    getToken: () =>
      makeTokenWithClaims(firstStaff, {
        aud: 'demo-other',
        iss: 'https://securetoken.google.com/demo-other',
      }),
    verdict: 401,
  },
  {
    name: 'staff who signed in eight days ago',
    getToken: () => makeTokenWithClaims(firstStaff, { auth_time: hoursAgo(8 * 24) }),
    verdict: 401,
  },
  { name: 'a revoked staff session', getToken: () => makeRevokedToken(secondStaff), verdict: 401 },
  { name: 'an outsider', getToken: () => makeGoogleToken('outsider@example.org'), verdict: 403 },
  {
    name: 'staff with an unverified e-mail',
    getToken: () => makeUnverifiedToken(thirdStaff),
    verdict: 403,
  },
  {
    name: 'a staff address by password',
    getToken: () => makePasswordToken(fourthStaff),
    verdict: 403,
  },
  {
    name: 'staff whose token lacks the sign-in time',
    getToken: () => makeTokenWithClaims(firstStaff, { auth_time: undefined }),
    verdict: 401,
  },
  {
    name: 'a list of addresses that begins with a staff address',
    getToken: () =>
      makeTokenWithClaims(firstStaff, { email: [firstStaff, 'outsider@example.org'] }),
    verdict: 403,
  },
  { name: 'staff', getToken: () => makeGoogleToken(firstStaff), verdict: null },
];

/** Makes a token of a staff member. */
export const getStaffToken = (): Promise<string> => makeGoogleToken(firstStaff);
