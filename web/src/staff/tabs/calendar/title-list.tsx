import type {
  ProblemEntry,
  CalendarTitle,
  TitleProblem,
} from '@club/domain/calendar/calendar-status';
import { locations } from '@club/domain/location';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CalendarDayLink } from '../../shell/page-links.tsx';
import { titleExamples } from './title-examples.ts';

/** Returns what the site understood of a title, such as `U15`, `Practice` and `West Island`. */
function useUnderstanding({
  teams,
  isForEveryone,
  kind,
  place,
  placeText,
  opponent,
  state,
}: CalendarTitle) {
  const { t } = useTexts();
  const location = locations.find(({ id }) => id === place);
  const teamNames = teams.map((team) => team.toUpperCase()).join(', ');
  return [
    isForEveryone ? t('staffCalendar:everyone') : teamNames,
    t(`staffCalendar:kinds.${kind}`),
    opponent === '' ? '' : t('staffCalendar:against', { opponent }),
    location ? t(location.title) : placeText,
    state === 'planned' ? '' : t(`staffCalendar:states.${state}`),
  ].filter((part) => part !== '');
}

/**
 * Lists the problems to show. For an ambiguous title it lists only `ambiguous`. Staff must replace
 * the entry, so the other problems of its title do not matter.
 */
const listShownProblems = (problems: readonly TitleProblem[]): readonly TitleProblem[] =>
  problems.includes('ambiguous') ? ['ambiguous'] : problems;

function TitleRow({ calendarTitle }: { readonly calendarTitle: CalendarTitle }) {
  const { t, locale } = useTexts();
  const { title, count, nextStart, problems, unknownTeams } = calendarTitle;
  const understanding = useUnderstanding(calendarTitle);
  const edgeColor = problems.length === 0 ? 'border-river' : 'border-court';
  return (
    <li
      className={`grid gap-x-6 gap-y-1 border-l-8 bg-white px-4 py-3 wrap-anywhere md:grid-cols-2 ${edgeColor}`}
    >
      <p>
        <strong>{title}</strong>
        <span className="block text-sm text-slate">
          {t('staffCalendar:next', { count, date: formatDateAndTime(nextStart, locale) })}
        </span>
      </p>
      <div>
        <p>{understanding.join(' · ')}</p>
        {listShownProblems(problems).map((problem) => (
          <p key={problem} className="font-semibold">
            {t(`staffCalendar:titleProblems.${problem}`, { teams: unknownTeams.join(', ') })}
          </p>
        ))}
        {problems.length > 0 && <CalendarDayLink instant={nextStart} />}
      </div>
    </li>
  );
}

/** Titles of the calendar, each with what the site understood of it. */
export function TitleList({ titles }: { readonly titles: readonly CalendarTitle[] }) {
  return (
    <ul className="grid gap-2">
      {titles.map((calendarTitle) => {
        const { title, placeText, state } = calendarTitle;
        const key = JSON.stringify([title, placeText, state]);
        return <TitleRow key={key} calendarTitle={calendarTitle} />;
      })}
    </ul>
  );
}

/**
 * The entries that the site does not show, or shows only in part. Also those that it shows at a
 * time that may be wrong. Each has its reason.
 */
export function ProblemEntryList({ entries }: { readonly entries: readonly ProblemEntry[] }) {
  const { t } = useTexts();
  return (
    <ul className="grid gap-2">
      {entries.map(({ title, reason }, index) => (
        <li
          key={index}
          className="grid gap-x-6 gap-y-1 border-l-8 border-court bg-white px-4 py-3 wrap-anywhere md:grid-cols-2"
        >
          <strong>{title === '' ? t('staffCalendar:untitled') : title}</strong>
          <p>{t(`staffCalendar:entryProblems.${reason}`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** How to write titles that the site understands, with examples. */
export function TitleGuide() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="title-guide" className="grid gap-4 border-t-4 border-ink pt-6">
      <h3 id="title-guide" className="font-display text-2xl font-bold">
        {t('staffCalendar:guide.title')}
      </h3>
      <p className="max-w-3xl">{t('staffCalendar:guide.text')}</p>
      <dl className="grid bg-white px-4 sm:px-6">
        {titleExamples.map(({ id, title }) => (
          <div
            key={id}
            className="grid gap-x-6 gap-y-1 border-t border-ink/15 py-3 first:border-t-0 md:grid-cols-2"
          >
            <dt className="font-semibold wrap-anywhere">{title}</dt>
            <dd>{t(`staffCalendar:guide.examples.${id}`)}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid max-w-3xl list-disc gap-1 pl-6 marker:text-ember">
        {t('staffCalendar:guide.rules', { returnObjects: true }).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
