import { findGroup, findTeam, findRouteProgramIds } from '@club/domain/team';
import { useParams } from 'react-router-dom';
import { Offers } from './offers.tsx';
import { LazyWaitingListLinkScreen } from './waiting-list/lazy-waiting-list-link-screen.tsx';
import { TeamDescription } from './team-description.tsx';
import { TeamExtras } from './team-extras.tsx';
import { TeamHeader } from './team-header.tsx';
import { Container } from '../../ui/container.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const NextTeamEntries = lazyPart(async () =>
  (await import('../../agenda/load-parts.ts')).loadNextTeamEntries(),
);

/** `/program/{programId}`: one team, or one development group (specification, section 2). */
function ProgramDetailPage() {
  const { programId = '' } = useParams();
  const team = findTeam(programId);
  // The router shows the 404 page instead (`exists` in program-detail.page.ts).
  if (!team) return null;
  const group = findGroup(programId);
  return (
    <>
      <LazyWaitingListLinkScreen program={group ?? team.highlighter} />
      <TeamHeader team={team} group={group} />
      <DeferredContent>
        <Container className="grid gap-x-16 gap-y-10 py-section lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <TeamDescription team={team} />
          {/* Phones show the schedule and the price after the description, before the extras. */}
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Offers key={programId} ids={findRouteProgramIds(programId)} />
            <NextTeamEntries programId={programId} />
          </div>
          <TeamExtras team={team} isGroup={group !== undefined} />
        </Container>
      </DeferredContent>
    </>
  );
}

export { ProgramDetailPage as Component };
