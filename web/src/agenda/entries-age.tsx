import { formatDay, formatTime } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { UnbrokenText } from '../ui/unbroken-text.tsx';

const hourMs = 3_600_000;

interface EntriesAgeProps {
  /** When this browser read the entries; undefined while no entries are shown. */
  readonly readAt: string | undefined;
  /** Whether the entries are from the cache, because a new read failed. */
  readonly isStale: boolean;
  /** When the server last read the club's calendar, if it is known. */
  readonly calendarReadAt: string | undefined;
}

/** Shows how old the entries are. Warns if the server has not read the calendar for an hour. */
export function EntriesAge({ readAt, isStale, calendarReadAt }: EntriesAgeProps) {
  const { t, locale } = useTexts();
  const formatDayAndTime = (instant: string) => ({
    day: formatDay(instant, locale),
    time: formatTime(instant, locale),
  });
  const composeText = () => {
    if (readAt === undefined) return '';
    if (isStale) return t('schedule:agenda.age.cached', formatDayAndTime(readAt));
    if (calendarReadAt === undefined) return '';
    const isLate = Date.parse(readAt) - Date.parse(calendarReadAt) > hourMs;
    return t(
      `schedule:agenda.age.${isLate ? 'late' : 'current'}`,
      formatDayAndTime(calendarReadAt),
    );
  };
  return (
    <p role="status" className="min-h-6 text-sm font-semibold text-slate">
      <UnbrokenText>{composeText()}</UnbrokenText>
    </p>
  );
}
