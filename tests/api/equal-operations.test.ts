import { clearDatabase, openSeparateDatabase } from './mail-test-bed.ts';
import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@club/domain/contact';
import { type DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { storeMessage } from '../../functions/src/messages/store-message.ts';
import {
  confirmOptIn,
  leaveOptIn,
  requestOptIn,
  unsubscribeAddress,
} from '../../functions/src/opt-in/request-opt-in.ts';
import { makeFamilyId, makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { makeAddress } from './visitor-requests.ts';

/** A separate database sends no mails and contains no counts of other tests. */
const db = openSeparateDatabase('operations');
beforeAll(() => clearDatabase('operations'));
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => db.terminate());

const makeCaller = () => ({ id: randomUUID(), subnet: randomUUID(), frontEnd: undefined });

const listCollectionIds = (args: readonly unknown[]) =>
  args.flatMap((one) =>
    typeof one === 'object' && one && 'parent' in one ? (one as DocumentReference).parent.id : [],
  );

/**
 * Lists the database operations of a task, in their order. A transaction sends all its writes
 * with the commit, so they count as one.
 */
async function recordOperations(task: () => Promise<void>): Promise<string[]> {
  const spies = [
    { name: 'read of', spy: vi.spyOn(Firestore.prototype, 'getAll').mock },
    { name: 'locked read of', spy: vi.spyOn(Transaction.prototype, 'getAll').mock },
    { name: 'locked read of', spy: vi.spyOn(Transaction.prototype, 'get').mock },
    ...(['set', 'create', 'update', 'delete'] as const).map((name) => ({
      name: 'commit',
      spy: vi.spyOn(Transaction.prototype, name).mock,
    })),
  ];
  await task();
  const operations = spies
    .flatMap(({ name, spy }) =>
      (spy.calls as unknown[][]).map((args, n) => ({
        at: spy.invocationCallOrder[n] ?? 0,
        operation: name === 'commit' ? name : `${name} ${listCollectionIds(args).join(', ')}`,
      })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ operation }) => operation);
  vi.restoreAllMocks();
  return operations.filter((one, n) => one !== 'commit' || operations[n - 1] !== 'commit');
}

/** The requests of the forms, each as a new caller. Only robots fill the hidden field `website`. */
const requests = {
  'to subscribe': (email: string, website = '') =>
    requestOptIn(db, 'newsletter', { email, lng: 'fr', page: '/', website }, makeCaller()),
  'to wait for a place': (email: string, website = '') =>
    requestOptIn(
      db,
      'place',
      { email, program: 'U15', lng: 'fr', page: '/', website },
      makeCaller(),
    ),
  'to unsubscribe': (email: string, website = '') =>
    unsubscribeAddress(db, { email, lng: 'fr', website }, makeCaller()),
  'to write to the club': (email: string, website = '') => {
    const input = { full_name: 'Ana', phone: '', email, messages: randomUUID(), lng: 'fr' };
    return storeMessage(db, { ...input, website } as ContactMessage, makeCaller());
  },
};
type RequestName = keyof typeof requests;
const requestNames = Object.keys(requests) as RequestName[];

const confirmReader = (email: string) =>
  confirmOptIn(db, 'newsletter', { id: makeSubscriberId(email), madeAt: Date.now() });
const leave = (email: string) =>
  leaveOptIn(db, 'newsletter', { id: makeSubscriberId(email), way: 'link' });
const confirmPlace = (email: string) =>
  confirmOptIn(db, 'place', { id: makeFamilyId('U15', email), madeAt: Date.now() });

/** What somebody may have done with an address before, for the newsletter, the list and contact. */
const histories = {
  nothing: () => Promise.resolve(),
  'a message to the club': requests['to write to the club'],
  'a request for the newsletter': requests['to subscribe'],
  'a subscription': async (email) => {
    await requests['to subscribe'](email);
    await confirmReader(email);
  },
  'a subscription that ended': async (email) => {
    await requests['to subscribe'](email);
    await confirmReader(email);
    await leave(email);
  },
  'a made-up unsubscription': requests['to unsubscribe'],
  'a request for a place': requests['to wait for a place'],
  'a place on the waiting list': async (email) => {
    await requests['to wait for a place'](email);
    await confirmPlace(email);
  },
  'a place on the waiting list that was given up': async (email) => {
    await requests['to wait for a place'](email);
    await confirmPlace(email);
    await leaveOptIn(db, 'place', { id: makeFamilyId('U15', email), way: 'link' });
  },
  'the day’s mails': async (email) => {
    for (const lastRequest of ['to subscribe', 'to wait for a place'] as const)
      for (let times = 0; times < 7; times += 1) {
        await requests[lastRequest](email);
        await leave(email);
        await leaveOptIn(db, 'place', { id: makeFamilyId('U15', email), way: 'link' });
      }
  },
} satisfies Record<string, (email: string) => Promise<void>>;

it.each(requestNames)(
  'a request %s causes the same database operations for every address and for a robot',
  async (name) => {
    const send = requests[name];
    const expected = await recordOperations(() => send(makeAddress()));
    expect(expected.filter((operation) => operation === 'commit')).toHaveLength(1);
    // The limits are read before any other data.
    expect(expected[0]).toMatch(/^read of (?:rateLimits(?:, )?)+$/u);
    for (const [before, make] of Object.entries(histories)) {
      const email = makeAddress();
      await make(email);
      expect(await recordOperations(() => send(email)), before).toEqual(expected);
      expect(await recordOperations(() => send(email)), `${before}, repeated`).toEqual(expected);
    }
    expect(await recordOperations(() => send(makeAddress(), 'https://example.org'))).toEqual(
      expected,
    );
  },
);

it.each<
  [title: string, prepare: (email: string) => Promise<void>, (email: string) => Promise<void>]
>([
  ['unsubscribes a reader', histories['a subscription'], leave],
  ['unsubscribes an address without a document', histories['nothing'], leave],
  ['ends an unconfirmed request', histories['a request for the newsletter'], leave],
  ['confirms a subscription', histories['a request for the newsletter'], confirmReader],
  [
    'leaves the waiting list',
    histories['a place on the waiting list'],
    (email) => leaveOptIn(db, 'place', { id: makeFamilyId('U15', email), way: 'link' }),
  ],
])('a mailed link that %s writes only at its first use', async (_, prepare, press) => {
  const email = makeAddress();
  await prepare(email);
  expect(await recordOperations(() => press(email))).toContain('commit');
  for (let times = 0; times < 3; times += 1)
    expect(await recordOperations(() => press(email))).not.toContain('commit');
});
