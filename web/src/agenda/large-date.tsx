import { formatDateParts } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';

interface LargeDateProps {
  readonly instant: string;
  /** Whether its parts are in one line on a phone. */
  readonly isInLine?: boolean;
  /** The classes of the background and of the text. */
  readonly className?: string;
}

/**
 * A date as on a ticket: the weekday, the day in large figures, and the month. A text beside it has
 * the date for screen readers.
 */
export function LargeDate({ instant, isInLine = false, className = '' }: LargeDateProps) {
  const { locale } = useTexts();
  const { weekday, day, month } = formatDateParts(instant, locale);
  const layout = isInLine
    ? 'flex items-baseline gap-2 sm:grid sm:w-20 sm:justify-items-center sm:gap-0'
    : 'grid w-20 content-center justify-items-center';
  return (
    <span
      aria-hidden
      className={`shrink-0 font-display leading-none font-bold uppercase ${layout} ${className}`}
    >
      <span>{weekday}</span>
      <span className="text-5xl leading-none font-extrabold">{day}</span>
      <span>{month}</span>
    </span>
  );
}
