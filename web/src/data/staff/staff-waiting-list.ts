import type { NotifiedFamilies } from '@club/domain/waiting-list';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * Queues one mail to each family on a program's waiting list. The program must be open. A retry is
 * safe: no family gets two mails.
 *
 * @throws ApiError with the server's reason: `conflict` if the program is full.
 */
export const notifyWaitingList = (program: string): Promise<NotifiedFamilies> =>
  callAsStaff('notifyWaitingList', { id: program });
