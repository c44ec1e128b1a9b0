import './functions-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { hashedId } from '../../functions/src/runtime/keyed-hash.ts';
import { subscriberId } from '../../functions/src/store/subscribers.ts';
import { makeToken } from '../../functions/src/newsletter/tokens.ts';
import { database } from './admin.ts';
import { type Answer } from './http.ts';
import { clearList, makeReader, newAddress, newCaller, post, rowOf, subscribe } from './readers.ts';
import { repeat } from './repeat.ts';

afterAll(clearList);

const reference = (email: string) => database().doc(`subscribers/${subscriberId(email)}`);
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);

describe('a limit', () => {
  it.each([
    ['at the function’s own address', ''],
    ['through Hosting', ', 66.249.93.1'],
  ])('stops a caller who asks too often %s, whatever they write before', async (_, frontEnd) => {
    const caller = newCaller();
    const email = newAddress();
    const answers: Answer[] = [];
    for (let n = 0; n < 34; n += 1) {
      const chain = `192.0.2.${n}, ${caller['X-Forwarded-For']}${frontEnd}`;
      answers.push(await post('/api/email/subscribe', { email }, { 'X-Forwarded-For': chain }));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    for (const { json, headers } of refused) {
      expect(json).toEqual({ error: 'too-many-requests' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('lets ten families behind one address subscribe, mistype once and confirm', async () => {
    const school = newCaller();
    const statuses: number[] = [];
    for (let family = 0; family < 10; family += 1) {
      const email = newAddress();
      const wrong = await post('/api/email/subscribe', { email: newAddress('typo') }, school);
      const right = await post('/api/email/subscribe', { email }, school);
      const token = makeToken('confirm', subscriberId(email));
      const confirmed = await post('/api/email/confirm', { token }, school);
      statuses.push(wrong.status, right.status, confirmed.status);
    }
    expect(statuses).toEqual(Array<number>(30).fill(200));
  });

  it('never keeps a reader from confirming or leaving because of others behind their address', async () => {
    const caller = newCaller();
    const [joining, leaving, unknown] = [newAddress(), await makeReader(), newAddress()];
    await subscribe(joining);
    const flood = { email: newAddress() };
    await repeat(31, () => post('/api/email/subscribe', flood, caller));
    expect((await post('/api/email/subscribe', flood, caller)).status).toBe(429);
    const token = makeToken('confirm', subscriberId(joining));
    expect((await post('/api/email/confirm', { token }, caller)).status).toBe(200);
    expect((await rowOf(joining))?.state).toBe('confirmed');
    for (const email of [leaving, unknown]) {
      const answer = await post('/api/email/unsubscribe', { email }, caller);
      expect([answer.status, answer.json]).toEqual([200, { ok: true }]);
    }
    expect((await rowOf(leaving))?.state).toBe('unsubscribed');
    const trace = await database()
      .doc(`suppressions/${subscriberId(unknown)}`)
      .get();
    expect(trace.exists).toBe(false);
  });

  it('holds for a caller in a day, long before everybody’s is used up', async () => {
    const caller = newCaller();
    const callerId = hashedId('caller', caller['X-Forwarded-For']);
    const day = Math.floor(Date.now() / 86_400_000);
    await database().doc(`rateLimits/newsletter-day_${callerId}_${day}`).set({ taken: 60 });
    const email = newAddress();
    expect((await post('/api/email/subscribe', { email }, caller)).status).toBe(429);
    expect(await rowOf(email)).toBeUndefined();
  });

  it('holds for all the callers of one network together', async () => {
    const day = Math.floor(Date.now() / 86_400_000);
    const network = hashedId('network', '66.249.93.77');
    await database().doc(`rateLimits/newsletter-day-network_${network}_${day}`).set({ taken: 600 });
    const chain = `${newCaller()['X-Forwarded-For']}, 66.249.93.77`;
    const answer = await post(
      '/api/email/subscribe',
      { email: newAddress() },
      { 'X-Forwarded-For': chain },
    );
    expect(answer.status).toBe(429);
  });

  it('keeps an address from being filled with mail by many callers', async () => {
    const email = newAddress();
    await subscribe(email);
    const asked = { times: 3, since: daysAgo(0.5), last: daysAgo(0.2) };
    await reference(email).update({ asked });
    const answer = await subscribe(email);
    expect([answer.status, answer.json]).toEqual([429, { error: 'too-many-requests' }]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3600);
    await reference(email).update({ 'asked.since': daysAgo(1.1) });
    expect((await subscribe(email)).status).toBe(200);
  });

  it('holds for everybody together in a day', async () => {
    const day = database().doc(
      `rateLimits/subscriptions_all_${Math.floor(Date.now() / 86_400_000)}`,
    );
    const before = (await day.get()).data() ?? {};
    await day.set({ ...before, taken: 500 });
    const email = newAddress();
    const answer = await subscribe(email);
    await day.set(before);
    expect([answer.status, await rowOf(email)]).toEqual([429, undefined]);
  });

  it('keeps no network address in readable form', async () => {
    const caller = newCaller();
    await post('/api/email/subscribe', { email: newAddress() }, caller);
    const { docs } = await database().collection('rateLimits').get();
    const all = JSON.stringify(docs.map((doc) => [doc.id, doc.data()]));
    expect(docs.length).toBeGreaterThan(0);
    expect(all).not.toContain(caller['X-Forwarded-For']);
  });
});
