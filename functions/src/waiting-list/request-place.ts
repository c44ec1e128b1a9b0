import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import type { PlaceRequest } from '@club/domain/waiting-list';
import { canonicalizeEmail } from '../runtime/canonical-email.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { queueMail } from '../store/outbox.ts';
import { type Caller, limitMails, limitRequest } from '../store/rate-limits.ts';
import { placeMailsPerAddress, requestLimits } from '../store/request-limits.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { makeSubscriberId } from '../store/subscribers.ts';
import { makeFamilyId, findFamily, setFamily } from '../store/waiting-list.ts';
import { consentVersion } from './texts.ts';

/**
 * Stores a family's request and queues its confirmation mail. A family that already waits gets no
 * mail, and neither does a repeated request. The response, the reads, the commit and the limits are
 * the same for every state of an address. A request with a filled honeypot is only counted.
 *
 * @throws ApiProblem `too-many-requests` for the caller, or for all callers in a day
 */
export async function requestPlace(
  db: Firestore,
  { email, program, lng: locale, page, website }: PlaceRequest,
  caller: Caller,
): Promise<void> {
  const isRobot = website !== '';
  const limits = requestLimits.place;
  const { countCall, countForAll } = await limitRequest(db, limits, caller, { isRobot });
  const id = makeFamilyId(program, email);
  const request = { addressId: makeSubscriberId(email), requestId: id, caller };
  await runRequestTransaction(
    db,
    async (transaction) => {
      const countMail = await limitMails(db, transaction, placeMailsPerAddress, request);
      const family = await findFamily(db, id, transaction);
      countCall(transaction);
      if (isRobot || countMail) countForAll(transaction);
      if (isRobot || !countMail) return;
      countMail(transaction);
      if (family?.state === 'confirmed') return;
      const now = Timestamp.now();
      setFamily(db, transaction, id, {
        program,
        state: 'pending',
        email: canonicalizeEmail(email),
        locale,
        consent: { purpose: 'place', wording: consentVersion, locale, page, at: now },
        requestedAt: now,
        // An earlier mail about an open place may still be queued, and needs this field.
        ...(family?.notifiedAt && { notifiedAt: family.notifiedAt }),
        expiresAt: Timestamp.fromMillis(now.toMillis() + retentionDays.unconfirmed * dayMs),
      });
      const job = { kind: 'waiting-confirmation', family: id, locale } as const;
      queueMail(db, transaction, `waiting-confirmation_${id}_${now.toMillis()}`, job);
    },
    { maxAttempts: 10 },
  );
}
