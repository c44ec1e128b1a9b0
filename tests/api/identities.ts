import { demo } from '../../environments/demo.ts';
import {
  makeGoogleToken,
  makePasswordToken,
  makeRevokedToken,
  makeTokenWithClaims,
  makeUnverifiedToken,
} from './tokens.ts';

// Each identity has an address of its own: what one does to its account must not touch another's.
const [firstStaff = '', secondStaff = '', thirdStaff = '', fourthStaff = ''] = demo.staff;

const hoursAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600;

interface Identity {
  readonly who: string;
  /** Gives the bearer token, or undefined for a caller without one. */
  readonly getToken: () => Promise<string | undefined>;
  /** What every staff endpoint answers; null where it lets the caller through. */
  readonly verdict: 401 | 403 | null;
}

/** Everybody who might knock at a staff endpoint, and what they are told. */
export const identities: readonly Identity[] = [
  { who: 'nobody', getToken: () => Promise.resolve(undefined), verdict: 401 },
  { who: 'a garbage token', getToken: () => Promise.resolve('garbage'), verdict: 401 },
  {
    who: 'an expired token',
    getToken: () => makeTokenWithClaims(firstStaff, { iat: hoursAgo(2), exp: hoursAgo(1) }),
    verdict: 401,
  },
  {
    who: 'a token of another project',
    getToken: () =>
      makeTokenWithClaims(firstStaff, {
        aud: 'demo-other',
        iss: 'https://securetoken.google.com/demo-other',
      }),
    verdict: 401,
  },
  {
    who: 'staff who signed in eight days ago',
    getToken: () => makeTokenWithClaims(firstStaff, { auth_time: hoursAgo(8 * 24) }),
    verdict: 401,
  },
  { who: 'a revoked staff session', getToken: () => makeRevokedToken(secondStaff), verdict: 401 },
  { who: 'an outsider', getToken: () => makeGoogleToken('outsider@example.org'), verdict: 403 },
  {
    who: 'staff with an unverified e-mail',
    getToken: () => makeUnverifiedToken(thirdStaff),
    verdict: 403,
  },
  {
    who: 'a staff address by password',
    getToken: () => makePasswordToken(fourthStaff),
    verdict: 403,
  },
  {
    who: 'staff whose token does not say when they signed in',
    getToken: () => makeTokenWithClaims(firstStaff, { auth_time: undefined }),
    verdict: 401,
  },
  {
    who: 'a list of addresses that begins with a staff address',
    getToken: () =>
      makeTokenWithClaims(firstStaff, { email: [firstStaff, 'outsider@example.org'] }),
    verdict: 403,
  },
  { who: 'staff', getToken: () => makeGoogleToken(firstStaff), verdict: null },
];

/** A token of a member of staff. */
export const getStaffToken = (): Promise<string> => makeGoogleToken(firstStaff);
