import { randomUUID } from 'node:crypto';
import type { MessageList, VisitorMessage } from '@club/domain/visitor-message';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../environments/demo.ts';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { makeGoogleToken } from './tokens.ts';
import { makeAddress, postJson } from './visitor-requests.ts';

const [firstStaff = '', secondStaff = ''] = demo.staff;
let firstToken: string;
let secondToken: string;
const storedIds: string[] = [];
beforeAll(async () => {
  firstToken = await getStaffToken();
  secondToken = await makeGoogleToken(secondStaff);
});
afterAll(() => Promise.all(storedIds.map((id) => getDatabase().doc(`messages/${id}`).delete())));

const listMessages = async (path = '/api/messages') =>
  (await callApi(path, { token: firstToken })).json as MessageList;

/** Sends a message from the form, and returns it as staff see it. */
async function receiveMessage(fields: Record<string, string> = {}): Promise<VisitorMessage> {
  const messages = `Une question ${randomUUID()}`;
  await postJson('/api/contact', { full_name: 'Ana', email: makeAddress(), messages, ...fields });
  const list = await listMessages();
  const message = list.messages.find((one) => one.messages === (fields['messages'] ?? messages));
  if (!message) throw new Error('The message is not in the list.');
  storedIds.push(message._id);
  return message;
}

/** Requests a change of a message's state, which the API may refuse. */
const requestState = (
  { _id, updatedAt }: VisitorMessage,
  state: VisitorMessage['state'],
  token = firstToken,
) => callApi(`/api/messages/${_id}`, { method: 'PATCH', token, json: { state, updatedAt } });
/** Changes a message's state, and returns the changed message. */
const changeState = async (...change: Parameters<typeof requestState>) => {
  const { status, json } = await requestState(...change);
  expect(status).toBe(200);
  return json as VisitorMessage;
};
const countNewMessages = async () =>
  ((await callApi('/api/staff/counts', { token: firstToken })).json as { newMessages: number })
    .newMessages;

describe('staff', () => {
  it('read a message as the visitor wrote it, with its language and the day of its deletion', async () => {
    const text = `<b>Bonjour</b>\n& merci ${randomUUID()}`;
    const message = await receiveMessage({ messages: text, lng: 'en', phone: '514-555-0188' });
    expect(message).toMatchObject({
      messages: text,
      locale: 'en',
      phone: '514-555-0188',
      state: 'new',
      updatedBy: '',
      answeredBy: '',
      answeredAt: '',
    });
    const days = (Date.parse(message.expiresAt) - Date.parse(message.at)) / 86_400_000;
    expect(days).toBe(365);
  });

  it('mark a message as read, answered and archived, and undo the last two', async () => {
    const countBefore = await countNewMessages();
    const newMessage = await receiveMessage();
    expect(await countNewMessages()).toBe(countBefore + 1);
    const readMessage = await changeState(newMessage, 'read');
    expect(await countNewMessages()).toBe(countBefore);
    const answeredMessage = await changeState(readMessage, 'answered', secondToken);
    expect(answeredMessage).toMatchObject({
      answeredBy: secondStaff,
      answeredAt: answeredMessage.updatedAt,
    });
    const archivedMessage = await changeState(answeredMessage, 'archived');
    expect(archivedMessage).toMatchObject({ updatedBy: firstStaff, answeredBy: secondStaff });
    const restoredMessage = await changeState(archivedMessage, 'answered');
    expect(restoredMessage).toMatchObject({
      answeredBy: secondStaff,
      answeredAt: answeredMessage.answeredAt,
    });
    const unansweredMessage = await changeState(restoredMessage, 'read');
    expect(unansweredMessage).toMatchObject({ answeredBy: '', answeredAt: '' });
    expect((await listMessages()).messages).toContainEqual(unansweredMessage);
  });

  it('get older messages page by page, newest first', async () => {
    const batch = getDatabase().batch();
    const start = Date.parse('2026-01-10T12:00:00.000Z');
    const ids = Array.from({ length: 60 }, (_, n) => n.toString(16).padStart(40, 'a'));
    ids.forEach((id, n) => {
      const at = Timestamp.fromMillis(start - n * 1000);
      batch.set(getDatabase().doc(`messages/${id}`), {
        messages: `${n}`,
        at,
        expiresAt: at,
        locale: 'fr',
      });
    });
    await batch.commit();
    storedIds.push(...ids);
    const listedIds: string[] = [];
    let page = await listMessages();
    for (;;) {
      listedIds.push(...page.messages.map(({ _id }) => _id));
      if (!page.hasMore) break;
      page = await listMessages(`/api/messages/${listedIds.at(-1) ?? ''}/older`);
    }
    expect(listedIds.filter((id) => ids.includes(id))).toEqual(ids);
    expect(new Set(listedIds).size).toBe(listedIds.length);
  });
});

it('staff delete a message for good, unless a colleague has changed it meanwhile', async () => {
  const message = await receiveMessage();
  const requestDeletion = ({ _id, updatedAt }: VisitorMessage) =>
    callApi(`/api/messages/${_id}/delete`, {
      method: 'POST',
      token: firstToken,
      json: { updatedAt },
    });
  const changedMessage = await changeState(message, 'archived', secondToken);
  const refusal = await requestDeletion(message);
  expect([refusal.status, refusal.json]).toEqual([
    409,
    { error: 'conflict', current: changedMessage },
  ]);
  expect((await requestDeletion(changedMessage)).status).toBe(200);
  expect((await getDatabase().doc(`messages/${message._id}`).get()).exists).toBe(false);
  expect((await requestDeletion(changedMessage)).status).toBe(404);
});

describe('two staff at once', () => {
  it('one of twenty changes of one message wins, and the other requests get the changed message', async () => {
    const message = await receiveMessage();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        requestState(
          message,
          n % 2 === 0 ? 'answered' : 'archived',
          n % 2 === 0 ? firstToken : secondToken,
        ),
      ),
    );
    const winners = responses.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const losers = responses.filter(({ status }) => status === 409);
    expect(losers).toHaveLength(19);
    for (const { json } of losers)
      expect(json).toEqual({ error: 'conflict', current: winners[0]?.json });
  });
});

it.each([
  ['a malformed id', 'x', { state: 'read', updatedAt: new Date().toISOString() }, 404],
  [
    'an unknown message',
    '0'.repeat(40),
    { state: 'read', updatedAt: new Date().toISOString() },
    404,
  ],
  ['an unknown state', '0'.repeat(40), { state: 'lost', updatedAt: new Date().toISOString() }, 400],
  ['no `updatedAt`', '0'.repeat(40), { state: 'read' }, 400],
])('a change with %s is refused', async (_, id, json, status) => {
  const response = await callApi(`/api/messages/${id}`, {
    method: 'PATCH',
    token: firstToken,
    json,
  });
  expect(response.status).toBe(status);
});
