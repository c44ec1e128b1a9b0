import { paths } from '@club/domain/paths';
import { teams } from '@club/domain/team';
import { allTeamsValue } from '../data/public/calendar/chosen-team.ts';
import { buildSettings } from '../data/build-settings.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Container } from '../ui/container.tsx';
import { ErrorIsolation } from '../ui/error-isolation.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { ArrowLink } from '../ui/text-link.tsx';
import { NextList } from './next-list.tsx';
import { scheduleHref } from './schedule-href.ts';
import { TeamLinks } from './team-links.tsx';
import { useChosenTeam } from './use-chosen-team.ts';
import { AgendaWithoutScript } from './without-script.tsx';

/** Home's strip: the next entries of the visitor's team or of all, and links to teams and finder. */
export function NextEntriesStrip() {
  const { t } = useTexts();
  const team = useChosenTeam();
  if (buildSettings.calendarId === '') return null;
  const links = [
    ...teams.map(({ id, highlighter }) => ({ name: highlighter, to: scheduleHref(id) })),
    { name: t('schedule:next.find'), to: paths.program },
  ];
  const isForTeam = team !== undefined && team !== allTeamsValue;
  return (
    <section aria-labelledby="next-up" className="bg-sun">
      <Container className="grid gap-6 py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <SectionTitle id="next-up" size="section">
            {t('schedule:next.title')}
            {isForTeam && <span className="text-river"> {team.toUpperCase()}</span>}
          </SectionTitle>
          <TeamLinks label={t('schedule:next.teams')} links={links} />
        </div>
        <AgendaWithoutScript />
        <ErrorIsolation>
          <NextList
            team={team}
            columns="lg:grid-cols-3"
            height="min-h-[calc(3*8rem+1.5rem)] lg:min-h-32 print:min-h-0"
          />
        </ErrorIsolation>
        <ArrowLink
          to={`${paths.schedule}#agenda`}
          label={t('schedule:next.all')}
          className="min-h-8 w-fit underline hover:decoration-2"
        />
      </Container>
    </section>
  );
}
