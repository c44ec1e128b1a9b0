import { programId } from '@club/domain/waiting-list';
import * as v from 'valibot';
import { requireMailSettings, requirePostalAddress } from '../mail/settings.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { notifyFamilies } from '../waiting-list/notify-waiting-list.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/waiting-list/{id}/notify`: queues one mail to each family that waits for a program. A
 * repeated request sends nothing twice.
 *
 * @throws ApiProblem `no-mail-host`, `no-postal-address`, `not-found`, or `conflict` while the
 *   program is full
 */
export const notifyWaitingList: Handler<'notifyWaitingList'> = async ({ id, staff }) => {
  requireMailSettings();
  requirePostalAddress();
  if (!v.is(programId, id)) throw new ApiProblem('not-found');
  return { body: { notified: await notifyFamilies(firestore(), id, staff) } };
};
