import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { useTexts } from '../i18n/use-texts.ts';
import { importWithTexts } from '../i18n/load-texts.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { renderCalendar } from '@club/domain/calendar/ics/render-calendar';
import { buildSettings } from '../data/build-settings.ts';

/** The type by which phones open a file in their calendar. */
const type = 'text/calendar;charset=utf-8';

/**
 * Downloads a file with one entry for the calendar of the device. The file is made in the browser,
 * so this also works without a network.
 */
function downloadEntry(entry: CalendarEntry): void {
  const { siteOrigin } = buildSettings;
  const file = renderCalendar({ name: entry.title, siteOrigin, entries: [entry] });
  const href = URL.createObjectURL(new Blob([file], { type }));
  Object.assign(document.createElement('a'), { href, download: `${entry._id}.ics` }).click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

const linkClasses =
  'inline-flex min-h-8 w-fit cursor-pointer items-center font-bold underline underline-offset-4 hover:decoration-2';

/** The gym of an entry. Render it when the visitor asks for it: it reads the gyms. */
export const EntryGym = lazyPart(
  async () => (await importWithTexts(import('./entry-gym.tsx'), 'map')).EntryGym,
);

interface DirectionsLinkProps {
  readonly to: string;
  /** Hidden text that distinguishes links with the same label. */
  readonly about: string;
}

/** A link to a search on a map for a place that is not the club's. */
export function DirectionsLink({ to, about }: DirectionsLinkProps) {
  const { t } = useTexts();
  return (
    <TextLink to={to} className={`${linkClasses} print:hidden`}>
      {t('schedule:agenda.directions')}
      <VisuallyHidden> {about}</VisuallyHidden>
    </TextLink>
  );
}

interface AddToCalendarProps {
  readonly entry: CalendarEntry;
  /** Hidden text that distinguishes buttons with the same label. */
  readonly about: string;
}

/** A button that downloads a file of one entry, for the calendar of the visitor's device. */
export function AddToCalendarButton({ entry, about }: AddToCalendarProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className={`${linkClasses} text-left`}
      onClick={() => downloadEntry(entry)}
    >
      {t('schedule:agenda.add')}
      <VisuallyHidden> {about}</VisuallyHidden>
    </button>
  );
}
