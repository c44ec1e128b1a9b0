import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import type { Unsubscription } from '@club/domain/newsletter';
import { type Firestore, Timestamp, type Transaction } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import {
  type Caller,
  catchTooManyRequests,
  clearRepeat,
  limitRequest,
} from '../store/rate-limits.ts';
import { confirmationsPerAddress, requestLimits } from '../store/request-limits.ts';
import {
  deleteSubscriber,
  findSubscriber,
  makeSubscriberId,
  makeUnsubscription,
  type Subscriber,
  updateSubscriber,
} from '../store/subscribers.ts';
import { findSuppression, storeSuppression } from '../store/suppressions.ts';

/** How a reader can unsubscribe. */
export type UnsubscribeMethod = Exclude<Subscriber['way'], 'bounced' | undefined>;

/** Functions that write the end of a subscription; undefined if nothing changes. */
interface SubscriptionEnd {
  readonly endRow: (() => void) | undefined;
  /** Stores that later imports must not subscribe the address. */
  readonly suppress: (() => void) | undefined;
  /** Whether the address has never been confirmed, so that anybody may have made it up. */
  readonly isUnconfirmed: boolean;
}

/**
 * Prepares the end of a subscription. It deletes the address. It deletes the whole document of a
 * reader who never confirmed. A suppression with the hash of the address prevents a later import.
 * It ends with the proof of a consent if nobody has confirmed the address.
 */
async function prepareEnd(
  db: Firestore,
  transaction: Transaction,
  id: string,
  way: UnsubscribeMethod,
): Promise<SubscriptionEnd> {
  const subscriber = await findSubscriber(db, id, transaction);
  const suppression = await findSuppression(db, id, transaction);
  const at = Timestamp.now();
  const isUnconfirmed =
    !subscriber || (subscriber.state === 'pending' && subscriber.confirmedAt === undefined);
  const isSuppressed = suppression && (isUnconfirmed || suppression.expiresAt === undefined);
  const expiresAt = Timestamp.fromMillis(at.toMillis() + retentionDays.endedConsent * dayMs);
  const endRow = () => {
    if (isUnconfirmed) deleteSubscriber(db, transaction, id);
    else updateSubscriber(db, transaction, id, makeUnsubscription(subscriber, { at, way }));
    clearRepeat(db, transaction, confirmationsPerAddress, id);
  };
  const suppress = () =>
    storeSuppression(db, transaction, id, { at, way, ...(isUnconfirmed && { expiresAt }) });
  return {
    endRow: subscriber && subscriber.state !== 'unsubscribed' ? endRow : undefined,
    suppress: isSuppressed ? undefined : suppress,
    isUnconfirmed,
  };
}

/**
 * Ends the subscription of a reader who has a mailed link. A repeated call reads and writes nothing
 * more, so it needs no limit.
 */
export async function endSubscription(
  db: Firestore,
  id: string,
  way: UnsubscribeMethod,
): Promise<void> {
  await runRequestTransaction(
    db,
    async (transaction) => {
      const { endRow, suppress } = await prepareEnd(db, transaction, id, way);
      endRow?.();
      suppress?.();
    },
    { maxAttempts: 10 },
  );
}

/**
 * Ends the subscription of an address that somebody has typed. The response and the reads are the
 * same for every address. Beyond the limits, an address that nobody has confirmed is not
 * suppressed. A request with a filled honeypot is only counted.
 *
 * @throws ApiProblem `too-many-requests` for the caller
 */
export async function unsubscribeAddress(
  db: Firestore,
  { email, website }: Unsubscription,
  caller: Caller,
): Promise<void> {
  const isRobot = website !== '';
  const { unsubscription, suppression } = requestLimits;
  const { countCall } = await limitRequest(db, unsubscription, caller);
  const suppressionCounts = await catchTooManyRequests(() =>
    limitRequest(db, suppression, caller, { isRobot }),
  );
  await runRequestTransaction(
    db,
    async (transaction) => {
      const end = await prepareEnd(db, transaction, makeSubscriberId(email), 'form');
      countCall(transaction);
      suppressionCounts?.countCall(transaction);
      if (isRobot) {
        suppressionCounts?.countForAll(transaction);
        return;
      }
      end.endRow?.();
      if (!end.suppress || (end.isUnconfirmed && !suppressionCounts)) return;
      end.suppress();
      if (end.isUnconfirmed) suppressionCounts?.countForAll(transaction);
    },
    { maxAttempts: 10 },
  );
}
