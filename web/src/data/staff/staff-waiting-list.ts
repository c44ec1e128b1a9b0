import type { NotifiedFamilies } from '@club/domain/waiting-list';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * Sends one mail to each family that waits for an open program. A retry is safe: no family gets
 * two.
 *
 * @throws ApiError with the server's reason: `conflict` if the program is full.
 */
export const notifyWaitingList = (program: string): Promise<NotifiedFamilies> =>
  callAsStaff('notifyWaitingList', { id: program });
