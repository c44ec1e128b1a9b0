import type { Notice, NoticeUpdate } from '@club/domain/content/notice';
import { noticeId } from '@club/domain/content/notice';
import { callAsStaff } from '../session/staff-session.ts';
import { useLiveRows } from './use-live-rows.ts';

const leaveUnsorted = (notices: readonly Notice[]) => notices;

/**
 * The urgent notice, live. The list is empty before its first save. Use it only after the staff
 * check.
 */
export const useLiveNotices = () => useLiveRows('notices', leaveUnsorted);

/**
 * Publishes, changes or ends the urgent notice through the API, and returns it.
 *
 * @throws ApiError with the server's reason.
 */
export async function updateNotice(input: NoticeUpdate): Promise<Notice> {
  return callAsStaff('updateNotice', { id: noticeId, input });
}
