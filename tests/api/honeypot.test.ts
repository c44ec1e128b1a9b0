import { mailDatabase } from './mail-test-bed.ts';
import type { ContactMessage } from '@club/domain/contact';
import { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { storeMessage } from '../../functions/src/contact/store-message.ts';
import { subscriberId } from '../../functions/src/store/subscribers.ts';
import { requestSubscription } from '../../functions/src/newsletter/request-subscription.ts';
import { countRobot, endSubscription } from '../../functions/src/newsletter/end-subscription.ts';
import { newAddress } from './readers.ts';

/** A database of its own: nothing is mailed, and nobody else's requests are counted. */
const db = mailDatabase('honeypot');
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => db.terminate());

const collectionOf = (reference: unknown) => (reference as DocumentReference).parent.id;

/**
 * Runs some work and gives its journeys to the database in their order. Writes wait for the commit,
 * so all of a transaction's are one.
 */
async function stepsOf(work: () => Promise<void>): Promise<string[]> {
  const reads = vi.spyOn(DocumentReference.prototype, 'get').mock;
  const locks = vi.spyOn(Transaction.prototype, 'get').mock;
  const writes = (['set', 'create', 'update'] as const).map(
    (name) => vi.spyOn(Transaction.prototype, name).mock,
  );
  await work();
  const steps = [
    ...reads.contexts.map((one, n) => ({
      at: reads.invocationCallOrder[n] ?? 0,
      what: `read of ${collectionOf(one)}`,
    })),
    ...locks.calls.map(([one], n) => ({
      at: locks.invocationCallOrder[n] ?? 0,
      what: `locked read of ${collectionOf(one)}`,
    })),
    ...writes.flatMap(({ invocationCallOrder }) =>
      invocationCallOrder.slice(0, 1).map((at) => ({ at, what: 'commit' })),
    ),
  ];
  vi.restoreAllMocks();
  const inOrder = steps.toSorted((a, b) => a.at - b.at).map(({ what }) => what);
  return inOrder.filter((what, n) => what !== 'commit' || inOrder[n - 1] !== 'commit');
}

const subscription = (website: string) => () =>
  requestSubscription(db, { email: newAddress(), lng: 'fr', page: '/', website });

const message = (website: string) => () => {
  const input = { full_name: 'Ana', phone: '', email: newAddress(), messages: 'Hello', lng: 'fr' };
  return storeMessage(db, { ...input, website } as ContactMessage);
};

const leaving = (website: string) => () => {
  const id = subscriberId(newAddress());
  return website === '' ? endSubscription(db, id, 'form') : countRobot(db, id);
};

it.each([
  ['to subscribe', subscription],
  ['to unsubscribe', leaving],
  ['to write to the club', message],
])('a form %s takes the same way through the database from a robot', async (_, send) => {
  const visitor = await stepsOf(send(''));
  expect(visitor).toContain('commit');
  expect(await stepsOf(send('https://example.org'))).toEqual(visitor);
});
