import './functions-environment.ts';
import { randomInt, randomUUID } from 'node:crypto';
import type { Locale } from '@club/domain/locale';
import type { Subscriber } from '../../functions/src/store/subscribers.ts';
import { subscriberId } from '../../functions/src/store/subscribers.ts';
import { database } from './admin.ts';
import { type Answer, call } from './http.ts';
import { mailTo, tokenIn } from './mailbox.ts';

/** An address nobody has used before. */
export const newAddress = (name = 'parent') => `${name}@${randomUUID().slice(0, 8)}.example.org`;

/** The headers of a caller nobody has seen before, as the platform would vouch for them. */
export const newCaller = () => ({
  'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
});

/** Posts JSON as a visitor of their own. */
export const post = (path: string, json: unknown, headers = newCaller()): Promise<Answer> =>
  call(path, { method: 'POST', json, headers });

export const subscribe = (email: string, lng: Locale = 'fr') =>
  post('/api/email/subscribe', { email, lng, page: '/schedule' });

export const confirmSubjects = {
  fr: 'Confirmez votre abonnement à l’infolettre',
  en: 'Confirm your newsletter subscription',
} as const;

/** The row of an address, undefined where there is none. */
export const rowOf = async (email: string) =>
  (
    await database()
      .doc(`subscribers/${subscriberId(email)}`)
      .get()
  ).data() as Subscriber | undefined;

/** Subscribes an address and gives the token of the mail that came. */
export async function askToSubscribe(email: string, lng: Locale = 'fr'): Promise<string> {
  await subscribe(email, lng);
  return tokenIn(await mailTo(email, confirmSubjects[lng]), 'confirm');
}

/** A reader who has confirmed. */
export async function makeReader(lng: Locale = 'fr'): Promise<string> {
  const email = newAddress();
  await post('/api/email/confirm', { token: await askToSubscribe(email, lng) });
  return email;
}

/** Empties the list, which is everybody's: a reader left over would get the next test's issues. */
export async function clearList(): Promise<void> {
  const { docs } = await database().collection('subscribers').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
