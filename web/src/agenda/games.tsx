import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { formatDay } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { SectionTitle } from '../ui/section-title.tsx';
import { UnbrokenText } from '../ui/unbroken-text.tsx';
import { EntryMark } from './entry-mark.tsx';
import { composeLine } from './entry-texts.ts';
import { EntryTime } from './entry-time.tsx';
import { compareStarts } from './group-entries.ts';

/** The next matches and tournaments, five at most, each in two lines. */
export function Games({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const { t, locale } = useTexts();
  return (
    <section aria-labelledby="games" className="border-t-8 border-court bg-white p-4 sm:p-8">
      <SectionTitle as="h3" id="games" size="part">
        {t('schedule:agenda.games.title')}
      </SectionTitle>
      <ul className="grid pt-3">
        {entries
          .toSorted(compareStarts)
          .slice(0, 5)
          .map((entry) => (
            <li key={entry._id} className="border-t border-mist py-2 first:border-0">
              <p className="font-bold">
                {composeLine(entry, t)} <EntryMark entry={entry} />
              </p>
              <p className="text-slate">
                <UnbrokenText>{`${formatDay(entry.start, locale)},`}</UnbrokenText>{' '}
                <EntryTime isInSentence entry={entry} />
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
