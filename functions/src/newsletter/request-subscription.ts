import { dayMs } from '@club/domain/day';
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
  makeSubscriberId,
  updateSubscriber,
} from '../store/subscribers.ts';
import { consentVersion } from './texts.ts';

/** Requests within this time count as one, because of double clicks. */
const repeatWindowMs = 10 * 60_000;
/** The most requests for an address in a day. The limit prevents a flood of mail. */
const maxRequestsPerDay = 3;

type RequestCount = NonNullable<Subscriber['asked']>;

/**
 * Returns the count after a request for an address; undefined when it repeats the last one.
 *
 * @throws ApiProblem `too-many-requests`
 */
function countRequest(count: RequestCount | undefined, now: Timestamp): RequestCount | undefined {
  if (count && now.toMillis() - count.last.toMillis() < repeatWindowMs) return undefined;
  if (!count || now.toMillis() - count.since.toMillis() >= dayMs) {
    return { times: 1, since: now, last: now };
  }
  if (count.times >= maxRequestsPerDay) {
    const waitSeconds = Math.ceil((count.since.toMillis() + dayMs - now.toMillis()) / 1000);
    throw new ApiProblem('too-many-requests', {}, waitSeconds);
  }
  return { ...count, times: count.times + 1, last: now };
}

/**
 * Stores a request to subscribe and queues its confirmation mail. A confirmed reader gets no mail,
 * but the response, the reads and the limits are the same. A request with a filled honeypot does
 * the same reads and one commit, which only counts the request.
 *
 * @throws ApiProblem `too-many-requests` for the address, or for all addresses in a day
 */
export async function requestSubscription(
  db: Firestore,
  { email, lng: locale, page, website }: Subscription,
): Promise<void> {
  const id = makeSubscriberId(email);
  // This check comes before the transaction, in which simultaneous clicks would wait for each other.
  if (!countRequest((await findSubscriber(db, id))?.asked, Timestamp.now())) return;
  const isRobot = website !== '';
  const incrementCount = await checkLimit(db, isRobot ? robotsPerDay : subscriptionsPerDay);
  await runRequestTransaction(
    db,
    async (transaction) => {
      const subscriber = await findSubscriber(db, id, transaction);
      const now = Timestamp.now();
      const requestCount = countRequest(subscriber?.asked, now);
      if (!requestCount) return;
      incrementCount(transaction);
      if (isRobot) return;
      if (subscriber?.state === 'confirmed') {
        updateSubscriber(db, transaction, id, { asked: requestCount });
        return;
      }
      // A former reader's proof of consent must outlast a request that is never confirmed.
      const isFormerReader =
        subscriber?.confirmedAt !== undefined && subscriber.state !== 'pending';
      const formerConsent = isFormerReader ? subscriber.consent : undefined;
      const consent = { wording: consentVersion, locale, page, at: now };
      const pendingFields = {
        state: 'pending',
        email,
        locale,
        consent,
        requestedAt: now,
        asked: requestCount,
        ...(formerConsent && { formerConsent }),
      } as const;
      setSubscriber(db, transaction, id, pendingFields);
      const job = { kind: 'confirmation', subscriber: id, locale } as const;
      queueMail(db, transaction, `confirmation_${id}_${now.toMillis()}`, job);
    },
    { maxAttempts: 10 },
  );
}
