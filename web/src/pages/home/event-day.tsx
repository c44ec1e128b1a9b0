import type { Banner } from '@club/domain/content/banner';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { getEventInstant, getStartDate } from './event-start.ts';

/** The day of an event. Without one, the day of its announcement. */
export function EventDay({ event }: { event: Banner }) {
  const { t, locale } = useTexts();
  if (event.eventDate === '') {
    return (
      <>
        {t('home:event.announced')}{' '}
        <time dateTime={event.updatedAt}>{formatDate(event.updatedAt, locale)}</time>
      </>
    );
  }
  const instant = getEventInstant(event);
  return (
    <time dateTime={getStartDate(event)}>
      {formatDate(instant, locale)}
      {event.eventTime !== '' && `, ${formatTime(instant, locale)}`}
    </time>
  );
}
