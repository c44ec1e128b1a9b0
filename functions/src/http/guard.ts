import type { Request } from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import allowlist from '../../../staff-allowlist.json' with { type: 'json' };
import { auth } from '../data/admin.ts';
import { ApiProblem } from './problem.ts';

/** The member of staff behind a request. */
export interface Staff {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

/** What the Admin SDK says of a token that is no good; any other failure is ours, not the caller's. */
const tokenFaults = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function readToken(request: Request): string {
  const [, token] = /^Bearer ([^\s]+)$/.exec(request.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new ApiProblem('unauthenticated');
  return token;
}

/** The Admin SDK calls a token faulty as well when it could not fetch Google's certificates. */
const noCertificates = /^Error (while making request|fetching public keys)/;

function isTokenFault(error: unknown): boolean {
  if (!(error instanceof Error) || noCertificates.test(error.message)) return false;
  // What cannot be decoded at all is thrown as it comes, without a code.
  return 'code' in error ? tokenFaults.has(String(error.code)) : error instanceof SyntaxError;
}

async function verify(token: string): Promise<DecodedIdToken> {
  try {
    // `true`: a revoked session or a disabled account is refused before its hour is over.
    return await auth().verifyIdToken(token, true);
  } catch (error) {
    throw new ApiProblem(isTokenFault(error) ? 'unauthenticated' : 'unavailable');
  }
}

/** How long after signing in a member of staff is asked to do so again. */
const sessionDays = 7;

/**
 * Lets staff through (specification, section 6): a Google account with a verified address on the
 * allowlist. The security rules demand the same.
 *
 * @throws ApiProblem `unauthenticated` without a valid token, `forbidden` for anybody else's.
 */
export async function requireStaff(request: Request): Promise<Staff> {
  const token = await verify(readToken(request));
  const { uid, email, email_verified, firebase, name } = token;
  if (Date.now() / 1000 - token.auth_time > sessionDays * 86_400) {
    throw new ApiProblem('unauthenticated');
  }
  const isStaff =
    email !== undefined &&
    email_verified === true &&
    firebase.sign_in_provider === 'google.com' &&
    allowlist.includes(email.toLowerCase());
  if (!isStaff) throw new ApiProblem('forbidden');
  return { uid, email, name: typeof name === 'string' ? name : email };
}

/** The member of staff behind a request to an endpoint that answers everybody, or null. */
export async function findStaff(request: Request): Promise<Staff | null> {
  if (request.get('authorization') === undefined) return null;
  try {
    return await requireStaff(request);
  } catch (error) {
    // Whoever is not staff is a visitor; not knowing is another matter.
    if (error instanceof ApiProblem && error.status < 500) return null;
    throw error;
  }
}
