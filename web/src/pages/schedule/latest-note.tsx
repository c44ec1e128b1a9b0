import { lazy, Suspense } from 'react';
import { NoteBox } from '../../content/note-box.tsx';
import { publicNotes } from '../../data/public-collections.ts';
import { useCollection } from '../../data/use-collection.ts';
import { localized } from '../../i18n/localized.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadState } from '../../ui/load-state.tsx';

/** Its date brings moment along, which the page does without until there is a note: words first. */
const load = async () => ({ default: (await import('../../content/note-text.tsx')).NoteText });
const NoteText = lazy(load);

/** The first note of the list (specification, section 2). */
export function LatestNote() {
  const { t, locale } = useTexts();
  const { state, retry } = useCollection(publicNotes);
  const texts = {
    loading: t('schedule.note.loading'),
    error: t('schedule.note.error'),
    empty: t('schedule.note.empty'),
  };
  return (
    <NoteBox>
      <LoadState state={state} texts={texts} retry={retry}>
        {([note]) =>
          note && (
            <Suspense fallback={<p className="min-h-40">{localized(note, 'note', locale).text}</p>}>
              <NoteText note={note} />
            </Suspense>
          )
        }
      </LoadState>
    </NoteBox>
  );
}
