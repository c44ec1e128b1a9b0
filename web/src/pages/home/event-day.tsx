import type { Banner } from '@club/domain/content/banner';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { getEventInstant, getIsoStart } from './event-start.ts';

/**
 * The day of an event, and its time if staff set one. If staff set no day, it says when the banner
 * was last changed.
 */
export function EventDay({ event }: { event: Banner }) {
  const { t, locale } = useTexts();
  if (event.eventDate === '') {
    return (
      <>
        {t('home:next_event.updated')}{' '}
        <time dateTime={event.updatedAt}>{formatDate(event.updatedAt, locale)}</time>
      </>
    );
  }
  const instant = getEventInstant(event);
  return (
    <time dateTime={getIsoStart(event)}>
      {formatDate(instant, locale)}
      {event.eventTime !== '' && `, ${formatTime(instant, locale)}`}
    </time>
  );
}
