import './functions-environment.ts';
import { randomInt, randomUUID } from 'node:crypto';
import type { Locale } from '@club/domain/locale';
import { makeSubscriberId, type OptIn } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import { type ApiResponse, callApi } from './http.ts';
import { waitForMail, findToken } from './mailbox.ts';

/** Makes an unused e-mail address. */
export const makeAddress = (name = 'parent') => `${name}@${randomUUID().slice(0, 8)}.example.org`;

/** Makes the headers of a new caller, as the platform would set them. */
export const makeCallerHeaders = () => ({
  'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
});

/**
 * Runs work that counts requests until a limit refuses them. The windows of limits end at each full
 * ten minutes, and the count starts again. So work that such an end interrupts runs once more.
 */
export async function withinOneWindow<T>(work: () => Promise<T>): Promise<T> {
  const getWindow = () => Math.floor(Date.now() / 600_000);
  const window = getWindow();
  const result = await work();
  return getWindow() === window ? result : work();
}

/** Posts JSON as a new caller. */
export const postJson = (
  path: string,
  json: unknown,
  headers = makeCallerHeaders(),
): Promise<ApiResponse> => callApi(path, { method: 'POST', json, headers });

export const subscribe = (email: string, lng: Locale = 'fr') =>
  postJson('/api/email/subscribe', { email, lng, page: '/schedule' });

export const confirmationSubjects = {
  fr: 'Confirmez votre abonnement à l’infolettre',
  en: 'Confirm your newsletter subscription',
} as const;

/** Finds the subscriber of an address. */
export const findSubscriber = async (email: string) =>
  (
    await getDatabase()
      .doc(`subscribers/${makeSubscriberId(email)}`)
      .get()
  ).data() as OptIn | undefined;

/** Subscribes an address and returns the token of its mail. */
export async function subscribeAndReadToken(email: string, lng: Locale = 'fr'): Promise<string> {
  await subscribe(email, lng);
  return findToken(await waitForMail(email, confirmationSubjects[lng]), 'confirm');
}

/** Makes a confirmed reader and returns the address. */
export async function makeConfirmedSubscriber(lng: Locale = 'fr'): Promise<string> {
  const email = makeAddress();
  await postJson('/api/email/confirm', { token: await subscribeAndReadToken(email, lng) });
  return email;
}

async function clearCollection(name: string): Promise<void> {
  const { docs } = await getDatabase().collection(name).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Deletes all subscribers. Otherwise the readers of one test would get the issues of another. */
export const clearSubscribers = () => clearCollection('subscribers');

/** Deletes all waiting families. Otherwise those of one test would count in another. */
export const clearWaitingList = () => clearCollection('waitingList');
export const clearPracticeFamilies = () => clearCollection('practiceFamilies');
