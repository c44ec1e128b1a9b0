import { demo } from '../../environments/demo.ts';
import { googleToken, passwordToken, revokedToken, tokenWith, unverifiedToken } from './tokens.ts';

// Each identity has an address of its own: what one does to its account must not touch another's.
const [first = '', second = '', third = '', fourth = ''] = demo.staff;

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
    getToken: () => tokenWith(first, { iat: hoursAgo(2), exp: hoursAgo(1) }),
    verdict: 401,
  },
  {
    who: 'a token of another project',
    getToken: () =>
      tokenWith(first, { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }),
    verdict: 401,
  },
  {
    who: 'staff who signed in eight days ago',
    getToken: () => tokenWith(first, { auth_time: hoursAgo(8 * 24) }),
    verdict: 401,
  },
  { who: 'a revoked staff session', getToken: () => revokedToken(second), verdict: 401 },
  { who: 'an outsider', getToken: () => googleToken('outsider@example.org'), verdict: 403 },
  {
    who: 'staff with an unverified e-mail',
    getToken: () => unverifiedToken(third),
    verdict: 403,
  },
  {
    who: 'a staff address by password',
    getToken: () => passwordToken(fourth),
    verdict: 403,
  },
  {
    who: 'staff whose token does not say when they signed in',
    getToken: () => tokenWith(first, { auth_time: undefined }),
    verdict: 401,
  },
  {
    who: 'a list of addresses that begins with a staff address',
    getToken: () => tokenWith(first, { email: [first, 'outsider@example.org'] }),
    verdict: 403,
  },
  { who: 'staff', getToken: () => googleToken(first), verdict: null },
];

/** A token of a member of staff. */
export const staffToken = (): Promise<string> => googleToken(first);
