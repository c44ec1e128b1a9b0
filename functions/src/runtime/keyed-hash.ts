import { createHmac } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';

/** The one key behind ids, tokens and limits. Changing it forgets everybody: see docs/newsletter.md. */
export const hashKey = defineSecret('HASH_KEY');

/** A keyed hash for one purpose; the same value hashed for another tells nothing of it. */
export function keyedHash(purpose: string, value: string): Buffer {
  return createHmac('sha256', hashKey.value()).update(`${purpose}\0${value}`).digest();
}

/** The same as a document's id, 160 bits of it. */
export const hashedId = (purpose: string, value: string): string =>
  keyedHash(purpose, value).toString('hex').slice(0, 40);
