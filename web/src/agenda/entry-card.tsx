import type { CalendarEntry, CalendarKind } from '@club/domain/calendar/calendar-entry';
import { useTexts } from '../i18n/use-texts.ts';
import { AddToCalendarButton, DirectionsLink } from './entry-links.tsx';
import { EntryMark, PreviousTime } from './entry-mark.tsx';
import { composeTitle, findPlace } from './entry-texts.ts';
import { EntryTime } from './entry-time.tsx';

const defaultColor = 'border-mist';
const kindColors: { readonly [Kind in CalendarKind]?: string } = {
  match: 'border-court',
  tournament: 'border-sun',
  practice: 'border-river',
  closed: 'border-ink',
};

/** An entry of the agenda: times, marks, teams, kind, place and links. */
export function EntryCard({ entry }: { readonly entry: CalendarEntry }) {
  const { t, locale } = useTexts();
  const { teams, name, detail } = composeTitle(entry, t);
  const place = findPlace(entry, locale);
  const about = `${teams} ${name}`.trim();
  return (
    <li
      className={`grid gap-x-6 gap-y-1 border-l-8 bg-white px-5 py-4 sm:grid-cols-[10rem_1fr] ${kindColors[entry.kind] ?? defaultColor}`}
    >
      <p className="font-display text-2xl leading-tight font-bold">
        <EntryTime entry={entry} />
      </p>
      <div className="grid content-start gap-1">
        <h5 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg leading-tight font-bold">
          {teams !== '' && <span className="font-display text-2xl font-extrabold">{teams}</span>}
          {name}
          <EntryMark entry={entry} />
        </h5>
        {detail !== '' && <p>{detail}</p>}
        <PreviousTime entry={entry} />
        {place && <p className="text-slate">{place.name}</p>}
        <div className="flex flex-wrap gap-x-4 text-river">
          {place && <DirectionsLink to={place.directions} about={about} />}
          {entry.state === 'planned' && <AddToCalendarButton entry={entry} about={about} />}
        </div>
      </div>
    </li>
  );
}
