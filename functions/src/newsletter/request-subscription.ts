import type { Subscription } from '@club/domain/newsletter';
import { type Firestore, Timestamp } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { robotsPerDay, subscriptionsPerDay, checkLimit } from '../store/rate-limits.ts';
import { queueMail } from '../store/outbox.ts';
import {
  findSubscriber,
  setSubscriber,
  type Subscriber,
  subscriberId,
  updateSubscriber,
} from '../store/subscribers.ts';
import { consentWording } from './texts.ts';

/** Requests that follow one another this closely are one: a double click, an impatient reader. */
const repeatWindowMs = 10 * 60_000;
/** Beyond that, so many in a day: an address must not be filled with mail it never asked for. */
const maxRequestsPerDay = 3;
const dayMs = 24 * 60 * 60_000;

type RequestCount = NonNullable<Subscriber['asked']>;

/** Counts a request for this address; undefined where it only repeats the last one. */
function countRequest(asked: RequestCount | undefined, now: Timestamp): RequestCount | undefined {
  if (asked && now.toMillis() - asked.last.toMillis() < repeatWindowMs) return undefined;
  if (!asked || now.toMillis() - asked.since.toMillis() >= dayMs) {
    return { times: 1, since: now, last: now };
  }
  if (asked.times >= maxRequestsPerDay) {
    const wait = Math.ceil((asked.since.toMillis() + dayMs - now.toMillis()) / 1000);
    throw new ApiProblem('too-many-requests', {}, wait);
  }
  return { ...asked, times: asked.times + 1, last: now };
}

/**
 * Notes a request to subscribe and queues the mail that asks for its confirmation. A reader who
 * confirmed long ago gets none; the answer, the reads and the limits are the same for everybody.
 * A request with the honeypot filled in takes as long, with the same reads and a commit, and is only counted.
 *
 * @throws ApiProblem `too-many-requests` for the address, or for all of them together in a day.
 */
export async function requestSubscription(
  db: Firestore,
  { email, lng: locale, page, website }: Subscription,
): Promise<void> {
  const id = subscriberId(email);
  // Looked at before anything is locked: a hundred clicks at once do not queue up behind each other.
  if (!countRequest((await findSubscriber(db, id))?.asked, Timestamp.now())) return;
  const isRobot = website !== '';
  const countSubscription = await checkLimit(db, isRobot ? robotsPerDay : subscriptionsPerDay);
  await runRequestTransaction(
    db,
    async (transaction) => {
      const row = await findSubscriber(db, id, transaction);
      const now = Timestamp.now();
      const requestCount = countRequest(row?.asked, now);
      if (!requestCount) return;
      countSubscription(transaction);
      if (isRobot) return;
      if (row?.state === 'confirmed') {
        updateSubscriber(db, transaction, id, { asked: requestCount });
        return;
      }
      const consent = { wording: consentWording, locale, page, at: now };
      const pendingFields = {
        state: 'pending',
        email,
        locale,
        consent,
        requestedAt: now,
        asked: requestCount,
      } as const;
      setSubscriber(db, transaction, id, pendingFields);
      const job = { kind: 'confirmation', subscriber: id, locale } as const;
      queueMail(db, transaction, `confirmation_${id}_${now.toMillis()}`, job);
    },
    { maxAttempts: 10 },
  );
}
