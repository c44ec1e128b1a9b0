import { findGroup } from '@club/domain/team';
import { useId } from 'react';
import { publicPrograms } from '../../data/public-collections.ts';
import { useCollection } from '../../data/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../paths.ts';
import { ProgramOffer } from './program-offer.tsx';
import { programsOf } from './programs-of.ts';

/** What the server says of the given programs, and where to ask when it says nothing. */
export function Offers({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts();
  const id = useId();
  const { state: all, retry } = useCollection(publicPrograms);
  const state = programsOf(all, ids);
  const texts = {
    loading: t('program.loading'),
    error: t('program.error'),
    empty: t('program.empty'),
  };
  return (
    <section
      aria-labelledby={id}
      className={`border-t-8 border-river bg-white p-6 sm:p-8 ${state.status === 'loading' ? 'min-h-96' : ''}`}
    >
      <h2 id={id} className="pb-5 font-display text-heading font-extrabold uppercase">
        {t('program.detail.offer')}
      </h2>
      <LoadState state={state} texts={texts} retry={retry}>
        {(programs) => (
          <div className="grid gap-8 divide-y-2 divide-sky *:not-last:pb-8">
            {programs.map((program) => (
              <ProgramOffer
                key={program._id}
                program={program}
                isGroup={findGroup(program.id) !== undefined}
              />
            ))}
          </div>
        )}
      </LoadState>
      {(state.status === 'error' || state.status === 'empty') && (
        <div className="grid gap-3">
          <p>{t('program.detail.ask')}</p>
          <TextLink to={paths.contact} className="w-fit min-h-8 font-bold text-river underline">
            {t('program.write')}
          </TextLink>
        </div>
      )}
    </section>
  );
}
