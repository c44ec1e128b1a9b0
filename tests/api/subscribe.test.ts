import './functions-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { subscriberId } from '../../functions/src/store/subscribers.ts';
import { makeToken } from '../../functions/src/newsletter/tokens.ts';
import { database } from './admin.ts';
import { call } from './http.ts';
import { mailsTo, mailTo, tokenIn } from './mailbox.ts';
import { repeat } from './repeat.ts';
import {
  askToSubscribe,
  clearList,
  confirmSubjects,
  makeReader,
  newAddress,
  post,
  rowOf,
  subscribe,
} from './readers.ts';

afterAll(clearList);

const confirm = (token: string) => post('/api/email/confirm', { token });
const outboxOf = async (email: string) =>
  (await database().collection('outbox').where('subscriber', '==', subscriberId(email)).get()).size;

describe('a visitor who subscribes', () => {
  it('is asked by mail, in their language, and counts once they have pressed the button', async () => {
    const email = newAddress();
    const answer = await subscribe(email, 'en');
    expect([answer.status, answer.json]).toEqual([200, { ok: true }]);
    const mail = await mailTo(email, confirmSubjects.en);
    expect(mail.text).toContain('http://127.0.0.1:5000/newsletter/confirm?lng=en#');
    expect(mail.headers).toMatchObject({ 'content-language': 'en' });
    for (const method of ['GET', 'HEAD']) await call('/newsletter/confirm', { method });
    expect(await rowOf(email)).toMatchObject({
      state: 'pending',
      locale: 'en',
      consent: {
        wording: '2026-11-22',
        locale: 'en',
        page: '/schedule',
        at: expect.any(Timestamp) as unknown,
      },
    });
    const token = tokenIn(mail, 'confirm');
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({
      state: 'confirmed',
      confirmedAt: expect.any(Timestamp) as unknown,
    });
  });

  it('gets one mail and one row however often the same request comes', async () => {
    const email = newAddress('impatient');
    const answers = await repeat(100, () => subscribe(email));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"ok":true}']),
    );
    await mailTo(email, confirmSubjects.fr);
    expect(await outboxOf(email)).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    const rows = await database().collection('subscribers').where('email', '==', email).get();
    expect(rows.size).toBe(1);
  });

  it('is answered alike whether the address is new, waiting, reading or gone', async () => {
    const waiting = newAddress();
    await subscribe(waiting);
    const reading = await makeReader();
    const gone = await makeReader();
    await post('/api/email/unsubscribe', { email: gone });
    const seen = new Set<string>();
    for (const email of [newAddress(), waiting, reading, gone]) {
      for (const path of ['/api/email/subscribe', '/api/email/unsubscribe']) {
        const { status, text, headers } = await post(path, { email });
        const names = [...headers.keys()].sort().join();
        seen.add([status, text, names].join(' '));
      }
    }
    expect(seen).toHaveLength(1);
  });

  it('writes to one list under either spelling of the address', async () => {
    const email = newAddress();
    await subscribe(email);
    await subscribe(` ${email.toUpperCase()} `);
    expect(await rowOf(email)).toMatchObject({ email });
    expect(await outboxOf(email)).toBe(1);
  });

  it('is not told apart from a robot that fills the hidden field, which changes nothing', async () => {
    const email = newAddress('robot');
    const answer = await post('/api/email/subscribe', { email, website: 'https://example.org' });
    expect([answer.status, answer.json]).toEqual([200, { ok: true }]);
    expect(await rowOf(email)).toBeUndefined();
  });

  it('who reads already gets no further mail', async () => {
    const email = await makeReader();
    await subscribe(email);
    expect([(await rowOf(email))?.state, await outboxOf(email)]).toEqual(['confirmed', 1]);
  });

  it('who left may come back by confirming anew, and not by the old link', async () => {
    const email = newAddress();
    const old = await askToSubscribe(email);
    await confirm(old);
    await post('/api/email/unsubscribe', { email });
    expect((await confirm(old)).json).toEqual({ error: 'invalid-token' });
    expect(await rowOf(email)).not.toHaveProperty('email');
    await subscribe(email);
    expect((await rowOf(email))?.state).toBe('pending');
    expect((await confirm(makeToken('confirm', subscriberId(email)))).status).toBe(200);
    const suppressed = await database()
      .doc(`suppressions/${subscriberId(email)}`)
      .get();
    expect([(await rowOf(email))?.state, suppressed.exists]).toEqual(['confirmed', false]);
  });
});

describe('a confirmation link', () => {
  it('is refused when it was changed, is for another, has run out or is none', async () => {
    const email = newAddress();
    const token = await askToSubscribe(email);
    const id = subscriberId(email);
    const other = makeToken('confirm', subscriberId(newAddress())).split('.').at(-1) ?? '';
    const signature = token.split('.').at(-1) ?? '';
    const bad = [
      makeToken('confirm', id, Date.now() - 49 * 3_600_000),
      makeToken('unsubscribe', id),
      token.replace(signature, other),
      token.replace(/\.\w+\./u, '.always.'),
      `${token}A`,
      token.slice(0, -1),
      `${token}.x`,
      'garbage',
      '..',
    ];
    for (const one of bad) {
      const { status, json } = await confirm(one);
      expect([status, json], one).toEqual([400, { error: 'invalid-token' }]);
    }
    expect((await rowOf(email))?.state).toBe('pending');
  });
});
