import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import type { Notice } from '@club/domain/content/notice';
import { limits } from '@club/domain/limits';
import { locales } from '@club/domain/locale';
import { useEffect, useState } from 'react';
import { logWarning } from '../../../data/log-warning.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { loadNamespaces } from '../../../i18n/load-texts.ts';
import { type ChangeKind, composeNotice, findNoticeEnd } from './entry-said.ts';
import { isShown } from './notice-fields.ts';

/** Loads the dashboard's texts in both languages; returns whether they are loaded. */
export function useBothLanguages(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    Promise.all(locales.map((locale) => loadNamespaces(locale, ['admin']))).then(
      () => setIsReady(true),
      (cause: unknown) => logWarning('The texts of both languages could not be fetched', cause),
    );
  }, []);
  return isReady;
}

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
  }));
  const { start, end, reason, reason_fr, isPublished } = fields;
  const placeText = fields.placeText.trim();
  const changedEntry: CalendarEntry = {
    ...entry,
    ...(kind === 'place' && { placeText }),
    ...(kind === 'time' && { start: start ?? entry.start, end: end ?? start ?? entry.end }),
  };
  const standing = isShown(storedNotice, now) ? storedNotice : undefined;
  const said = { kind, entry: changedEntry };
  const notice =
    fields.notice ??
    composeNotice(
      { ...said, reason, standing: standing?.notice ?? '' },
      i18n.getFixedT('en'),
      'en',
    );
  const notice_fr =
    fields.notice_fr ??
    composeNotice(
      { ...said, reason: reason_fr, standing: standing?.notice_fr ?? '' },
      i18n.getFixedT('fr'),
      'fr',
    );
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
