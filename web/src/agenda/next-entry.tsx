import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { useState } from 'react';
import { formatDay } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
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
    <section
      aria-label={t('schedule:next.title')}
      className="flex gap-4 bg-ink p-3 text-white sm:gap-6 sm:p-6"
    >
      <LargeDate instant={entry.start} className="slanted self-start py-4 text-ink before:bg-sun" />
      <div className="grid content-center justify-items-start gap-1">
        <p className="font-display text-3xl leading-none font-extrabold">
          <VisuallyHidden>{formatDay(entry.start, locale)} </VisuallyHidden>
          <EntryTime entry={entry} />
        </p>
        <EntryMark entry={entry} />
        <p className="text-lg leading-tight font-bold">{about}</p>
        {detail !== '' && <p>{detail}</p>}
        <EntryReason entry={entry} />
        <PreviousTime entry={entry} />
        {place && (
          <details onToggle={() => setIsOpened(true)}>
            <summary className="min-h-8 cursor-pointer font-bold">{place.name}</summary>
            {isOpened && <EntryGym entry={entry} />}
            {place.mapHref !== undefined && <DirectionsLink to={place.mapHref} about={about} />}
          </details>
        )}
      </div>
    </section>
  );
}
