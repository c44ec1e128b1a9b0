import type { ActivityPage } from '@club/domain/activity';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * A page of the log: who did what, the latest first.
 *
 * @param after `latest`, or the id of the last entry of the page before
 * @throws ApiError with the server's reason.
 */
export const listActivity = (after: string): Promise<ActivityPage> =>
  callAsStaff('listActivity', { id: after });
