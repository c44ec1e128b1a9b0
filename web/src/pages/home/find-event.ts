import type { Banner } from '@club/domain/content/banner';

const isEvent = ({ eventTitle, eventTitle_fr, link }: Banner): boolean =>
  link !== '' && (eventTitle !== '' || eventTitle_fr !== '');

/**
 * Finds the announced event: a displayed banner with a title and a link, preferably with a day. The
 * first banner of all is used only if no other fits, because it is already at the top of the page
 * (decision 053).
 */
export function findEvent([first, ...others]: readonly Banner[]): Banner | undefined {
  const events = others.filter(isEvent);
  const [event = first] = [...events.filter(({ eventDate }) => eventDate !== ''), ...events];
  return event && isEvent(event) ? event : undefined;
}
