import type { TokenOptions } from '@firebase/rules-unit-testing';
import allowlist from '../../staff-allowlist.json' with { type: 'json' };

/** Somebody who knocks: what their ID token claims, and what both rules files and the API must think. */
export interface Identity {
  readonly name: string;
  readonly uid: string;
  /** `null`: not signed in. */
  readonly claims: TokenOptions | null;
  readonly isStaff: boolean;
}

type Provider = NonNullable<TokenOptions['firebase']>['sign_in_provider'];

const claims = (email: string, provider: Provider = 'google.com', email_verified = true) => ({
  email,
  email_verified,
  firebase: { sign_in_provider: provider },
});

const somebody = allowlist[0] ?? '';

const strangers: readonly Omit<Identity, 'isStaff'>[] = [
  { name: 'a visitor who is not signed in', uid: '', claims: null },
  {
    name: 'an outsider with a Google account',
    uid: 'outsider',
    claims: claims('outsider@example.org'),
  },
  {
    name: 'a staff address that is not verified',
    uid: 'unverified',
    claims: claims(somebody, 'google.com', false),
  },
  {
    name: 'a staff address signed in by password',
    uid: 'password',
    claims: claims(somebody, 'password'),
  },
  {
    name: 'a staff address signed in by another provider',
    uid: 'facebook',
    claims: claims(somebody, 'facebook.com'),
  },
  {
    name: 'an address that only begins like a staff address',
    uid: 'lookalike',
    claims: claims(`${somebody}.example.net`),
  },
  {
    name: 'a Google account without an address',
    uid: 'nameless',
    claims: { email_verified: true, firebase: { sign_in_provider: 'google.com' } },
  },
  {
    name: 'an anonymous account',
    uid: 'anonymous',
    claims: { firebase: { sign_in_provider: 'anonymous' } },
  },
];

const staffMembers: readonly Omit<Identity, 'isStaff'>[] = [
  ...allowlist.map((email) => ({ name: email, uid: email, claims: claims(email) })),
  {
    // Google gives back the address as its owner typed it.
    name: `${somebody.toUpperCase()} in capitals`,
    uid: 'capitals',
    claims: claims(somebody.toUpperCase()),
  },
];

/** Everybody the tables speak of. The API's tests use the same list. */
export const identities: readonly Identity[] = [
  ...strangers.map((stranger) => ({ ...stranger, isStaff: false })),
  ...staffMembers.map((member) => ({ ...member, isStaff: true })),
];

/** The identities that are not staff, and those that are. */
export const everybodyElse = identities.filter(({ isStaff }) => !isStaff);
export const staff = identities.filter(({ isStaff }) => isStaff);

/** The identity that signs in under this uid. */
export function getIdentity(uid: string): Identity {
  const identity = identities.find((candidate) => candidate.uid === uid);
  if (identity === undefined) throw new Error(`No identity has the uid ${uid}.`);
  return identity;
}

export const visitor = getIdentity('');
export const outsider = getIdentity('outsider');
export const aMemberOfStaff = getIdentity(somebody);
