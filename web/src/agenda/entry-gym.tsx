import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { findGym, findGymAddress } from '@club/domain/calendar/find-gym';
import { renderCalendar } from '@club/domain/calendar/ics/render-calendar';
import type { Gym } from '@club/domain/content/gym';
import { GymSheet } from '../content/gym-sheet.tsx';
import { buildSettings } from '../data/build-settings.ts';
import { useGyms } from '../data/public/club/gyms.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** An entry's gym. If only its place in the club is known, a text says that the gym will follow. */
export function EntryGym({ entry }: { readonly entry: CalendarEntry }) {
  const { t } = useTexts();
  const gym = findGym(useGyms(), entry);
  if (gym) return <GymSheet gym={gym} />;
  return entry.place !== '' && <p>{t('map:gym.later')}</p>;
}

/** The type by which phones open a file in their calendar. */
const calendarFileType = 'text/calendar;charset=utf-8';

/**
 * Downloads a file with one entry, and the address of its gym, for the calendar of the device. The
 * file is made in the browser, so this also works without a network.
 */
function downloadEntry(entry: CalendarEntry, gyms: readonly Gym[]): void {
  const { siteOrigin } = buildSettings;
  const file = renderCalendar({
    name: entry.title,
    siteOrigin,
    entries: [entry],
    findGymAddress: () => findGymAddress(gyms, entry),
  });
  const href = URL.createObjectURL(new Blob([file], { type: calendarFileType }));
  Object.assign(document.createElement('a'), { href, download: `${entry._id}.ics` }).click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

interface AddToCalendarProps {
  readonly entry: CalendarEntry;
  /** Hidden text that distinguishes buttons with the same label. */
  readonly about: string;
}

/** A button that downloads a file of one entry, with its gym, for the visitor's calendar. */
export function AddToCalendarButton({ entry, about }: AddToCalendarProps) {
  const { t } = useTexts();
  const gyms = useGyms();
  return (
    <button
      type="button"
      className="inline-flex min-h-8 w-fit cursor-pointer items-center text-left font-bold underline underline-offset-4 hover:decoration-2"
      onClick={() => downloadEntry(entry, gyms)}
    >
      {t('schedule:agenda.add')}
      <VisuallyHidden> {about}</VisuallyHidden>
    </button>
  );
}
