import './functions-environment.ts';
import { limits } from '@club/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeToken } from '../../functions/src/opt-in/tokens.ts';
import { makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import { callApi, origin } from './http.ts';
import { makeAddress, makeCallerHeaders, findSubscriber } from './visitor-requests.ts';

const email = makeAddress('one-click');
const getSubscriberReference = () => getDatabase().doc(`subscribers/${makeSubscriberId(email)}`);
const makePath = () => `/api/email/one-click/${makeToken('unsubscribe', makeSubscriberId(email))}`;

/** Stores a confirmed reader, with only the fields that unsubscribing needs. */
const storeConfirmedReader = () =>
  getSubscriberReference().set({ state: 'confirmed', email, locale: 'fr' });
const postBody = (body: BodyInit | null, headers: Readonly<Record<string, string>> = {}) =>
  callApi(makePath(), {
    method: 'POST',
    headers: { ...makeCallerHeaders(), ...headers },
    ...(body !== null && { body }),
  });

const multipartForm = new FormData();
multipartForm.set('List-Unsubscribe', 'One-Click');
const makeTypeHeader = (value: string) => ({ 'Content-Type': value });

beforeAll(storeConfirmedReader);
afterAll(() => getSubscriberReference().delete());

describe('one-click unsubscription (RFC 8058)', () => {
  it.each<[title: string, body: BodyInit | null, headers?: Record<string, string>]>([
    ['multipart/form-data', multipartForm],
    ['form-encoded', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['form-encoded with other fields', new URLSearchParams({ x: '1' })],
    ['no body and no content type', null],
    ['an empty form', '', makeTypeHeader('application/x-www-form-urlencoded')],
    [
      'a multipart type without its boundary',
      'List-Unsubscribe',
      makeTypeHeader('multipart/form-data'),
    ],
    ['plain text', 'List-Unsubscribe=One-Click', makeTypeHeader('text/plain;charset=UTF-8')],
    ['an unknown type', 'x', makeTypeHeader('application/x-unknown')],
    ['an invalid type', 'x', makeTypeHeader('nonsense')],
    ['bytes', new Uint8Array([0, 255, 13, 10]), makeTypeHeader('application/octet-stream')],
    ['JSON', '{"List-Unsubscribe":"One-Click"}', makeTypeHeader('application/json')],
    ['a JSON list', '[]', makeTypeHeader('application/json')],
  ])('accepts %s', async (_, body, headers) => {
    await storeConfirmedReader();
    const first = await postBody(body, headers);
    expect([first.status, first.json]).toEqual([200, { ok: true }]);
    expect(await findSubscriber(email)).toMatchObject({
      state: 'unsubscribed',
      way: 'one-click',
    });
    expect((await postBody(body, headers)).status).toBe(200);
  });

  it.each(['GET', 'HEAD'])(
    'leads to the page with the button after %s, and changes nothing',
    async (method) => {
      await storeConfirmedReader();
      const response = await fetch(origin + makePath(), { method, redirect: 'manual' });
      const [, token] = makePath().split('/one-click/');
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/newsletter/unsubscribe#${token}`,
      ]);
      expect(await findSubscriber(email)).toMatchObject({ state: 'confirmed' });
    },
  );

  it.each([
    ['/api/contact', '/contact'],
    ['/api/email/subscribe', '/#newsletter'],
    ['/api/email/unsubscribe', '/unsubscribe'],
  ])('a reload of the form’s target %s leads to its page', async (path, page) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, page]);
  });

  it('refuses a body over the limit, and a forged token', async () => {
    await storeConfirmedReader();
    const longResponse = await postBody(
      'x'.repeat(limits.bodyBytes + 1),
      makeTypeHeader('text/plain'),
    );
    expect([longResponse.status, longResponse.json]).toEqual([413, { error: 'body-too-large' }]);
    const forgedResponse = await callApi(`${makePath()}x`, { method: 'POST', body: multipartForm });
    expect([forgedResponse.status, forgedResponse.json]).toEqual([400, { error: 'invalid-token' }]);
    expect(await findSubscriber(email)).toMatchObject({ state: 'confirmed' });
  });
});
