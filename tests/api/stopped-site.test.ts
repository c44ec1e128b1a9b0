import './functions-environment.ts';
import { type EndpointName, endpoints } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processMailQueue } from '../../functions/src/mail/process-mail-queue.ts';
import { fanOutIssue, resumeIssues } from '../../functions/src/newsletter/fan-out.ts';
import { makeToken } from '../../functions/src/opt-in/tokens.ts';
import { composers } from '../../functions/src/mail-kinds/composers.ts';
import { makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import { collectionFixtures, fillPath, removeRow, storeRow } from './collection-fixtures.ts';
import { callApi, origin } from './http.ts';
import { getStaffToken } from './identities.ts';
import { listMailsTo, waitForMail } from './mailbox.ts';
import {
  clearSubscribers,
  confirmationSubjects,
  findSubscriber,
  makeAddress,
  makeCallerHeaders,
  makeConfirmedSubscriber,
  postJson,
  subscribe,
} from './visitor-requests.ts';
import { removeSwitch, setSwitch } from './site-switch.ts';

const endpointEntries = Object.entries(endpoints) as [EndpointName, Endpoint][];
const refusedEndpoints = endpointEntries.filter(
  ([, { method, worksWhileStopped }]) => method !== 'GET' && !worksWhileStopped,
);
const endpointsWithGet = endpointEntries.filter(([, { method }]) => method === 'GET');
const refusal = { error: 'writes-stopped' };
const id = 'stopped';

let token: string;
let reader: string;
beforeAll(async () => {
  token = await getStaffToken();
  reader = await makeConfirmedSubscriber();
  for (const fixture of collectionFixtures) await storeRow(fixture, id);
});
afterAll(async () => {
  await removeSwitch();
  await clearSubscribers();
  for (const fixture of collectionFixtures) await removeRow(fixture, id);
});

describe('while writes are stopped', () => {
  beforeAll(() => setSwitch({ areWritesStopped: true, areMailsStopped: false }));
  afterAll(removeSwitch);

  it.each(refusedEndpoints)('%s is refused, with the time to retry', async (_, endpoint) => {
    const headers = { ...makeCallerHeaders(), Accept: 'application/json' };
    const { method, access } = endpoint;
    const response = await callApi(fillPath(endpoint, id), {
      method,
      headers,
      ...(access === 'staff' && { token }),
      json: {},
    });
    expect([response.status, response.json]).toEqual([503, refusal]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
  });

  it.each(endpointsWithGet)('%s still responds', async (_, endpoint) => {
    const { status } = await callApi(fillPath(endpoint, id), { token });
    expect(status).toBeLessThan(500);
  });

  it('staff still get their session', async () => {
    expect((await callApi(endpoints.getStaffSession.path, { token })).status).toBe(200);
  });

  it.each([
    ['fr', 'entretien'],
    ['en', 'maintenance'],
  ])('a form without script gets a page with the reason in %s', async (lng, reason) => {
    for (const path of [endpoints.subscribe.path, endpoints.sendContactMessage.path]) {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { Accept: 'text/html', ...makeCallerHeaders() },
        body: new URLSearchParams({ email: reader, messages: 'Bonjour', lng }),
      });
      expect(response.status).toBe(503);
      const page = await response.text();
      expect(page).toContain(`<html lang="${lng}">`);
      expect(page).toContain(reason);
    }
  });

  it('readers can unsubscribe by the form, the link and the button of their mail program', async () => {
    const { unsubscribe, unsubscribeByLink, unsubscribeByOneClick } = endpoints;
    await removeSwitch();
    const readers = await Promise.all([makeConfirmedSubscriber(), makeConfirmedSubscriber()]);
    await setSwitch({ areWritesStopped: true, areMailsStopped: false });
    const [linkToken = '', buttonToken = ''] = readers.map((email) =>
      makeToken('unsubscribe', makeSubscriberId(email)),
    );
    const responses = [
      await postJson(unsubscribe.path, { email: reader }),
      await postJson(unsubscribeByLink.path, { token: linkToken }),
      await postJson(fillPath(unsubscribeByOneClick, buttonToken), {}),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const email of [reader, ...readers])
      expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed' });
  });
});

it('mails wait while mails are stopped, and are sent while only writes are stopped', async () => {
  await setSwitch({ areWritesStopped: false, areMailsStopped: true });
  const email = makeAddress();
  expect((await subscribe(email)).status).toBe(200);
  await processMailQueue(getDatabase(), composers);
  expect(await listMailsTo(email)).toEqual([]);
  await setSwitch({ areWritesStopped: true, areMailsStopped: false });
  await processMailQueue(getDatabase(), composers);
  await waitForMail(email, confirmationSubjects.fr);
  await removeSwitch();
});

it('an issue waits while mails are stopped, and reaches its readers afterwards', async () => {
  const email = await makeConfirmedSubscriber();
  const issue = { subject: 'Wait', subject_fr: 'Attente', text: 'Hello', text_fr: 'Bonjour' };
  const issueRow = getDatabase().doc('issues/stopped-issue');
  await setSwitch({ areWritesStopped: false, areMailsStopped: true });
  // `resumeIssues` skips an issue that was updated in the last five minutes.
  const tenMinutesAgo = Timestamp.fromMillis(Date.now() - 600_000);
  await issueRow.set({ ...issue, state: 'sending', cursor: '', updatedAt: tenMinutesAgo });
  await fanOutIssue(getDatabase(), issueRow.id);
  const mail = getDatabase().doc(`outbox/issue_${issueRow.id}_${makeSubscriberId(email)}`);
  expect((await mail.get()).exists).toBe(false);
  await removeSwitch();
  await resumeIssues(getDatabase());
  await waitForMail(email, 'Attente');
  await issueRow.delete();
});
