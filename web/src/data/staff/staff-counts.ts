import type { StaffCounts } from '@club/domain/staff-counts';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * The counts in the dashboard's tabs and lists. They count new messages, waiting families, and
 * mails that failed or may have arrived.
 *
 * @throws ApiError with the server's reason, or `unavailable` without a response
 */
export const getStaffCounts = (): Promise<StaffCounts> => callAsStaff('getStaffCounts');
