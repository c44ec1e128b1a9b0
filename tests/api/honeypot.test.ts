import { openSeparateDatabase } from './mail-test-bed.ts';
import type { ContactMessage } from '@club/domain/contact';
import { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { storeMessage } from '../../functions/src/contact/store-message.ts';
import { makeSubscriberId } from '../../functions/src/store/subscribers.ts';
import { requestSubscription } from '../../functions/src/newsletter/request-subscription.ts';
import { countRobot, endSubscription } from '../../functions/src/newsletter/end-subscription.ts';
import { requestPlace } from '../../functions/src/waiting-list/request-place.ts';
import { makeAddress } from './visitor-requests.ts';

/** A separate database sends no mails and contains no counts of other tests. */
const db = openSeparateDatabase('honeypot');
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => db.terminate());

const getCollectionId = (reference: unknown) => (reference as DocumentReference).parent.id;

/**
 * Lists the database operations of a task, in their order. A transaction sends all its writes
 * with the commit, so they count as one.
 */
async function recordOperations(task: () => Promise<void>): Promise<string[]> {
  const reads = vi.spyOn(DocumentReference.prototype, 'get').mock;
  const lockedReads = vi.spyOn(Transaction.prototype, 'get').mock;
  const writes = (['set', 'create', 'update'] as const).map(
    (name) => vi.spyOn(Transaction.prototype, name).mock,
  );
  await task();
  const operations = [
    ...reads.contexts.map((one, n) => ({
      at: reads.invocationCallOrder[n] ?? 0,
      operation: `read of ${getCollectionId(one)}`,
    })),
    ...lockedReads.calls.map(([one], n) => ({
      at: lockedReads.invocationCallOrder[n] ?? 0,
      operation: `locked read of ${getCollectionId(one)}`,
    })),
    ...writes.flatMap(({ invocationCallOrder }) =>
      invocationCallOrder.slice(0, 1).map((at) => ({ at, operation: 'commit' })),
    ),
  ];
  vi.restoreAllMocks();
  const orderedOperations = operations
    .toSorted((a, b) => a.at - b.at)
    .map(({ operation }) => operation);
  return orderedOperations.filter(
    (operation, n) => operation !== 'commit' || orderedOperations[n - 1] !== 'commit',
  );
}

// Only robots fill the hidden field `website`. It is empty in a visitor's request.
const makeSubscriptionTask = (website: string) => () =>
  requestSubscription(db, { email: makeAddress(), lng: 'fr', page: '/', website });

const makeMessageTask = (website: string) => () => {
  const input = { full_name: 'Ana', phone: '', email: makeAddress(), messages: 'Hello', lng: 'fr' };
  return storeMessage(db, { ...input, website } as ContactMessage);
};

const makeUnsubscriptionTask = (website: string) => () => {
  const id = makeSubscriberId(makeAddress());
  return website === '' ? endSubscription(db, id, 'form') : countRobot(db, id);
};

const makePlaceRequestTask = (website: string) => () =>
  requestPlace(db, { email: makeAddress(), program: 'U15', lng: 'fr', page: '/', website });

it.each([
  ['to subscribe', makeSubscriptionTask],
  ['to wait for a place', makePlaceRequestTask],
  ['to unsubscribe', makeUnsubscriptionTask],
  ['to write to the club', makeMessageTask],
])(
  'a form %s causes the same database operations for a robot as for a visitor',
  async (_, makeTask) => {
    const visitorOperations = await recordOperations(makeTask(''));
    expect(visitorOperations).toContain('commit');
    expect(await recordOperations(makeTask('https://example.org'))).toEqual(visitorOperations);
  },
);
