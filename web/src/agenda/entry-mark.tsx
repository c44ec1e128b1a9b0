import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { formatDay, formatTime } from '../i18n/dates.ts';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { findMark } from './entry-texts.ts';

const cancelledColors = 'text-white before:bg-ink';
const changedColors = 'text-ink before:bg-sun';

/** The label of a cancelled, removed or changed entry; other entries have none. */
export function EntryMark({ entry }: { readonly entry: CalendarEntry }) {
  const { t } = useTexts();
  const mark = findMark(entry);
  if (!mark) return null;
  return (
    <strong
      className={`slanted ml-1 inline-block px-3 font-display text-base font-bold uppercase ${entry.state === 'planned' ? changedColors : cancelledColors}`}
    >
      {t(`schedule:agenda.marks.${mark}`)}
    </strong>
  );
}

/** The former time of a moved entry, and its former day if that is another one. */
export function PreviousTime({ entry }: { readonly entry: CalendarEntry }) {
  const { t, locale } = useTexts();
  const { start, previousStart, change, state } = entry;
  if (previousStart === null || change !== 'time' || state !== 'planned') return null;
  const [day, time] = [formatDay(previousStart, locale), formatTime(previousStart, locale)];
  return (
    <span className="block text-sm">
      {t('schedule:agenda.previously')}{' '}
      <s className="inline-block">{day === formatDay(start, locale) ? time : `${day}, ${time}`}</s>
    </span>
  );
}

/** Why staff changed an entry, if they said so. */
export function EntryReason({ entry }: { readonly entry: CalendarEntry }) {
  const { locale } = useTexts();
  const { text, lang } = readLocalizedText(entry, 'reason', locale);
  if (text === '') return null;
  return (
    <span lang={lang} className="block wrap-anywhere">
      {text}
    </span>
  );
}
