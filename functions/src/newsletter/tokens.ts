import { timingSafeEqual } from 'node:crypto';
import { makeKeyedHash } from '../runtime/keyed-hash.ts';
import { ApiProblem } from '../runtime/problem.ts';

/**
 * The purpose of a token, which is invalid for any other purpose. `confirm` is for a subscription,
 * and `confirm-place` for an entry of the waiting list. A token to unsubscribe, or to leave the
 * waiting list, never expires.
 */
export type TokenPurpose = 'confirm' | 'unsubscribe' | 'confirm-place' | 'leave-waiting-list';
const confirmationMs = 48 * 60 * 60 * 1000;
const lifetimes: Record<TokenPurpose, number> = {
  confirm: confirmationMs,
  unsubscribe: Infinity,
  'confirm-place': confirmationMs,
  'leave-waiting-list': Infinity,
};

/** Signs a token's content with 128 bits. */
const signContent = (purpose: TokenPurpose, content: string): string =>
  makeKeyedHash(`token ${purpose}`, content).toString('hex').slice(0, 32);

/**
 * Makes the token of a mailed link. The recipient is a subscriber or a waiting family. All letters
 * are lowercase, because a mail program may change them to capitals.
 */
export function makeToken(purpose: TokenPurpose, recipientId: string, now = Date.now()): string {
  const expiry = now + lifetimes[purpose];
  const content = `${recipientId}.${Number.isFinite(expiry) ? expiry.toString(36) : 'always'}`;
  return `${content}.${signContent(purpose, content)}`;
}

/** The recipient's id in a token, and when the token expires. */
function readContent(purpose: TokenPurpose, token: string, now: number) {
  const [recipientId = '', expiry = '', signature = '', ...rest] = token.toLowerCase().split('.');
  const givenSignature = Buffer.from(signature);
  const expectedSignature = Buffer.from(signContent(purpose, `${recipientId}.${expiry}`));
  const isValid =
    givenSignature.length === expectedSignature.length &&
    timingSafeEqual(givenSignature, expectedSignature);
  const expiresAt = expiry === 'always' ? Infinity : parseInt(expiry, 36);
  if (!isValid || expiresAt < now || rest.length > 0) throw new ApiProblem('invalid-token');
  return { recipientId, expiresAt };
}

/**
 * Reads the recipient's id from a token.
 *
 * @throws ApiProblem `invalid-token` when it is forged, expired, or for another purpose
 */
export const readToken = (purpose: TokenPurpose, token: string, now = Date.now()): string =>
  readContent(purpose, token, now).recipientId;

/** A link that confirms a request. It is valid only for a request from before `madeAt`. */
export interface Confirmation {
  readonly id: string;
  readonly madeAt: number;
}

/**
 * Reads the token of a link that confirms a request.
 *
 * @throws ApiProblem `invalid-token` as {@link readToken} does
 */
export function readConfirmation(
  purpose: 'confirm' | 'confirm-place',
  token: string,
): Confirmation {
  const { recipientId, expiresAt } = readContent(purpose, token, Date.now());
  return { id: recipientId, madeAt: expiresAt - lifetimes[purpose] };
}
