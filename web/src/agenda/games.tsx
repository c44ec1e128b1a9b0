import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { formatDay } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { SectionTitle } from '../ui/section-title.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DirectionsLink } from './entry-links.tsx';
import { EntryMark } from './entry-mark.tsx';
import { composeLine, composeTitle, findPlace } from './entry-texts.ts';
import { EntryTime } from './entry-time.tsx';
import { compareStarts } from './group-entries.ts';
import { LargeDate } from './large-date.tsx';

/** The next match or tournament, large. */
function NextGame({ entry }: { readonly entry: CalendarEntry }) {
  const { t, locale } = useTexts();
  const { teams, name, detail } = composeTitle(entry, t);
  const place = findPlace(entry, locale);
  return (
    <div className="grid gap-4">
      <div className="flex gap-5">
        <LargeDate instant={entry.start} className="slanted py-4 text-ink before:bg-sun" />
        <div className="grid content-center gap-1">
          <p className="font-display text-3xl leading-none font-extrabold">
            <VisuallyHidden>{formatDay(entry.start, locale)} </VisuallyHidden>
            <EntryTime entry={entry} />
          </p>
          <EntryMark entry={entry} />
        </div>
      </div>
      <div>
        <p className="font-display text-heading leading-none font-extrabold uppercase">{teams}</p>
        <p className="text-lg font-bold">{name}</p>
        {detail !== '' && <p>{detail}</p>}
        {place && (
          <>
            <p className="text-mist">{place.name}</p>
            <DirectionsLink to={place.directions} about={`${teams} ${name}`} />
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Finds the first game that takes place and needs no review. Without one, returns the first of all.
 */
const findNextGame = (games: readonly CalendarEntry[]): CalendarEntry | undefined =>
  games.find(({ state, needsReview }) => state === 'planned' && !needsReview) ?? games[0];

interface GamesProps {
  readonly entries: readonly CalendarEntry[];
  readonly isForTeam: boolean;
}

/** The next matches and tournaments: the next one large, the others as a list. */
export function Games({ entries, isForTeam }: GamesProps) {
  const { t, locale } = useTexts();
  const games = entries.toSorted(compareStarts);
  const next = findNextGame(games);
  if (!next) return null;
  const nextTitle =
    next.kind === 'tournament'
      ? t('schedule:agenda.games.next_tournament')
      : t('schedule:agenda.games.next_match');
  return (
    <section
      aria-labelledby="games"
      className="grid content-start gap-6 bg-ink p-6 text-white sm:p-8"
    >
      <SectionTitle as="h3" id="games" size="heading">
        {isForTeam ? nextTitle : t('schedule:agenda.games.title')}
      </SectionTitle>
      <NextGame entry={next} />
      <ul className="grid">
        {games
          .filter((entry) => entry !== next)
          .map((entry) => (
            <li key={entry._id} className="border-t border-mist/30 py-3">
              <p className="font-bold">
                {composeLine(entry, t)} <EntryMark entry={entry} />
              </p>
              <p className="text-mist">
                {formatDay(entry.start, locale)}, <EntryTime isInSentence entry={entry} />
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
