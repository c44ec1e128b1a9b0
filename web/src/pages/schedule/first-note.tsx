import type { Note } from '@club/domain/content/note';
import { lazy, Suspense } from 'react';
import { NoteBox } from '../../content/note-box.tsx';
import { NoteLayout } from '../../content/note-layout.tsx';
import { earlyNoteId } from '../../data/public/early-ids.ts';
import { publicNotes } from '../../data/public/lists.ts';
import { useList } from '../../data/public/use-list.ts';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';
import { findFirstSentences, restClass, wideScreen } from '../../i18n/first-sentences.ts';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Loaded lazily, because the date needs the library `moment`. `PlainNote` is shown meanwhile. */
const loadNoteText = async () => ({
  default: (await import('../../content/note-text.tsx')).NoteText,
});
const NoteText = lazy(loadNoteText);

/** Its height is that of the scrolling text, so that the agenda below stays in place. */
const textClass =
  'text-lead whitespace-pre-line lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:motion-safe:max-h-[7lh] lg:motion-safe:overflow-hidden max-lg:line-clamp-3 max-lg:w-full';

/**
 * The loading text. If the visit starts on this page, the inline script replaces it by the note's
 * text (`first-paint/show-early-note.ts`). Hydration then finds another text than was prerendered.
 */
function LoadingNote({ isSilent }: { isSilent: boolean }) {
  const { t } = useTexts();
  return (
    <NoteLayout date={undefined}>
      <p
        id={earlyNoteId}
        role="status"
        data-state="loading"
        suppressHydrationWarning
        className={`${textClass} ${isSilent ? 'data-[state=loading]:invisible' : ''}`}
      >
        {t('schedule:note.loading')}
      </p>
    </NoteLayout>
  );
}

/** The note's text without its date; on narrow screens its first sentences. */
function PlainNote({ note }: { note: Note }) {
  const { locale } = useTexts();
  const { text, lang } = readLocalizedText(note, 'note', locale);
  const isWide = useMediaQuery(wideScreen);
  const preview = isWide ? undefined : findFirstSentences(text);
  return (
    <NoteLayout date={undefined}>
      <p lang={lang} className={textClass}>
        {preview}
        <span className={preview && restClass}>{text.slice(preview?.length)}</span>
      </p>
    </NoteLayout>
  );
}

/** Whether there is nothing to show: staff have emptied the note, or not written it yet. */
const isBlank = (note: Note | undefined): boolean =>
  note?.buttonDisplay === false && readLocalizedText(note, 'note', 'fr').text === '';

/** The note with the lowest number (specification, section 2). */
export function FirstNote() {
  const { t } = useTexts();
  const { state: listState, retry } = useList(publicNotes);
  const state =
    listState.status === 'ready' && isBlank(listState.data[0])
      ? ({ status: 'empty' } as const)
      : listState;
  const texts = {
    error: t('schedule:note.error'),
    empty: t('schedule:note.empty'),
  };
  return (
    <NoteBox>
      {state.status === 'loading' && <LoadingNote isSilent={state.isSilent === true} />}
      <LoadStateView state={state} texts={texts} retry={retry}>
        {([note]) =>
          note && (
            <ErrorIsolation fallback={<PlainNote note={note} />}>
              <Suspense fallback={<PlainNote note={note} />}>
                <NoteText note={note} />
              </Suspense>
            </ErrorIsolation>
          )
        }
      </LoadStateView>
    </NoteBox>
  );
}
