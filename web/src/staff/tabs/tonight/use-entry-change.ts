import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import type { Notice } from '@club/domain/content/notice';
import { limits } from '@club/domain/limits';
import type { Locale } from '@club/domain/locale';
import { useState } from 'react';
import { i18n } from '../../../i18n/i18n.ts';
import { type ChangeKind, composeNotice, findNoticeEnd } from './describe-change.ts';
import { isShown } from './notice-fields.ts';

/** What staff have entered about a change. The notice is undefined until they edit it. */
interface ChangeFields {
  readonly placeText: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly reason: string;
  readonly reason_fr: string;
  readonly notice: string | undefined;
  readonly notice_fr: string | undefined;
  readonly isPublished: boolean;
  /** Whether the families that asked for mails about the team get one. */
  readonly isMailed: boolean;
}

export type ChangeObstacle = 'place' | 'time' | 'empty' | 'long';

interface ChangeOfEntry {
  readonly entry: CalendarEntry;
  readonly kind: ChangeKind;
  readonly storedNotice: Notice | undefined;
  readonly now: number;
}

/** The form of a change of one entry: its fields, and what families will read in both languages. */
export function useEntryChange({ entry, kind, storedNotice, now }: ChangeOfEntry) {
  const [fields, setFields] = useState<ChangeFields>(() => ({
    placeText: '',
    start: entry.start,
    end: entry.end,
    reason: '',
    reason_fr: '',
    notice: undefined,
    notice_fr: undefined,
    isPublished: true,
    isMailed: false,
  }));
  const { start, end, reason, reason_fr, isPublished } = fields;
  const placeText = fields.placeText.trim();
  const changedEntry: CalendarEntry = {
    ...entry,
    ...(kind === 'place' && { placeText }),
    ...(kind === 'time' && { start: start ?? entry.start, end: end ?? start ?? entry.end }),
  };
  const standing = isShown(storedNotice, now) ? storedNotice : undefined;
  const compose = (locale: Locale, entryReason: string, standingText = '') =>
    composeNotice(
      { kind, entry: changedEntry, reason: entryReason, standing: standingText },
      i18n.getFixedT(locale),
      locale,
    );
  const notice = fields.notice ?? compose('en', reason, standing?.notice);
  const notice_fr = fields.notice_fr ?? compose('fr', reason_fr, standing?.notice_fr);
  const mail = { text: compose('en', reason), text_fr: compose('fr', reason_fr) };
  const showUntil = findNoticeEnd(changedEntry, storedNotice, now);

  const findObstacle = (): ChangeObstacle | undefined => {
    if (kind === 'place' && placeText === '') return 'place';
    const isTimeWrong =
      start === null ||
      Date.parse(start) <= now ||
      (end !== null && Date.parse(end) < Date.parse(start));
    if (kind === 'time' && isTimeWrong) return 'time';
    if (!isPublished) return undefined;
    if (notice.trim() === '' && notice_fr.trim() === '') return 'empty';
    return Math.max(notice.length, notice_fr.length) > limits.notice ? 'long' : undefined;
  };
  return {
    fields: { ...fields, notice, notice_fr },
    change: (changes: Partial<ChangeFields>) =>
      setFields((current) => ({ ...current, ...changes })),
    changedEntry,
    hasStandingNotice: standing !== undefined,
    showUntil,
    mail,
    findObstacle,
    /** The values of the notice to publish, or null to leave the notice as it is. */
    noticeUpdate: isPublished
      ? {
          notice,
          notice_fr,
          noticeDisplay: true,
          showUntil,
          ...(storedNotice && { updatedAt: storedNotice.updatedAt }),
        }
      : null,
  };
}
