import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { getSeasonEnd } from '@club/domain/season';
import type { Confirmation } from '../newsletter/tokens.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { findFamily, setFamily } from '../store/waiting-list.ts';

/**
 * Confirms that a family waits for a place. Its entry then expires `waitingAfterSeason` days after
 * the season of the request. A repeated call has no effect. After a later request, the link is
 * invalid.
 *
 * @throws ApiProblem `invalid-token` without an entry
 */
export async function confirmPlaceRequest(
  db: Firestore,
  { id, madeAt }: Confirmation,
): Promise<void> {
  await runRequestTransaction(db, async (transaction) => {
    const family = await findFamily(db, id, transaction);
    if (!family) throw new ApiProblem('invalid-token');
    if (family.state !== 'pending') return;
    if (madeAt < family.requestedAt.toMillis()) throw new ApiProblem('invalid-token');
    const now = Timestamp.now();
    const seasonEnd = getSeasonEnd(family.requestedAt.toMillis());
    setFamily(db, transaction, id, {
      ...family,
      state: 'confirmed',
      confirmedAt: now,
      expiresAt: Timestamp.fromMillis(seasonEnd + retentionDays.waitingAfterSeason * dayMs),
    });
  });
}
