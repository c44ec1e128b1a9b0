import { keptDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import {
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

const pageSize = 200;

/**
 * Does something with every document of a query, after which it is no result any more. One that was
 * written since it was read is left alone.
 */
async function withEach(
  query: Query,
  end: (document: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<number> {
  let ended = 0;
  for (;;) {
    const { docs } = await query.limit(pageSize).get();
    const results = await Promise.allSettled(docs.map(end));
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    ended += done;
    if (docs.length < pageSize || done === 0) return ended;
  }
}

const remove = ({ ref, updateTime }: QueryDocumentSnapshot) =>
  ref.delete({ lastUpdateTime: updateTime });

/** The consent stays as after any other way out, and no suppression: its reader has not left. */
const eraseBounced =
  (now: number) =>
  ({ ref, updateTime }: QueryDocumentSnapshot) => {
    const changes = {
      state: 'unsubscribed',
      way: 'bounced',
      unsubscribedAt: Timestamp.fromMillis(now),
      email: FieldValue.delete(),
      bouncedAt: FieldValue.delete(),
    };
    return ref.update(changes, { lastUpdateTime: updateTime });
  };

/** One kind of data whose time has run out. */
export interface Ending {
  readonly what: string;
  readonly run: (db: Firestore, now: number) => Promise<number>;
}

/**
 * Every end that Firestore does not bring about by itself: what carries `expiresAt` (mails, messages,
 * rate limits) has a time-to-live policy instead. Each gives how many documents it ended.
 */
export const endings: readonly Ending[] = [
  {
    what: 'requests nobody confirmed',
    run: (db, now) =>
      withEach(readers(db, 'pending', 'requestedAt', now - keptDays.unconfirmed * dayMs), remove),
  },
  {
    what: 'addresses that bounced',
    run: (db, now) =>
      withEach(
        readers(db, 'bounced', 'bouncedAt', now - keptDays.bouncedAddress * dayMs),
        eraseBounced(now),
      ),
  },
  {
    what: 'consents that ended',
    run: (db, now) => {
      const before = now - keptDays.endedConsent * dayMs;
      return withEach(readers(db, 'unsubscribed', 'unsubscribedAt', before), remove);
    },
  },
  {
    what: 'issues',
    run: (db, now) =>
      withEach(olderThan(db, 'issues', 'updatedAt', now - keptDays.issue * dayMs), remove),
  },
  {
    what: 'saves',
    run: (db, now) => withEach(olderThan(db, 'history', 'at', now - keptDays.save * dayMs), remove),
  },
];

function olderThan(db: Firestore, collection: string, field: string, before: number): Query {
  return db.collection(collection).where(field, '<', Timestamp.fromMillis(before));
}

function readers(db: Firestore, state: string, field: string, before: number): Query {
  return olderThan(db, 'subscribers', field, before).where('state', '==', state);
}
