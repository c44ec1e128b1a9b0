import './functions-environment.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { makeHashedId } from '../../functions/src/runtime/keyed-hash.ts';
import { makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { makeToken } from '../../functions/src/opt-in/tokens.ts';
import { getDatabase } from './admin.ts';
import { type ApiResponse } from './http.ts';
import {
  clearSubscribers,
  makeConfirmedSubscriber,
  makeAddress,
  makeCallerHeaders,
  postJson,
  findSubscriber,
  subscribe,
  withinOneWindow,
} from './visitor-requests.ts';
import { runInBatches } from './run-in-batches.ts';

afterAll(clearSubscribers);

describe('a limit', () => {
  it.each([
    ['as if sent to the function directly', ''],
    ['as if sent through Hosting', ', 66.249.93.1'],
  ])(
    'stops a caller with too many requests, %s, whatever header they forge',
    async (_, proxySuffix) => {
      const email = makeAddress();
      const responses = await withinOneWindow(async () => {
        const caller = makeCallerHeaders();
        const collected: ApiResponse[] = [];
        for (let n = 0; n < 34; n += 1) {
          const chain = `192.0.2.${n}, ${caller['X-Forwarded-For']}${proxySuffix}`;
          const headers = { 'X-Forwarded-For': chain };
          collected.push(await postJson('/api/email/subscribe', { email }, headers));
        }
        return collected;
      });
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(30);
      const refusedResponses = responses.filter(({ status }) => status === 429);
      expect(refusedResponses).toHaveLength(4);
      for (const { json, headers } of refusedResponses) {
        expect(json).toEqual({ error: 'too-many-requests' });
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    },
  );

  it('lets ten families behind one network address mistype once, subscribe and confirm', async () => {
    const school = makeCallerHeaders();
    const statuses: number[] = [];
    for (let family = 0; family < 10; family += 1) {
      const email = makeAddress();
      const typoResponse = await postJson(
        '/api/email/subscribe',
        { email: makeAddress('typo') },
        school,
      );
      const response = await postJson('/api/email/subscribe', { email }, school);
      const token = makeToken('confirm', makeSubscriberId(email));
      const confirmation = await postJson('/api/email/confirm', { token }, school);
      statuses.push(typoResponse.status, response.status, confirmation.status);
    }
    expect(statuses).toEqual(Array<number>(30).fill(200));
  });

  it('of a network address never stops a reader behind it from confirming or unsubscribing', async () => {
    const caller = makeCallerHeaders();
    const [pendingReader, confirmedReader, unknownAddress] = [
      makeAddress(),
      await makeConfirmedSubscriber(),
      makeAddress(),
    ];
    await subscribe(pendingReader);
    const body = { email: makeAddress() };
    const lastResponse = await withinOneWindow(async () => {
      await runInBatches(31, () => postJson('/api/email/subscribe', body, caller));
      return postJson('/api/email/subscribe', body, caller);
    });
    expect(lastResponse.status).toBe(429);
    const token = makeToken('confirm', makeSubscriberId(pendingReader));
    expect((await postJson('/api/email/confirm', { token }, caller)).status).toBe(200);
    expect((await findSubscriber(pendingReader))?.state).toBe('confirmed');
    for (const email of [confirmedReader, unknownAddress]) {
      const response = await postJson('/api/email/unsubscribe', { email }, caller);
      expect([response.status, response.json]).toEqual([200, { ok: true }]);
    }
    expect((await findSubscriber(confirmedReader))?.state).toBe('unsubscribed');
    const suppression = await getDatabase()
      .doc(`suppressions/${makeSubscriberId(unknownAddress)}`)
      .get();
    expect(suppression.exists).toBe(false);
  });

  it('stops a caller for the day, even while all callers together are below their limit', async () => {
    const caller = makeCallerHeaders();
    const callerId = makeHashedId('caller', caller['X-Forwarded-For']);
    const day = Math.floor(Date.now() / 86_400_000);
    await getDatabase().doc(`rateLimits/newsletter-day_${callerId}_${day}`).set({ taken: 60 });
    const email = makeAddress();
    expect((await postJson('/api/email/subscribe', { email }, caller)).status).toBe(429);
    expect(await findSubscriber(email)).toBeUndefined();
  });

  it('stops all callers of one network for the day', async () => {
    const day = Math.floor(Date.now() / 86_400_000);
    // Behind Hosting, the last address is Hosting's front end. It counts as the caller's network.
    const networkId = makeHashedId('network', '66.249.93.77');
    await getDatabase()
      .doc(`rateLimits/newsletter-day-network_${networkId}_${day}`)
      .set({ taken: 300 });
    const chain = `${makeCallerHeaders()['X-Forwarded-For']}, 66.249.93.77`;
    const response = await postJson(
      '/api/email/subscribe',
      { email: makeAddress() },
      { 'X-Forwarded-For': chain },
    );
    expect(response.status).toBe(429);
  });

  it('stops all callers together for the day', async () => {
    const dailyCount = getDatabase().doc(
      `rateLimits/subscriptions_all_${Math.floor(Date.now() / 86_400_000)}`,
    );
    const before = (await dailyCount.get()).data() ?? {};
    await dailyCount.set({ ...before, taken: 500 });
    const email = makeAddress();
    const response = await subscribe(email);
    await dailyCount.set(before);
    expect([response.status, await findSubscriber(email)]).toEqual([429, undefined]);
  });

  it('stores no readable network address', async () => {
    const caller = makeCallerHeaders();
    await postJson('/api/email/subscribe', { email: makeAddress() }, caller);
    const { docs } = await getDatabase().collection('rateLimits').get();
    const storedText = JSON.stringify(docs.map((doc) => [doc.id, doc.data()]));
    expect(docs.length).toBeGreaterThan(0);
    expect(storedText).not.toContain(caller['X-Forwarded-For']);
  });
});

const unsubscribe = (email: string) => postJson('/api/email/unsubscribe', { email });

describe('the suppression of an address', () => {
  const getSuppression = async (email: string) =>
    (
      await getDatabase()
        .doc(`suppressions/${makeSubscriberId(email)}`)
        .get()
    ).data();

  it('that nobody has confirmed has an end', async () => {
    const [madeUpAddress, pendingAddress] = [makeAddress(), makeAddress()];
    await subscribe(pendingAddress);
    for (const email of [madeUpAddress, pendingAddress]) {
      await unsubscribe(email);
      expect(await getSuppression(email)).toHaveProperty('expiresAt');
    }
  });

  it('that nobody has confirmed is not stored beyond the day’s limit of all callers, and a reader still leaves', async () => {
    const [madeUpAddress, readerAddress] = [makeAddress(), await makeConfirmedSubscriber()];
    const dailyCount = getDatabase().doc(
      `rateLimits/suppressions_all_${Math.floor(Date.now() / 86_400_000)}`,
    );
    const before = (await dailyCount.get()).data() ?? {};
    await dailyCount.set({ ...before, taken: 500 });
    for (const email of [madeUpAddress, readerAddress])
      expect((await unsubscribe(email)).json).toEqual({ ok: true });
    await dailyCount.set(before);
    expect(await getSuppression(madeUpAddress)).toBeUndefined();
    expect((await findSubscriber(readerAddress))?.state).toBe('unsubscribed');
    expect(await getSuppression(readerAddress)).toBeDefined();
  });

  it('of a former reader stays, even if somebody unsubscribes the address again', async () => {
    const email = makeAddress();
    await unsubscribe(email);
    await subscribe(email);
    const token = makeToken('confirm', makeSubscriberId(email));
    await postJson('/api/email/confirm', { token });
    expect(await getSuppression(email)).toBeUndefined();
    await unsubscribe(email);
    expect(await getSuppression(email)).not.toHaveProperty('expiresAt');
    await getDatabase()
      .doc(`subscribers/${makeSubscriberId(email)}`)
      .delete();
    await unsubscribe(email);
    expect(await getSuppression(email)).not.toHaveProperty('expiresAt');
  });
});
