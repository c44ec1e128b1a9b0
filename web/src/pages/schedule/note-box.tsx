import { lazy, Suspense } from 'react';
import { publicNotes } from '../../data/public-collections.ts';
import { useCollection } from '../../data/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadState } from '../../ui/load-state.tsx';

/** Its date brings moment along, which the page does without until there is a note. */
const NoteText = lazy(async () => ({ default: (await import('./note-text.tsx')).NoteText }));

/** The note box: the first note of the list, with its date (specification, section 2). */
export function NoteBox() {
  const { t } = useTexts();
  const { state, retry } = useCollection(publicNotes);
  const texts = {
    loading: t('schedule.note.loading'),
    error: t('schedule.note.error'),
    empty: t('schedule.note.empty'),
  };
  return (
    <section aria-labelledby="note" className="bg-white">
      <div aria-hidden className="band-rule h-3" />
      <div className="grid min-h-48 content-start gap-5 p-6 sm:p-10">
        <h2 id="note" className="font-display text-heading font-extrabold uppercase">
          {t('schedule.note.title')}
        </h2>
        <LoadState state={state} texts={texts} retry={retry}>
          {([note]) =>
            note && (
              <Suspense fallback={<LoadState state={{ status: 'loading' }} texts={texts} />}>
                <NoteText note={note} />
              </Suspense>
            )
          }
        </LoadState>
      </div>
    </section>
  );
}
