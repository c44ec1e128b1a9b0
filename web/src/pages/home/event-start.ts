import type { Banner } from '@club/domain/content/banner';
import { fromMontrealMinute, getMontrealOffset } from '@club/domain/montreal-time';

type Start = Pick<Banner, 'eventDate' | 'eventTime'>;

/** The instant of an event; noon if it has no time. */
export const getEventInstant = ({ eventDate, eventTime }: Start): string =>
  fromMontrealMinute(`${eventDate}T${eventTime || '12:00'}`) ?? '';

/**
 * The start of an event in ISO 8601. It is the day, or the time in Montréal with the offset from
 * UTC.
 */
export function getIsoStart(event: Start): string {
  const { eventDate, eventTime } = event;
  if (eventTime === '') return eventDate;
  return `${eventDate}T${eventTime}:00${getMontrealOffset(getEventInstant(event))}`;
}
