import { programIds } from '@club/domain/program-ids';
import { paths } from '@club/domain/paths';
import { allTeamsValue } from '../data/public/calendar/chosen-team.ts';
import { useCalendarReadAt } from '../data/public/calendar/use-calendar-read-at.ts';
import { buildSettings } from '../data/build-settings.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ErrorIsolation } from '../ui/error-isolation.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { AgendaLists } from './agenda-lists.tsx';
import { TeamLinks } from './team-links.tsx';
import { listEntryTeamIds, useChosenTeam, useTeamStorage } from './use-chosen-team.ts';
import { AgendaWithoutScript } from './without-script.tsx';

/**
 * The filter's choices: `all`, and each program in lower case. The development team has a program
 * for each group: `dev1` and `dev2`.
 */
const choices = [allTeamsValue, ...programIds.map((id) => id.toLowerCase())];

/** The schedule page's agenda: the entries by week, for all teams or one (decision 061). */
export function Agenda() {
  const { t } = useTexts();
  const team = useChosenTeam();
  useTeamStorage(team);
  const calendarReadAt = useCalendarReadAt();
  if (buildSettings.calendarId === '') return null;
  const isForTeam = team !== undefined && team !== allTeamsValue;
  const links = choices.map((choice) => ({
    name: choice === allTeamsValue ? t('schedule:agenda.all') : choice.toUpperCase(),
    to: `${paths.schedule}?team=${choice}`,
    isCurrent: isForTeam ? listEntryTeamIds(team).includes(choice) : choice === allTeamsValue,
  }));
  return (
    <section aria-labelledby="agenda-title" className="grid gap-6">
      <SectionTitle id="agenda-title" size="title" className="max-sm:text-heading">
        {t('schedule:agenda.title')}
        {isForTeam && <span className="text-river"> {team.toUpperCase()}</span>}
      </SectionTitle>
      <TeamLinks label={t('schedule:agenda.filter')} links={links} isFilter />
      <AgendaWithoutScript />
      <ErrorIsolation>
        <AgendaLists key={team} team={team} calendarReadAt={calendarReadAt} />
      </ErrorIsolation>
    </section>
  );
}
