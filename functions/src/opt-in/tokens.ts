import { timingSafeEqual } from 'node:crypto';
import { type OptInTokenName, optIns } from '@club/domain/opt-in';
import { makeKeyedHash } from '../runtime/keyed-hash.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** Links that confirm a request are valid for 48 hours. Links that end something never expire. */
const confirmationMs = 48 * 60 * 60 * 1000;
const isConfirmation = (name: OptInTokenName): boolean =>
  Object.values(optIns).some(({ tokens }) => tokens.confirm === name);

/** Signs a token's content with 128 bits. */
const signContent = (name: OptInTokenName, content: string): string =>
  makeKeyedHash(`token ${name}`, content).toString('hex').slice(0, 32);

/**
 * Makes the token of a mailed link, which is invalid under any other name. All letters are
 * lowercase, because a mail program may change them to capitals.
 *
 * @param recipientId the id of the document that the link is about
 */
export function makeToken(name: OptInTokenName, recipientId: string, now = Date.now()): string {
  const expiry = isConfirmation(name) ? (now + confirmationMs).toString(36) : 'always';
  const content = `${recipientId}.${expiry}`;
  return `${content}.${signContent(name, content)}`;
}

/** The recipient's id in a token, and when the token expires. */
function readContent(name: OptInTokenName, token: string, now: number) {
  const [recipientId = '', expiry = '', signature = '', ...rest] = token.toLowerCase().split('.');
  const givenSignature = Buffer.from(signature);
  const expectedSignature = Buffer.from(signContent(name, `${recipientId}.${expiry}`));
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
 * @throws ApiProblem `invalid-token` when it is forged, expired, or for another name
 */
export const readToken = (name: OptInTokenName, token: string, now = Date.now()): string =>
  readContent(name, token, now).recipientId;

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
export function readConfirmation(name: OptInTokenName, token: string): Confirmation {
  const { recipientId, expiresAt } = readContent(name, token, Date.now());
  return { id: recipientId, madeAt: expiresAt - confirmationMs };
}
