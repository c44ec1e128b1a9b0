import './functions-environment.ts';
import { limits } from '@club/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeToken } from '../../functions/src/newsletter/tokens.ts';
import { subscriberId } from '../../functions/src/store/subscribers.ts';
import { database } from './admin.ts';
import { call } from './http.ts';
import { newAddress, newCaller, rowOf } from './readers.ts';

const email = newAddress('one-click');
const row = () => database().doc(`subscribers/${subscriberId(email)}`);
const path = () => `/api/email/one-click/${makeToken('unsubscribe', subscriberId(email))}`;

/** The reader as somebody who has just confirmed; only what an unsubscription looks at. */
const confirmReader = () => row().set({ state: 'confirmed', email, locale: 'fr' });
const post = (body: BodyInit | null, headers: Readonly<Record<string, string>> = {}) =>
  call(path(), {
    method: 'POST',
    headers: { ...newCaller(), ...headers },
    ...(body !== null && { body }),
  });

const multipart = new FormData();
multipart.set('List-Unsubscribe', 'One-Click');
const type = (value: string) => ({ 'Content-Type': value });

beforeAll(confirmReader);
afterAll(() => row().delete());

describe('one-click unsubscription (RFC 8058)', () => {
  it.each<[what: string, body: BodyInit | null, headers?: Record<string, string>]>([
    ['multipart/form-data', multipart],
    ['form-encoded', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['form-encoded with other fields', new URLSearchParams({ x: '1' })],
    ['no body and no content type', null],
    ['an empty form', '', type('application/x-www-form-urlencoded')],
    ['a multipart type without its boundary', 'List-Unsubscribe', type('multipart/form-data')],
    ['plain text', 'List-Unsubscribe=One-Click', type('text/plain;charset=UTF-8')],
    ['a type nobody knows', 'x', type('application/x-unknown')],
    ['a type that is no type', 'x', type('nonsense')],
    ['bytes', new Uint8Array([0, 255, 13, 10]), type('application/octet-stream')],
    ['JSON', '{"List-Unsubscribe":"One-Click"}', type('application/json')],
    ['a JSON list', '[]', type('application/json')],
  ])('accepts %s', async (_, body, headers) => {
    await confirmReader();
    const first = await post(body, headers);
    expect([first.status, first.json]).toEqual([200, { ok: true }]);
    expect(await rowOf(email)).toMatchObject({ state: 'unsubscribed', way: 'one-click' });
    expect((await post(body, headers)).status).toBe(200);
  });

  it('refuses a body over the limit, and a token that is not ours', async () => {
    await confirmReader();
    const long = await post('x'.repeat(limits.bodyBytes + 1), type('text/plain'));
    expect([long.status, long.json]).toEqual([413, { error: 'body-too-large' }]);
    const forged = await call(`${path()}x`, { method: 'POST', body: multipart });
    expect([forged.status, forged.json]).toEqual([400, { error: 'invalid-token' }]);
    expect(await rowOf(email)).toMatchObject({ state: 'confirmed' });
  });
});
