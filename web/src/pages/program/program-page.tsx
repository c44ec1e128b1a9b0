import { teams } from '@club/domain/team';
import { publicPrograms } from '../../data/public/collections.ts';
import { useCollection } from '../../data/public/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { Finder } from './finder.tsx';
import { TeamRow } from './team-row.tsx';

/** `/program`: the six teams, and which of them is the reader's (specification, section 2). */
function ProgramPage() {
  const { t } = useTexts();
  const { state, retry } = useCollection(publicPrograms);
  const texts = {
    loading: t('program:loading'),
    error: t('program:error'),
    empty: t('program:empty'),
  };
  return (
    <>
      <header className="bands bg-ink text-white">
        <div className="mx-auto grid max-w-page gap-5 px-gutter py-section">
          <h1 className="font-display text-title font-extrabold uppercase">{t('program:title')}</h1>
          <p className="max-w-2xl text-lead">{t('program:text')}</p>
        </div>
      </header>
      <Finder state={state} />
      <section aria-labelledby="teams" className="mx-auto max-w-page px-gutter py-section">
        <h2 id="teams" className="pb-6 font-display text-heading font-extrabold uppercase">
          {t('program:list')}
        </h2>
        {/* The teams stand there whatever the server says of places and prices. */}
        <LoadState state={state} texts={texts} retry={retry}>
          {() => null}
        </LoadState>
        <ul className="@container grid border-b-2 border-ink">
          {teams.map((team) => (
            <TeamRow key={team.id} team={team} state={state} />
          ))}
        </ul>
      </section>
    </>
  );
}

export { ProgramPage as Component };
