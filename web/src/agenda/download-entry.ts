import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { renderCalendar } from '@club/domain/calendar/ics/render-calendar';
import { buildSettings } from '../data/build-settings.ts';

/** The type by which phones open a file in their calendar. */
const type = 'text/calendar;charset=utf-8';

/**
 * Downloads a file with one entry for the calendar of the device. The file is made in the browser,
 * so this also works without a network.
 */
export function downloadEntry(entry: CalendarEntry): void {
  const { siteOrigin } = buildSettings;
  const file = renderCalendar({ name: entry.title, siteOrigin, entries: [entry] });
  const href = URL.createObjectURL(new Blob([file], { type }));
  Object.assign(document.createElement('a'), { href, download: `${entry._id}.ics` }).click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
