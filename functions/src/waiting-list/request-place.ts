import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import type { PlaceRequest } from '@club/domain/waiting-list';
import { makeHashedId } from '../runtime/keyed-hash.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { queueMail } from '../store/outbox.ts';
import {
  checkLimit,
  placeRequestsPerAddress,
  placeRequestsPerDay,
  robotsPerDay,
} from '../store/rate-limits.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { makeFamilyId, findFamily, setFamily, type WaitingFamily } from '../store/waiting-list.ts';
import { consentVersion } from './texts.ts';

/** Requests within this time count as one, because of double clicks. */
const repeatWindowMs = 10 * 60_000;

const isRepeated = (family: WaitingFamily | undefined): boolean =>
  family !== undefined && Date.now() - family.requestedAt.toMillis() < repeatWindowMs;

/**
 * Stores a family's request and queues its confirmation mail. A family that already waits gets no
 * mail, but the response, the reads and the limits are the same. A request with a filled honeypot
 * does the same reads and one commit, which only counts the request.
 *
 * @throws ApiProblem `too-many-requests` for the address, or for all addresses in a day
 */
export async function requestPlace(
  db: Firestore,
  { email, program, lng: locale, page, website }: PlaceRequest,
): Promise<void> {
  const id = makeFamilyId(program, email);
  // This check comes before the transaction, in which simultaneous clicks would wait for each other.
  if (isRepeated(await findFamily(db, id))) return;
  const isRobot = website !== '';
  const addressId = makeHashedId('waiting address', email);
  const incrementAddressCount = await checkLimit(
    db,
    isRobot ? robotsPerDay : placeRequestsPerAddress,
    addressId,
  );
  const incrementDayCount = await checkLimit(db, isRobot ? robotsPerDay : placeRequestsPerDay);
  await runRequestTransaction(
    db,
    async (transaction) => {
      const family = await findFamily(db, id, transaction);
      if (isRepeated(family)) return;
      incrementAddressCount(transaction);
      incrementDayCount(transaction);
      if (isRobot || family?.state === 'confirmed') return;
      const now = Timestamp.now();
      setFamily(db, transaction, id, {
        program,
        state: 'pending',
        email,
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
