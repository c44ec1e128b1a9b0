import { findGroup } from '@club/domain/team';
import { OfferPanel } from '../../content/offer-panel.tsx';
import { ProgramOffer } from '../../content/program-offer.tsx';
import { publicPrograms } from '../../data/public/collections.ts';
import { useCollection } from '../../data/public/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '@club/domain/paths';
import { WaitingListButton } from './waiting-list/waiting-list-button.tsx';
import { pickPrograms } from './pick-programs.ts';

/** The offers of these programs, or a contact link if none could be loaded. */
export function Offers({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts();
  const { state: allPrograms, retry } = useCollection(publicPrograms);
  const state = pickPrograms(allPrograms, ids);
  const texts = {
    loading: t('program:loading'),
    error: t('program:error'),
    empty: t('program:empty'),
  };
  return (
    <OfferPanel isLoading={state.status === 'loading'}>
      <LoadStateView state={state} texts={texts} retry={retry}>
        {(programs) => (
          <div className="grid gap-8 divide-y-2 divide-sky *:not-last:pb-8">
            {programs.map((program) => (
              <ProgramOffer
                key={program._id}
                program={program}
                isGroup={findGroup(program.id) !== undefined}
                ifClosed={<WaitingListButton program={program.id.toUpperCase()} />}
              />
            ))}
          </div>
        )}
      </LoadStateView>
      {(state.status === 'error' || state.status === 'empty') && (
        <div className="grid gap-3">
          <p>{t('program:detail.ask')}</p>
          <TextLink to={paths.contact} className="w-fit min-h-8 font-bold text-river underline">
            {t('program:write')}
          </TextLink>
        </div>
      )}
    </OfferPanel>
  );
}
