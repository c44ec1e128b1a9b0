import { noticeId, type Notice } from '@club/domain/content/notice';

/** Makes a valid, displayed notice; `overrides` replaces fields. */
export function makeNotice(overrides: Partial<Notice> = {}): Notice {
  return {
    _id: noticeId,
    notice: 'The gym is closed tonight.',
    notice_fr: 'Le gymnase est fermé ce soir.',
    noticeDisplay: true,
    showUntil: '2099-12-31T04:59:00.000Z',
    updatedAt: '2026-10-05T14:30:00.000Z',
    ...overrides,
  };
}
