import { teams } from '@club/domain/team';
import { publicPrograms } from '../../data/public/lists.ts';
import { useList } from '../../data/public/use-list.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Finder } from './finder.tsx';
import { TeamRow } from './team-row.tsx';

const NextTryouts = lazyPart(async () =>
  (await import('../../agenda/load-parts.ts')).loadNextTryouts(),
);

/** The finder and the list of the teams. */
function Teams() {
  const { t } = useTexts();
  const { state, retry } = useList(publicPrograms);
  const texts = {
    loading: t('program:loading'),
    error: t('program:error'),
    empty: t('program:empty'),
  };
  return (
    <>
      <Finder state={state} />
      <Container as="section" aria-labelledby="teams" className="py-section">
        <SectionTitle id="teams" size="section" className="pb-6">
          {t('program:list')}
        </SectionTitle>
        {/* Only the teams' availability and prices depend on the server. */}
        <LoadStateView
          state={state}
          texts={texts}
          retry={retry}
          // Over the gap above the list, so that the list does not move.
          className={state.status === 'loading' ? 'absolute -mt-12' : ''}
        >
          {() => null}
        </LoadStateView>
        <ul className="@container grid border-b-2 border-ink">
          {teams.map((team) => (
            <TeamRow key={team.id} team={team} state={state} />
          ))}
        </ul>
      </Container>
    </>
  );
}

/** `/program`: all teams, and a finder by year of birth (specification, section 2). */
function ProgramPage() {
  const { t } = useTexts();
  return (
    <>
      <header className="bands bg-ink text-white">
        <Container className="grid gap-5 py-section">
          <SectionTitle as="h1" size="title">
            {t('program:title')}
          </SectionTitle>
          <p className="max-w-2xl text-lead">{t('program:text')}</p>
        </Container>
      </header>
      <DeferredContent>
        <Teams />
        <NextTryouts />
      </DeferredContent>
    </>
  );
}

export { ProgramPage as Component };
