import type { Subscription } from '@club/domain/newsletter';
import { canonicalizeEmail } from '../runtime/canonical-email.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { type Caller, limitMails, limitRequest } from '../store/rate-limits.ts';
import { confirmationsPerAddress, requestLimits } from '../store/request-limits.ts';
import { queueMail } from '../store/outbox.ts';
import { findSubscriber, setSubscriber, makeSubscriberId } from '../store/subscribers.ts';
import { consentVersion } from './texts.ts';

/**
 * Stores a request to subscribe and queues its confirmation mail. A confirmed reader gets no mail,
 * and neither does a repeated request. The response, the reads, the commit and the limits are the
 * same for every state of an address. A request with a filled honeypot is only counted.
 *
 * @throws ApiProblem `too-many-requests` for the caller, or for all callers in a day
 */
export async function requestSubscription(
  db: Firestore,
  { email, lng: locale, page, website }: Subscription,
  caller: Caller,
): Promise<void> {
  const isRobot = website !== '';
  const limits = requestLimits.subscription;
  const { countCall, countForAll } = await limitRequest(db, limits, caller, { isRobot });
  const id = makeSubscriberId(email);
  const request = { addressId: id, requestId: id, caller };
  await runRequestTransaction(
    db,
    async (transaction) => {
      const countMail = await limitMails(db, transaction, confirmationsPerAddress, request);
      const subscriber = await findSubscriber(db, id, transaction);
      countCall(transaction);
      if (isRobot || countMail) countForAll(transaction);
      if (isRobot || !countMail) return;
      countMail(transaction);
      if (subscriber?.state === 'confirmed') return;
      const now = Timestamp.now();
      // A former reader's proof of consent must outlast a request that is never confirmed.
      const isFormerReader =
        subscriber?.confirmedAt !== undefined && subscriber.state !== 'pending';
      const formerConsent = isFormerReader ? subscriber.consent : undefined;
      const consent = { wording: consentVersion, locale, page, at: now };
      const pendingFields = {
        state: 'pending',
        email: canonicalizeEmail(email),
        locale,
        consent,
        requestedAt: now,
        ...(formerConsent && { formerConsent }),
      } as const;
      setSubscriber(db, transaction, id, pendingFields);
      const job = { kind: 'confirmation', subscriber: id, locale } as const;
      queueMail(db, transaction, `confirmation_${id}_${now.toMillis()}`, job);
    },
    { maxAttempts: 10 },
  );
}
