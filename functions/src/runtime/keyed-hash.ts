import { createHmac } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { ApiProblem } from './problem.ts';

/**
 * The key for ids, tokens and limits. A new key invalidates all of them: see docs/newsletter.md.
 */
export const hashKey = defineSecret('HASH_KEY');

/** Whether the key is set and long enough. */
export const isHashKeySet = (): boolean => hashKey.value().length >= 32;

/**
 * Requires the secret HASH_KEY, which signs the links in mails. Unlike other requests, an
 * unsubscription needs no more. It must succeed also for a club that sends no mail any more.
 *
 * @throws ApiProblem `unavailable`
 */
export function requireHashKey(): void {
  if (!isHashKeySet()) throw new ApiProblem('unavailable');
}

/** Makes a keyed hash for one purpose. The hashes of one value for two purposes are unrelated. */
export function makeKeyedHash(purpose: string, value: string): Buffer {
  return createHmac('sha256', hashKey.value()).update(`${purpose}\0${value}`).digest();
}

/** Makes a document id from 160 bits of a keyed hash. */
export const makeHashedId = (purpose: string, value: string): string =>
  makeKeyedHash(purpose, value).toString('hex').slice(0, 40);
