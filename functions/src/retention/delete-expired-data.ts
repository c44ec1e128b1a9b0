import { logger } from 'firebase-functions';
import { bucket, firestore } from '../store/admin.ts';
import { deleteNonStaffAccounts } from '../store/staff-accounts.ts';
import { deleteExpiredRetiredRows } from './delete-expired-retired-rows.ts';
import { deleteUnusedImages } from './delete-unused-images.ts';
import { type RetentionRule, retentionRules } from './retention-rules.ts';

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
