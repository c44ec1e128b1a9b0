import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { limits } from '@club/domain/limits';
import type { Request } from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import * as v from 'valibot';
import { auth } from '../store/admin.ts';
import { isStaffAddress, deleteNonStaffAccount, type Staff } from '../store/staff-accounts.ts';
import { canonicalizeEmail } from '../runtime/canonical-email.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** The Admin SDK's error codes for an invalid token. Any other error is not the caller's fault. */
const tokenErrorCodes = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function readBearerToken(request: Request): string {
  const [, token] = /^Bearer ([^\s]+)$/.exec(request.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new ApiProblem('unauthenticated');
  return token;
}

/**
 * Matches the message of a failure to fetch Google's certificates. The Admin SDK gives that failure
 * a token error code too.
 */
const certificateErrorPattern = /^Error (while making request|fetching public keys)/;

function isTokenError(error: unknown): boolean {
  if (!(error instanceof Error) || certificateErrorPattern.test(error.message)) return false;
  // For a token that cannot be decoded, the SDK throws a SyntaxError without a code.
  return 'code' in error ? tokenErrorCodes.has(String(error.code)) : error instanceof SyntaxError;
}

async function verifyToken(token: string): Promise<DecodedIdToken> {
  try {
    // `true` also rejects revoked sessions and disabled accounts before the token expires.
    return await auth().verifyIdToken(token, true);
  } catch (error) {
    throw new ApiProblem(isTokenError(error) ? 'unauthenticated' : 'unavailable');
  }
}

/** Staff must sign in again after this time. */
const sessionSeconds = limits.sessionDays * 86_400;

/** Without `auth_time` the age of the session is unknown. */
const sessionClaims = v.object({ uid: v.string(), auth_time: v.number() });

/** A claim can have any type. An `email` that is an array with a staff address is refused. */
const staffClaims = v.object({
  email: v.pipe(v.string(), v.check(isStaffAddress)),
  email_verified: v.literal(true),
  firebase: v.object({ sign_in_provider: v.literal('google.com') }),
  name: v.optional(v.unknown()),
});

/**
 * Requires a staff member (specification, section 6). Staff have a Google account with a verified
 * address on the staff list. The security rules require the same. An account without an address on
 * the staff list is removed.
 *
 * @throws ApiProblem `unauthenticated` without a valid token or after `sessionSeconds`. It is
 *   `forbidden` for other accounts, and `unavailable` when Google cannot be reached.
 */
export async function requireStaff(request: Request): Promise<Staff> {
  const token = await verifyToken(readBearerToken(request));
  const session = v.safeParse(sessionClaims, token);
  const isExpired =
    !session.success || session.output.auth_time < Date.now() / 1000 - sessionSeconds;
  if (isExpired) throw new ApiProblem('unauthenticated');
  const claims = v.safeParse(staffClaims, token);
  if (!claims.success) {
    const isOnStaffList = typeof token.email === 'string' && isStaffAddress(token.email);
    if (!isOnStaffList) await deleteNonStaffAccount(session.output.uid);
    throw new ApiProblem('forbidden');
  }
  const { name } = claims.output;
  const email = canonicalizeEmail(claims.output.email);
  return { uid: session.output.uid, email, name: typeof name === 'string' ? name : email };
}

/**
 * Finds the staff member of a request; null for a visitor.
 *
 * @throws ApiProblem `unavailable` when Google cannot be reached
 */
async function findStaff(request: Request): Promise<Staff | null> {
  if (request.get('authorization') === undefined) return null;
  try {
    return await requireStaff(request);
  } catch (error) {
    // A caller who is not staff is a visitor. Errors of Auth are thrown.
    if (error instanceof ApiProblem && error.status < 500) return null;
    throw error;
  }
}

/**
 * Checks a request by the `access` of its endpoint. `callEndpoint` (`app.ts`) calls it first, for each
 * endpoint of the table, so no handler can run without it.
 *
 * @returns the staff member; null for a visitor of an endpoint that visitors may call
 * @throws ApiProblem as `requireStaff`
 */
export async function requireAccess({ access }: Endpoint, request: Request): Promise<Staff | null> {
  if (access === 'public') return null;
  return access === 'staff' ? requireStaff(request) : findStaff(request);
}
