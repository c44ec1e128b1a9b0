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

const signContent = (purpose: TokenPurpose, content: string) =>
  makeKeyedHash(`token ${purpose}`, content);

/** Makes the token of a mailed link. The recipient is a subscriber or a waiting family. */
export function makeToken(purpose: TokenPurpose, recipientId: string, now = Date.now()): string {
  const expiry = now + lifetimes[purpose];
  const content = `${recipientId}.${Number.isFinite(expiry) ? expiry.toString(36) : 'always'}`;
  return `${content}.${signContent(purpose, content).toString('base64url')}`;
}

/**
 * Reads the recipient's id from a token.
 *
 * @throws ApiProblem `invalid-token` when it is forged, expired, or for another purpose
 */
export function readToken(purpose: TokenPurpose, token: string, now = Date.now()): string {
  const [recipientId = '', expiry = '', signature = '', ...rest] = token.split('.');
  const givenSignature = Buffer.from(signature, 'base64url');
  const expectedSignature = signContent(purpose, `${recipientId}.${expiry}`);
  // The strings are compared too, because base64url allows several last characters for the same
  // bytes.
  const isValid =
    givenSignature.length === expectedSignature.length &&
    timingSafeEqual(givenSignature, expectedSignature) &&
    signature === expectedSignature.toString('base64url');
  const isExpired = expiry !== 'always' && parseInt(expiry, 36) < now;
  if (!isValid || isExpired || rest.length > 0) throw new ApiProblem('invalid-token');
  return recipientId;
}
