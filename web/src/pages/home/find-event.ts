import type { Banner } from '@club/domain/content/banner';

const isEvent = ({ eventTitle, eventTitle_fr, link }: Banner): boolean =>
  link !== '' && (eventTitle !== '' || eventTitle_fr !== '');

/**
 * Finds the announced event among the displayed banners: one with a title and a link, preferably
 * with a day. It uses the first banner only if no other is an event. The first is already at the
 * top of the page (decision 053).
 */
export function findEvent([first, ...others]: readonly Banner[]): Banner | undefined {
  const events = others.filter(isEvent);
  const [event = first] = [...events.filter(({ eventDate }) => eventDate !== ''), ...events];
  return event && isEvent(event) ? event : undefined;
}
