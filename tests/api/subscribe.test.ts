import './functions-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { leaveOptIn } from '../../functions/src/opt-in/request-opt-in.ts';
import { makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { listMailsTo, waitForMail, findToken } from './mailbox.ts';
import { runInBatches } from './run-in-batches.ts';
import {
  clearSubscribers,
  confirmationSubjects,
  makeConfirmedSubscriber,
  makeAddress,
  postJson,
  findSubscriber,
  subscribe,
} from './visitor-requests.ts';

afterAll(clearSubscribers);

const confirmSubscription = (token: string) => postJson('/api/email/confirm', { token });
const countOutboxMails = async (email: string) =>
  (
    await getDatabase()
      .collection('outbox')
      .where('subscriber', '==', makeSubscriberId(email))
      .get()
  ).size;

describe('a visitor who subscribes', () => {
  it('gets a mail in their language, and is confirmed by its token, not by opening its link', async () => {
    const email = makeAddress();
    const response = await subscribe(email, 'en');
    expect([response.status, response.json]).toEqual([200, { ok: true }]);
    const mail = await waitForMail(email, confirmationSubjects.en);
    expect(mail.text).toContain('http://127.0.0.1:5000/newsletter/confirm?lng=en#');
    expect(mail.headers).toMatchObject({ 'content-language': 'en' });
    // A mail scanner that only opens the link does not confirm the subscription.
    for (const method of ['GET', 'HEAD']) await callApi('/newsletter/confirm', { method });
    expect(await findSubscriber(email)).toMatchObject({
      state: 'pending',
      locale: 'en',
      consent: {
        wording: '2026-11-27',
        locale: 'en',
        page: '/schedule',
        at: expect.any(Timestamp) as unknown,
      },
    });
    const token = findToken(mail, 'confirm');
    expect((await confirmSubscription(token)).status).toBe(200);
    expect((await confirmSubscription(token)).status).toBe(200);
    expect(await findSubscriber(email)).toMatchObject({
      state: 'confirmed',
      confirmedAt: expect.any(Timestamp) as unknown,
    });
  });

  it('gets one mail and one row for repeated requests', async () => {
    const email = makeAddress('impatient');
    const responses = await runInBatches(100, () => subscribe(email));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"ok":true}']),
    );
    await waitForMail(email, confirmationSubjects.fr);
    expect(await countOutboxMails(email)).toBe(1);
    expect(await listMailsTo(email)).toHaveLength(1);
    const rows = await getDatabase().collection('subscribers').where('email', '==', email).get();
    expect(rows.size).toBe(1);
  });

  it('gets the same response for a new, pending, confirmed or unsubscribed address', async () => {
    const pendingAddress = makeAddress();
    await subscribe(pendingAddress);
    const confirmedAddress = await makeConfirmedSubscriber();
    const unsubscribedAddress = await makeConfirmedSubscriber();
    await postJson('/api/email/unsubscribe', { email: unsubscribedAddress });
    const responses = new Set<string>();
    for (const email of [makeAddress(), pendingAddress, confirmedAddress, unsubscribedAddress]) {
      for (const path of ['/api/email/subscribe', '/api/email/unsubscribe']) {
        const { status, text, headers } = await postJson(path, { email });
        const names = [...headers.keys()].sort().join();
        responses.add([status, text, names].join(' '));
      }
    }
    expect(responses).toHaveLength(1);
  });
});

it('a former reader who asks again, and leaves before confirming, keeps the proof of the earlier consent', async () => {
  const email = await makeConfirmedSubscriber();
  const id = makeSubscriberId(email);
  const consentBefore = (await findSubscriber(email))?.consent;
  expect(consentBefore).toBeDefined();
  await leaveOptIn(getDatabase(), 'newsletter', { id, way: 'link' });
  await subscribe(email);
  const pendingRow = await findSubscriber(email);
  expect(pendingRow?.state).toBe('pending');
  expect(pendingRow?.consent).not.toEqual(consentBefore);
  await leaveOptIn(getDatabase(), 'newsletter', { id, way: 'form' });
  const endedRow = await findSubscriber(email);
  expect(endedRow).toMatchObject({ state: 'unsubscribed', way: 'form', consent: consentBefore });
  expect(endedRow).not.toHaveProperty('formerConsent');
  expect(endedRow).not.toHaveProperty('email');
});
