import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { useState } from 'react';
import { formatDay } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { UnbrokenText } from '../ui/unbroken-text.tsx';
import { DirectionsLink, EntryGym } from './entry-links.tsx';
import { EntryMark, EntryReason, PreviousTime } from './entry-mark.tsx';
import { composeTitle, describePlace } from './entry-texts.ts';
import { EntryTime } from './entry-time.tsx';
import { compareStarts } from './group-entries.ts';
import { LargeDate } from './large-date.tsx';

/** A team's next entry of any kind, large, also if it is cancelled. */
export function NextEntry({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const { t, locale } = useTexts();
  const [isOpened, setIsOpened] = useState(false);
  const [entry] = entries.toSorted(compareStarts);
  if (!entry) return null;
  const { teams, name, detail } = composeTitle(entry, t);
  const about = `${teams} ${name}`.trim();
  const place = describePlace(entry, locale);
  return (
    <section aria-label={t('schedule:next.title')} className="flex bg-ink text-white">
      <LargeDate isSmall instant={entry.start} className="bg-sun text-ink" />
      <div className="grid min-w-0 content-center justify-items-start gap-1 p-3 sm:px-6 sm:py-5">
        <p className="font-display text-2xl leading-none font-extrabold sm:text-4xl">
          <VisuallyHidden>{formatDay(entry.start, locale)} </VisuallyHidden>
          <EntryTime entry={entry} />
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="leading-tight font-bold sm:text-lg">{about}</p>
          <EntryMark entry={entry} />
          <PreviousTime entry={entry} />
        </div>
        {detail !== '' && <p>{detail}</p>}
        <EntryReason entry={entry} />
        {place && (
          <details onToggle={() => setIsOpened(true)}>
            <summary className="min-h-8 cursor-pointer font-bold max-sm:text-sm">
              <UnbrokenText>{place.name}</UnbrokenText>
            </summary>
            {isOpened && <EntryGym entry={entry} />}
            {place.mapHref !== undefined && <DirectionsLink to={place.mapHref} about={about} />}
          </details>
        )}
      </div>
    </section>
  );
}
