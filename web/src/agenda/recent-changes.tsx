import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { formatDay, formatTime } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { LoadState } from '../state/load-state.ts';
import { UnbrokenText } from '../ui/unbroken-text.tsx';
import { EntryMark, EntryReason, PreviousTime } from './entry-mark.tsx';
import { composeLine, findMark, describePlace } from './entry-texts.ts';
import { EntryTime } from './entry-time.tsx';

function RecentChange({ entry }: { readonly entry: CalendarEntry }) {
  const { t, locale } = useTexts();
  const { start, change, changedAt } = entry;
  const place = describePlace(entry, locale);
  return (
    <li className="grid content-start gap-1">
      <p>
        <EntryMark entry={entry} />
      </p>
      <p className="text-lg leading-tight font-bold">{composeLine(entry, t)}</p>
      <p>
        <UnbrokenText>{`${formatDay(start, locale)},`}</UnbrokenText>{' '}
        <EntryTime isInSentence entry={entry} />
        {change === 'place' && place && <span className="block text-slate">{place.name}</span>}
      </p>
      <EntryReason entry={entry} />
      <PreviousTime entry={entry} />
      {changedAt !== null && (
        <p className="text-sm">
          <UnbrokenText>
            {t('schedule:agenda.changes.announced', {
              day: formatDay(changedAt, locale),
              time: formatTime(changedAt, locale),
            })}
          </UnbrokenText>
        </p>
      )}
    </li>
  );
}

/**
 * The changes of the last two days, which `makeScheduleQueries` finds: one line above the weeks,
 * which opens. The line has its height while the changes load, so that the weeks stay in place.
 */
export function RecentChanges({ state }: { readonly state: LoadState<readonly CalendarEntry[]> }) {
  const { t } = useTexts();
  const entries = state.status === 'ready' ? state.data : [];
  // Without a mark, an entry of the list would not say what changed.
  const changes = entries.filter((entry) => findMark(entry) !== undefined);
  if (changes.length === 0) {
    const isKnown = state.status === 'ready' || state.status === 'empty';
    return (
      <p className="min-h-11 content-center">{isKnown && t('schedule:agenda.changes.none')}</p>
    );
  }
  return (
    <section aria-labelledby="changes" className="has-[[open]]:w-full">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3">
          <h3 id="changes" className="font-bold underline underline-offset-4">
            {t('schedule:agenda.changes.title')}
          </h3>
          <span className="slanted px-3 font-display font-bold before:bg-sun">
            {changes.length}
          </span>
        </summary>
        <ul className="grid gap-x-8 gap-y-6 bg-white p-5 sm:grid-cols-2">
          {changes.map((entry) => (
            <RecentChange key={entry._id} entry={entry} />
          ))}
        </ul>
      </details>
    </section>
  );
}
