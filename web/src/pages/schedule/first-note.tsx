import type { Note } from '@club/domain/content/note';
import { lazy, Suspense } from 'react';
import { NoteBox } from '../../content/note-box.tsx';
import { publicNotes } from '../../data/public/collections.ts';
import { useCollection } from '../../data/public/use-collection.ts';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadStateView } from '../../ui/load-state-view.tsx';

/** Loaded lazily, because the date needs the library `moment`. `PlainNote` is shown meanwhile. */
const loadNoteText = async () => ({
  default: (await import('../../content/note-text.tsx')).NoteText,
});
const NoteText = lazy(loadNoteText);

/** The note's text without its date. */
function PlainNote({ note }: { note: Note }) {
  const { locale } = useTexts();
  const { text, lang } = readLocalizedText(note, 'note', locale);
  return (
    <p lang={lang} className="min-h-40 text-lead whitespace-pre-line">
      {text}
    </p>
  );
}

/** The first note of the list (specification, section 2). */
export function FirstNote() {
  const { t } = useTexts();
  const { state, retry } = useCollection(publicNotes);
  const texts = {
    loading: t('schedule:note.loading'),
    error: t('schedule:note.error'),
    empty: t('schedule:note.empty'),
  };
  return (
    <NoteBox>
      <LoadStateView state={state} texts={texts} retry={retry}>
        {([note]) =>
          note && (
            <Suspense fallback={<PlainNote note={note} />}>
              <NoteText note={note} />
            </Suspense>
          )
        }
      </LoadStateView>
    </NoteBox>
  );
}
