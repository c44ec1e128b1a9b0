import { createHmac } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';

/**
 * The key for ids, tokens and limits. A new key invalidates all of them: see docs/newsletter.md.
 */
export const hashKey = defineSecret('HASH_KEY');

/** Whether the key is set and long enough. */
export const isHashKeySet = (): boolean => hashKey.value().length >= 32;

/** Makes a keyed hash for one purpose. The hashes of one value for two purposes are unrelated. */
export function makeKeyedHash(purpose: string, value: string): Buffer {
  return createHmac('sha256', hashKey.value()).update(`${purpose}\0${value}`).digest();
}

/** Makes a document id from 160 bits of a keyed hash. */
export const makeHashedId = (purpose: string, value: string): string =>
  makeKeyedHash(purpose, value).toString('hex').slice(0, 40);
