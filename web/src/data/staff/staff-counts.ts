import type { StaffCounts } from '@club/domain/staff-counts';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * The counts of the dashboard's tabs: new messages, unsent mails and waiting families.
 *
 * @throws ApiError with the server's reason.
 */
export const getStaffCounts = (): Promise<StaffCounts> => callAsStaff('getStaffCounts');
