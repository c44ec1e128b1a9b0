import { limits } from '@club/domain/limits';
import type { Request } from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import * as v from 'valibot';
import { auth } from '../store/admin.ts';
import { isStaffAddress, removeOutsider, type Staff } from '../store/staff-accounts.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** What the Admin SDK says of a token that is no good; any other failure is ours, not the caller's. */
const tokenErrorCodes = new Set([
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
const certificateError = /^Error (while making request|fetching public keys)/;

function isTokenError(error: unknown): boolean {
  if (!(error instanceof Error) || certificateError.test(error.message)) return false;
  // What cannot be decoded at all is thrown as it comes, without a code.
  return 'code' in error ? tokenErrorCodes.has(String(error.code)) : error instanceof SyntaxError;
}

async function verifyToken(token: string): Promise<DecodedIdToken> {
  try {
    // `true`: a revoked session or a disabled account is refused before its hour is over.
    return await auth().verifyIdToken(token, true);
  } catch (error) {
    throw new ApiProblem(isTokenError(error) ? 'unauthenticated' : 'unavailable');
  }
}

/** How long after signing in a member of staff is asked to do so again. */
const sessionSeconds = limits.sessionDays * 86_400;

/** Absent, the moment of the sign-in is unknown, and the session may be any age. */
const sessionClaims = v.object({ uid: v.string(), auth_time: v.number() });

/** A claim is whatever the token says: a list is no address, however its first entry reads. */
const staffClaims = v.object({
  email: v.pipe(v.string(), v.check(isStaffAddress)),
  email_verified: v.literal(true),
  firebase: v.object({ sign_in_provider: v.literal('google.com') }),
  name: v.optional(v.unknown()),
});

/**
 * Lets staff through (specification, section 6): a Google account with a verified address on the
 * staff's list. The security rules demand the same. The account of somebody who is not staff is removed.
 *
 * @throws ApiProblem `unauthenticated` without a valid token, `forbidden` for anybody else's.
 */
export async function requireStaff(request: Request): Promise<Staff> {
  const token = await verifyToken(readToken(request));
  const session = v.safeParse(sessionClaims, token);
  const isExpired =
    !session.success || session.output.auth_time < Date.now() / 1000 - sessionSeconds;
  if (isExpired) throw new ApiProblem('unauthenticated');
  const claims = v.safeParse(staffClaims, token);
  if (!claims.success) {
    const isOnStaffList = typeof token.email === 'string' && isStaffAddress(token.email);
    if (!isOnStaffList) await removeOutsider(session.output.uid);
    throw new ApiProblem('forbidden');
  }
  const { email, name } = claims.output;
  return { uid: session.output.uid, email, name: typeof name === 'string' ? name : email };
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
