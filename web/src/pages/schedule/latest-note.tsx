import { NoteBox, NoteText } from '../../content/note-box.tsx';
import { publicNotes } from '../../data/notes.ts';
import { useCollection } from '../../data/use-collection.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadState } from '../../ui/load-state.tsx';

/** The first note of the list (specification, section 2). */
export function LatestNote() {
  const { t } = useTexts();
  const { state, retry } = useCollection(publicNotes);
  const texts = {
    loading: t('schedule.note.loading'),
    error: t('schedule.note.error'),
    empty: t('schedule.note.empty'),
  };
  return (
    <NoteBox>
      <LoadState state={state} texts={texts} retry={retry}>
        {([note]) => note && <NoteText note={note} />}
      </LoadState>
    </NoteBox>
  );
}
