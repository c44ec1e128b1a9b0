import { dayMs } from '../../day.ts';
import { locations } from '../../location.ts';
import { paths } from '../../paths.ts';
import type { CalendarEntry } from '../calendar-entry.ts';
import type { GymAddress } from '../find-gym.ts';
import { escapeText } from './content-line.ts';

/** Converts an instant to UTC's form in iCalendar, such as `20261127T233000Z`. */
const toIcalendarUtc = (instant: string): string =>
  new Date(instant).toISOString().replace(/-|:|\.\d+/gu, '');

/** Converts a day such as `2026-12-27` to its form in iCalendar, `daysLater` days later. */
const toIcalendarDate = (day: string, daysLater = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * dayMs)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '');

/**
 * Titles that already state that the entry does not take place. The exact patterns of `read-kind.ts`
 * would add much to the browser's script, so this one also takes `non annulé` for such a title.
 */
const cancelledTitle = /annul|cancel|(?:^|[-–—:;|]\s*)(?:pas d(?:e\s|['’])|(?:no|sans)\s)/iu;

/** Whether an entry does not take place: it is cancelled, or removed from the calendar. */
const isCancelled = ({ state }: CalendarEntry): boolean => state !== 'planned';

/**
 * The title in the feed. That of an entry that does not take place begins with ANNULÉ, or says so in
 * its own words. The feed has no `STATUS:CANCELLED`: Google would hide the event, and Outlook would
 * show it like any other.
 */
const renderTitle = (entry: CalendarEntry): string =>
  isCancelled(entry) && !cancelledTitle.test(entry.title) ? `ANNULÉ – ${entry.title}` : entry.title;

const renderPlace = ({ place, placeText }: CalendarEntry): string =>
  placeText || (locations.find(({ id }) => id === place)?.address_fr ?? '');

/** An entry without times has days. `DTEND` is the day after the last one, unlike `lastDay`. */
function renderTimes({ firstDay, lastDay, start, end }: CalendarEntry): readonly string[] {
  if (firstDay !== '') {
    return [
      `DTSTART;VALUE=DATE:${toIcalendarDate(firstDay)}`,
      `DTEND;VALUE=DATE:${toIcalendarDate(lastDay === '' ? firstDay : lastDay, 1)}`,
    ];
  }
  const hasEnd = Date.parse(end) > Date.parse(start);
  return [`DTSTART:${toIcalendarUtc(start)}`, ...(hasEnd ? [`DTEND:${toIcalendarUtc(end)}`] : [])];
}

/**
 * Renders an entry as the lines of a VEVENT, not yet folded. They depend only on the entry and
 * its gym. So a calendar app sees a change only if one of them has changed.
 *
 * @param siteOrigin the site's origin, whose host makes the UID unique in the world
 * @param gym the entry's gym, if it is known
 */
export function renderEvent(
  entry: CalendarEntry,
  siteOrigin: string,
  gym?: GymAddress,
): readonly string[] {
  const updatedAt = toIcalendarUtc(
    gym && gym.updatedAt > entry.updatedAt ? gym.updatedAt : entry.updatedAt,
  );
  const scheduleAddress = `${siteOrigin}${paths.schedule}`;
  const place = gym?.nameAndAddress ?? renderPlace(entry);
  // Both languages, because a feed has no language.
  const reasons = [...new Set([entry.reason_fr, entry.reason])].filter((text) => text !== '');
  const advice = `Le jour même, vérifiez sur le site. / On the day, check the site: ${scheduleAddress}`;
  const description = [...(reasons.length > 0 ? [reasons.join(' / ')] : []), advice].join('\n');
  const isFree = isCancelled(entry) || entry.kind === 'closed';
  return [
    'BEGIN:VEVENT',
    `UID:${entry._id}@${new URL(siteOrigin).hostname}`,
    `DTSTAMP:${updatedAt}`,
    `LAST-MODIFIED:${updatedAt}`,
    `SEQUENCE:${entry.sequence}`,
    ...renderTimes(entry),
    `SUMMARY:${escapeText(renderTitle(entry))}`,
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${scheduleAddress}`,
    'STATUS:CONFIRMED',
    `TRANSP:${isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}
