import { dayMs } from '@club/domain/day';
import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { formatDay, formatTimeRange } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Whether an entry has no times, or lasts a day or longer. */
const isWholeDays = ({ firstDay, start, end }: CalendarEntry): boolean =>
  firstDay !== '' || Date.parse(end) - Date.parse(start) >= dayMs;

interface EntryTimeProps {
  readonly entry: CalendarEntry;
  /** Whether the times follow a text, so that they have no capital letter. */
  readonly isInSentence?: boolean;
}

/** The times of an entry, struck through if it does not take place. */
export function EntryTime({ entry, isInSentence = false }: EntryTimeProps) {
  const { t, locale } = useTexts();
  const { start, end, firstDay, state } = entry;
  const composeText = () => {
    if (!isWholeDays(entry)) return formatTimeRange(start, end, locale);
    // Days without times end at midnight after the last one.
    const lastDay = formatDay(new Date(Date.parse(end) - 1).toISOString(), locale);
    if (formatDay(start, locale) === lastDay) return t('schedule:agenda.all_day');
    // The column may be narrower than the date. Its day and month stay on one line.
    return t('schedule:agenda.until', { day: lastDay.replace(/(?<=\d) | (?=\d+$)/, '\u00a0') });
  };
  return (
    <time
      dateTime={firstDay || start}
      className={isInSentence ? undefined : 'first-letter:uppercase'}
    >
      {/* `<s>` is inside `<time>`: a line through the parent does not reach an inline block. */}
      {state === 'planned' ? composeText() : <s>{composeText()}</s>}
    </time>
  );
}
