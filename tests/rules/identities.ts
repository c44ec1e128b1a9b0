import type { TokenOptions } from '@firebase/rules-unit-testing';
import { limits } from '../../domain/limits.ts';
import { demo } from '../../environments/demo.ts';

/** A caller with the claims of an ID token. */
export interface Identity {
  readonly name: string;
  readonly uid: string;
  /** `null` when not signed in. */
  readonly claims: TokenOptions | null;
  /** Whether both rules files and the API accept the caller as staff. */
  readonly isStaff: boolean;
  /** True for staff who must sign in again. The API responds with 401 instead of 403. */
  readonly isStale?: true;
}

type Provider = NonNullable<TokenOptions['firebase']>['sign_in_provider'];

/**
 * Returns a sign-in time for an ID token, in seconds. Without one, the SDK's test tokens have 0, for
 * 1970, and the rules would refuse them.
 */
const getAuthTime = (daysAgo: number) => Math.floor(Date.now() / 1000) - daysAgo * 86_400;

const makeClaims = (email: string, provider: Provider = 'google.com') => ({
  email,
  email_verified: true,
  auth_time: getAuthTime(0),
  firebase: { sign_in_provider: provider },
});

const makeNonStaff = (staffAddress: string): readonly Omit<Identity, 'isStaff'>[] => [
  { name: 'a visitor who is not signed in', uid: '', claims: null },
  {
    name: 'an outsider with a Google account',
    uid: 'outsider',
    claims: makeClaims('outsider@example.org'),
  },
  {
    name: 'a staff address that is not verified',
    uid: 'unverified',
    claims: { ...makeClaims(staffAddress), email_verified: false },
  },
  {
    name: 'a staff address whose verification is a string',
    uid: 'verified-by-text',
    // The cast is needed because the type of the claims allows only a boolean.
    claims: { ...makeClaims(staffAddress), ...({ email_verified: 'true' } as object) },
  },
  {
    name: 'a staff address signed in by password',
    uid: 'password',
    claims: makeClaims(staffAddress, 'password'),
  },
  {
    name: 'a staff address signed in by another provider',
    uid: 'facebook',
    claims: makeClaims(staffAddress, 'facebook.com'),
  },
  {
    name: 'a staff address signed in by a token that a server made',
    uid: 'custom',
    claims: makeClaims(staffAddress, 'custom'),
  },
  {
    name: 'a staff address signed in by telephone',
    uid: 'phone',
    claims: makeClaims(staffAddress, 'phone'),
  },
  {
    name: 'a staff address signed in anonymously',
    uid: 'anonymous-with-address',
    claims: makeClaims(staffAddress, 'anonymous'),
  },
  {
    name: 'an address that only begins like a staff address',
    uid: 'lookalike',
    claims: makeClaims(`${staffAddress}.example.net`),
  },
  {
    name: 'a Google account without an address',
    uid: 'no-address',
    claims: { email_verified: true, firebase: { sign_in_provider: 'google.com' } },
  },
  {
    name: 'an anonymous account',
    uid: 'anonymous',
    claims: { firebase: { sign_in_provider: 'anonymous' } },
  },
  {
    name: 'staff whose session ended a day ago',
    uid: 'session-ended-a-day-ago',
    claims: { ...makeClaims(staffAddress), auth_time: getAuthTime(limits.sessionDays + 1) },
    isStale: true,
  },
  {
    name: 'staff whose session ended a minute ago',
    uid: 'session-ended-a-minute-ago',
    claims: { ...makeClaims(staffAddress), auth_time: getAuthTime(limits.sessionDays) - 60 },
    isStale: true,
  },
];

const makeStaff = (
  addresses: readonly string[],
  staffAddress: string,
): readonly Omit<Identity, 'isStaff'>[] => [
  ...addresses.map((email) => ({ name: email, uid: email, claims: makeClaims(email) })),
  {
    // Google returns the address as its owner typed it.
    name: `${staffAddress.toUpperCase()} in capitals`,
    uid: 'capitals',
    claims: makeClaims(staffAddress.toUpperCase()),
  },
  {
    // Half a day remains, so that the session does not end while the tests run.
    name: 'staff whose session ends in half a day',
    uid: 'session-ends-in-half-a-day',
    claims: { ...makeClaims(staffAddress), auth_time: getAuthTime(limits.sessionDays - 0.5) },
  },
];

/** Makes all callers for a list of staff addresses. */
export function makeIdentities(addresses: readonly string[]): readonly Identity[] {
  const [staffAddress = ''] = addresses;
  return [
    ...makeNonStaff(staffAddress).map((caller) => ({ ...caller, isStaff: false })),
    ...makeStaff(addresses, staffAddress).map((member) => ({ ...member, isStaff: true })),
  ];
}

/** The callers that the tests of the rules and `tests/api/identity-parity.test.ts` try. */
export const identities: readonly Identity[] = makeIdentities(demo.staff);

/**
 * Gets the identity with this uid.
 *
 * @throws Error when no identity has it
 */
function getIdentity(uid: string): Identity {
  const identity = identities.find((candidate) => candidate.uid === uid);
  if (identity === undefined) throw new Error(`No identity has the uid ${uid}.`);
  return identity;
}

export const visitor = getIdentity('');
const outsider = getIdentity('outsider');
export const staffMember = getIdentity(demo.staff[0] ?? '');

/**
 * One caller for each answer of `isStaff()`, and a visitor. Who counts as staff is tested with all
 * identities in `identity-parity.test.ts`.
 */
export const callers = [visitor, outsider, staffMember].map(
  (caller) => [caller.name, caller] as const,
);
export const nonStaffCallers = callers.filter(([, { isStaff }]) => !isStaff);
