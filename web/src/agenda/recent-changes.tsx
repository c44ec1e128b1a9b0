import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { formatDay, formatTime } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { EntryMark, EntryReason, PreviousTime } from './entry-mark.tsx';
import { composeLine, findMark, findPlace } from './entry-texts.ts';
import { EntryTime } from './entry-time.tsx';

function RecentChange({ entry }: { readonly entry: CalendarEntry }) {
  const { t, locale } = useTexts();
  const { start, change, changedAt } = entry;
  const place = findPlace(entry, locale);
  return (
    <li className="grid content-start gap-1">
      <p>
        <EntryMark entry={entry} />
      </p>
      <p className="text-lg leading-tight font-bold">{composeLine(entry, t)}</p>
      <p>
        {formatDay(start, locale)}, <EntryTime isInSentence entry={entry} />
        {change === 'place' && place && <span className="block text-slate">{place.name}</span>}
      </p>
      <EntryReason entry={entry} />
      <PreviousTime entry={entry} />
      {changedAt !== null && (
        <p className="text-sm">
          {t('schedule:agenda.changes.announced', {
            day: formatDay(changedAt, locale),
            time: formatTime(changedAt, locale),
          })}
        </p>
      )}
    </li>
  );
}

/** The latest changes of the last two days, above the weeks of the agenda. */
export function RecentChanges({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const { t } = useTexts();
  const changes = entries.filter((entry) => findMark(entry) !== undefined);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="border-t-8 border-court bg-white p-5 sm:p-8">
      <h3 id="changes" className="font-display text-2xl font-extrabold uppercase">
        {t('schedule:agenda.changes.title')}
      </h3>
      <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {changes.map((entry) => (
          <RecentChange key={entry._id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
