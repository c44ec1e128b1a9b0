import type { Notice } from '@club/domain/content/notice';
import { isOver } from '@club/domain/is-over';
import { fromTorontoMinute, toTorontoMinute } from '@club/domain/toronto-time';

/** What staff write in the form of the urgent notice. */
export type NoticeFields = Pick<Notice, 'notice' | 'notice_fr' | 'showUntil'>;

/** Returns the last minute of today in Toronto. */
export function getEndOfToday(now: number): string | null {
  const [day = ''] = toTorontoMinute(now).split('T');
  return fromTorontoMinute(`${day}T23:59`) ?? null;
}

/** Whether visitors see a notice at an instant. */
export const isShown = (notice: Notice | undefined, now: number): notice is Notice =>
  notice?.noticeDisplay === true && !isOver(notice, now);

/** Returns the form's initial fields: the shown notice, or no text and the end of today. */
export const makeNoticeFields = (notice: Notice | undefined, now: number): NoticeFields =>
  isShown(notice, now)
    ? { notice: notice.notice, notice_fr: notice.notice_fr, showUntil: notice.showUntil }
    : { notice: '', notice_fr: '', showUntil: getEndOfToday(now) };
