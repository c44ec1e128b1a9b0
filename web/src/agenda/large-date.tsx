import { formatDateParts } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';

interface LargeDateProps {
  readonly instant: string;
  /** Whether it is smaller on a phone. */
  readonly isSmall?: boolean;
  /** The classes of the background and of the text. */
  readonly className?: string;
}

/**
 * A date as on a ticket: the weekday, the day in large figures, and the month. A text beside it has
 * the date for screen readers.
 */
export function LargeDate({ instant, isSmall = false, className = '' }: LargeDateProps) {
  const { locale } = useTexts();
  const { weekday, day, month } = formatDateParts(instant, locale);
  return (
    <span
      aria-hidden
      className={`grid shrink-0 content-center justify-items-center font-display leading-none font-bold uppercase ${isSmall ? 'w-13 sm:w-20' : 'w-20'} ${className}`}
    >
      <span>{weekday}</span>
      <span
        className={`leading-none font-extrabold ${isSmall ? 'text-3xl sm:text-4xl' : 'text-5xl'}`}
      >
        {day}
      </span>
      <span>{month}</span>
    </span>
  );
}
