import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../runtime/keyed-hash.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** A token opens one door only. The right to leave has no end; the right to confirm has. */
export type Purpose = 'confirm' | 'unsubscribe';
const lifetimes: Record<Purpose, number> = { confirm: 48 * 60 * 60 * 1000, unsubscribe: Infinity };

const sign = (purpose: Purpose, content: string) => keyedHash(`token ${purpose}`, content);

/** Makes the token that stands in a mailed link. */
export function makeToken(purpose: Purpose, subscriber: string, now = Date.now()): string {
  const end = now + lifetimes[purpose];
  const content = `${subscriber}.${Number.isFinite(end) ? end.toString(36) : 'always'}`;
  return `${content}.${sign(purpose, content).toString('base64url')}`;
}

/**
 * Gives the subscriber's id that a token was made for.
 *
 * @throws ApiProblem `invalid-token` when it is not ours, is for something else, or has run out.
 */
export function readToken(purpose: Purpose, token: string, now = Date.now()): string {
  const [subscriber = '', end = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = sign(purpose, `${subscriber}.${end}`);
  // Compared as text too: base64url has spellings to spare for its last character.
  const isOurs =
    given.length === ours.length &&
    timingSafeEqual(given, ours) &&
    signature === ours.toString('base64url');
  const isOver = end !== 'always' && parseInt(end, 36) < now;
  if (!isOurs || isOver || rest.length > 0) throw new ApiProblem('invalid-token');
  return subscriber;
}
