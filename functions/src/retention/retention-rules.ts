import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { logger } from 'firebase-functions';
import { bucket, firestore } from '../store/admin.ts';
import type { Firestore } from '../store/database.ts';
import { deleteHistoryEntries } from '../store/history.ts';
import { deleteIssues } from '../store/issues.ts';
import { deleteOrderChanges } from '../store/rows-order.ts';
import { deleteNonStaffAccounts } from '../store/staff-accounts.ts';
import {
  deleteSubscribers,
  endUnconfirmedRequests,
  unsubscribeBounced,
} from '../store/subscribers.ts';
import { deleteExpiredRetiredRows } from './delete-expired-retired-rows.ts';
import { deleteUnusedImages } from './delete-unused-images.ts';

/** Deletes one kind of expired data, or the address in it. */
interface RetentionRule {
  /** What the rule deletes, for the log. */
  readonly what: string;
  /** Returns the number of documents that were deleted or changed, or of deleted accounts. */
  readonly run: (db: Firestore, now: number) => Promise<number>;
}

/**
 * The rules for data without `expiresAt`. Firestore deletes data with that field, such as mails and
 * messages, by its time-to-live policies.
 */
export const retentionRules: readonly RetentionRule[] = [
  {
    what: 'requests nobody confirmed',
    run: (db, now) => endUnconfirmedRequests(db, now - retentionDays.unconfirmed * dayMs),
  },
  {
    what: 'addresses that bounced',
    run: (db, now) => unsubscribeBounced(db, now - retentionDays.bouncedAddress * dayMs, now),
  },
  {
    what: 'consents that ended',
    run: (db, now) => {
      const before = now - retentionDays.endedConsent * dayMs;
      return deleteSubscribers(db, 'unsubscribed', { field: 'unsubscribedAt', before });
    },
  },
  { what: 'issues', run: (db, now) => deleteIssues(db, now - retentionDays.issue * dayMs) },
  { what: 'saves', run: (db, now) => deleteHistoryEntries(db, now - retentionDays.save * dayMs) },
  { what: 'orders', run: (db, now) => deleteOrderChanges(db, now - retentionDays.save * dayMs) },
];

const allRules: readonly RetentionRule[] = [
  ...retentionRules,
  { what: 'retired rows', run: (db, now) => deleteExpiredRetiredRows(db, bucket(), now) },
  { what: 'unused images', run: (db, now) => deleteUnusedImages(db, bucket(), now) },
  { what: 'accounts that are not staff’s', run: () => deleteNonStaffAccounts() },
];

/**
 * Deletes expired data and the accounts that are not staff's (docs/privacy.md). An error in one rule
 * does not stop the others.
 */
export async function deleteExpiredData(): Promise<void> {
  for (const { what, run } of allRules) {
    try {
      logger.info('expired data deleted', { what, count: await run(firestore(), Date.now()) });
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error;
      logger.error('retention rule failed', { what, kind });
    }
  }
}
