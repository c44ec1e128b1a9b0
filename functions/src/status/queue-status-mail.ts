import { toIsoWeek } from '@club/domain/iso-week';
import { logger } from 'firebase-functions';
import { getWebmasterAddress } from '../mail/settings.ts';
import type { Firestore } from '../store/database.ts';
import { findMail, queueMail } from '../store/outbox.ts';

/** The id of a week's report. A second run in the week finds the first one's mail. */
export const makeStatusMailId = (instant: number): string => `status_${toIsoWeek(instant)}`;

/** Queues the report of this week, once. Without a webmaster there is none. */
export async function queueStatusMail(db: Firestore, now: number): Promise<void> {
  if (getWebmasterAddress() === '') {
    logger.info('no status mail: no webmaster is named');
    return;
  }
  const id = makeStatusMailId(now);
  await db.runTransaction(async (transaction) => {
    if (await findMail(db, id, transaction)) return;
    queueMail(db, transaction, id, { kind: 'status', week: toIsoWeek(now), locale: 'fr' });
  });
}
