import './functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { makeToken } from '../../functions/src/opt-in/tokens.ts';
import { makeFamilyId, makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import {
  clearSubscribers,
  clearWaitingList,
  findSubscriber,
  makeAddress,
  makeCallerHeaders,
  postJson,
  subscribe,
} from './visitor-requests.ts';

afterAll(clearSubscribers);
afterAll(clearWaitingList);

const program = 'U16';
const requestPlace = (email: string, headers = makeCallerHeaders(), programId: string = program) =>
  postJson('/api/waiting-list', { email, program: programId }, headers);
const unsubscribe = (email: string, headers = makeCallerHeaders()) =>
  postJson('/api/email/unsubscribe', { email }, headers);
const confirm = (email: string) =>
  postJson('/api/email/confirm', { token: makeToken('confirm', makeSubscriberId(email)) });
const confirmPlace = (email: string) =>
  postJson('/api/waiting-list/confirm', {
    token: makeToken('confirm-place', makeFamilyId(program, email)),
  });
const leaveList = (email: string) =>
  postJson('/api/waiting-list/leave', {
    token: makeToken('leave-waiting-list', makeFamilyId(program, email)),
  });
const countMails = async (field: 'subscriber' | 'family', id: string) =>
  (await getDatabase().collection('outbox').where(field, '==', id).count().get()).data().count;
const countConfirmationMails = (email: string) => countMails('subscriber', makeSubscriberId(email));

/** The states of an address for the newsletter and for the waiting list. */
const states: readonly [state: string, prepare: (email: string) => Promise<unknown>][] = [
  ['unknown', () => Promise.resolve()],
  ['pending', async (email) => [await subscribe(email), await requestPlace(email)]],
  [
    'confirmed',
    async (email) => {
      await Promise.all([subscribe(email), requestPlace(email)]);
      await Promise.all([confirm(email), confirmPlace(email)]);
    },
  ],
  [
    'left',
    async (email) => {
      await Promise.all([subscribe(email), requestPlace(email)]);
      await Promise.all([confirm(email), confirmPlace(email)]);
      await Promise.all([unsubscribe(email), leaveList(email)]);
    },
  ],
  ['suppressed', unsubscribe],
];

describe('the responses to a stranger are the same for every state of an address', () => {
  /** Requests a stranger sends for an address, as one caller. */
  const sequences: readonly [
    title: string,
    send: (email: string, headers: { 'X-Forwarded-For': string }) => Promise<number[]>,
  ][] = [
    [
      'seven requests for a place',
      async (email, headers) => {
        const statuses: number[] = [];
        for (let n = 0; n < 7; n += 1) statuses.push((await requestPlace(email, headers)).status);
        return statuses;
      },
    ],
    [
      'requests for a place in every program',
      async (email, headers) => {
        const statuses: number[] = [];
        for (const id of ['U17', 'U15', 'U14', 'U13', 'DEV1', 'DEV2', program])
          statuses.push((await requestPlace(email, headers, id)).status);
        return statuses;
      },
    ],
    [
      'subscriptions and unsubscriptions in turn',
      async (email, headers) => {
        const statuses: number[] = [];
        for (let n = 0; n < 5; n += 1) {
          const response = await postJson('/api/email/subscribe', { email }, headers);
          statuses.push(response.status, (await unsubscribe(email, headers)).status);
        }
        return statuses;
      },
    ],
  ];

  it.each(sequences)('to %s', async (_, send) => {
    const results: [state: string, statuses: number[]][] = [];
    for (const [state, prepare] of states) {
      const email = makeAddress();
      await prepare(email);
      results.push([state, await send(email, makeCallerHeaders())]);
    }
    const [, expected = []] = results[0] ?? [];
    expect(new Set(expected)).toEqual(new Set([200]));
    expect(results).toEqual(states.map(([state]) => [state, expected]));
  });
});

describe('an address', () => {
  it.each([
    ['one caller', 1, 2],
    ['four callers', 4, 3],
  ])(
    'gets few mails from %s, however often they subscribe and unsubscribe it',
    async (_, callerCount, mailCount) => {
      const email = makeAddress();
      for (let caller = 0; caller < callerCount; caller += 1) {
        const headers = makeCallerHeaders();
        for (let times = 0; times < 6; times += 1) {
          await postJson('/api/email/subscribe', { email }, headers);
          await unsubscribe(email, headers);
        }
      }
      expect(await countConfirmationMails(email)).toBe(mailCount);
    },
  );

  it('can still be subscribed, and put on the list, by its owner after a stranger’s requests', async () => {
    const email = makeAddress();
    const stranger = makeCallerHeaders();
    for (let times = 0; times < 6; times += 1) {
      await postJson('/api/email/subscribe', { email }, stranger);
      await unsubscribe(email, stranger);
    }
    for (const id of ['U17', 'U15', 'U14', 'U13', 'DEV1', 'DEV2'])
      await requestPlace(email, stranger, id);
    expect((await subscribe(email)).status).toBe(200);
    expect((await requestPlace(email)).status).toBe(200);
    expect((await findSubscriber(email))?.state).toBe('pending');
    expect(await countMails('family', makeFamilyId(program, email))).toBe(1);
  });

  it('has one row and one mail in all its spellings', async () => {
    const name = makeAddress().split('@')[0] ?? '';
    const suffix = randomUUID().slice(0, 8);
    const spellings = [
      `${name}@école.${suffix}.example.org`,
      `${name}@xn--cole-9oa.${suffix}.example.org`,
      `${name}@E\u0301COLE.${suffix}.example.org`,
      `${name}@école.${suffix}.ｅｘａｍｐｌｅ.org`,
      ` ${name.toUpperCase()}@ÉCOLE.${suffix}.EXAMPLE.ORG `,
    ];
    for (const email of spellings) {
      expect((await subscribe(email)).status).toBe(200);
      expect((await requestPlace(email)).status).toBe(200);
    }
    const [, canonicalEmail = ''] = spellings;
    for (const collection of ['subscribers', 'waitingList']) {
      const rows = getDatabase().collection(collection).where('email', '==', canonicalEmail);
      expect((await rows.get()).size).toBe(1);
    }
    expect(await countConfirmationMails(canonicalEmail)).toBe(1);
    expect(await countMails('family', makeFamilyId(program, canonicalEmail))).toBe(1);
  });

  it('has one count of mails of the waiting list in all its spellings', async () => {
    const suffix = randomUUID().slice(0, 8);
    const spellings = [`ana@été.${suffix}.example.org`, `ana@xn--t-9fab.${suffix}.example.org`];
    const programs = ['U17', 'U16', 'U15', 'U14', 'U13', 'DEV1', 'DEV2'];
    for (const [n, id] of programs.entries())
      await requestPlace(spellings[n % 2] ?? '', makeCallerHeaders(), id);
    const families = getDatabase().collection('waitingList').where('email', '==', spellings[1]);
    expect((await families.get()).size).toBe(6);
  });

  it('can be subscribed again at once after it was unsubscribed by mistake', async () => {
    const email = makeAddress();
    await subscribe(email);
    await unsubscribe(email);
    await subscribe(email);
    expect((await findSubscriber(email))?.state).toBe('pending');
    expect(await countConfirmationMails(email)).toBe(2);
  });
});
