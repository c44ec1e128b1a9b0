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

/** Stores a confirmed reader, with only the fields that unsubscribing needs. */
const storeConfirmedReader = () =>
  getSubscriberReference().set({ state: 'confirmed', email, locale: 'fr' });
const postBody = (body: BodyInit | null, type?: string) =>
  callApi(`/api/email/one-click/${makeToken('unsubscribe', makeSubscriberId(email))}`, {
    method: 'POST',
    headers: { ...makeCallerHeaders(), ...(type !== undefined && { 'Content-Type': type }) },
    ...(body !== null && { body }),
  });

const multipartForm = new FormData();
multipartForm.set('List-Unsubscribe', 'One-Click');

beforeAll(storeConfirmedReader);
afterAll(() => getSubscriberReference().delete());

// That the token is checked, and that an opened link changes nothing, is in `opt-in.test.ts`.
describe('one-click unsubscription (RFC 8058)', () => {
  it.each<[title: string, body: BodyInit | null, type?: string]>([
    ['multipart/form-data', multipartForm],
    ['form-encoded', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['form-encoded with other fields', new URLSearchParams({ x: '1' })],
    ['no body and no content type', null],
    ['an empty form', '', 'application/x-www-form-urlencoded'],
    ['a multipart type without its boundary', 'List-Unsubscribe', 'multipart/form-data'],
    ['plain text', 'List-Unsubscribe=One-Click', 'text/plain;charset=UTF-8'],
    ['an unknown type', 'x', 'application/x-unknown'],
    ['an invalid type', 'x', 'nonsense'],
    ['bytes', new Uint8Array([0, 255, 13, 10]), 'application/octet-stream'],
    ['JSON', '{"List-Unsubscribe":"One-Click"}', 'application/json'],
    ['a JSON list', '[]', 'application/json'],
  ])('accepts %s', async (_, body, type) => {
    await storeConfirmedReader();
    const first = await postBody(body, type);
    expect([first.status, first.json]).toEqual([200, { ok: true }]);
    expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed', way: 'one-click' });
    expect((await postBody(body, type)).status).toBe(200);
  });

  it.each([
    ['/api/contact', '/contact'],
    ['/api/email/subscribe', '/#newsletter'],
    ['/api/email/unsubscribe', '/unsubscribe'],
  ])('a reload of the form’s target %s leads to its page', async (path, page) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, page]);
  });

  it('refuses a body over the limit', async () => {
    await storeConfirmedReader();
    const { status, json } = await postBody('x'.repeat(limits.bodyBytes + 1), 'text/plain');
    expect([status, json]).toEqual([413, { error: 'body-too-large' }]);
    expect(await findSubscriber(email)).toMatchObject({ state: 'confirmed' });
  });
});
