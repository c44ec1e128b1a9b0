import type { Note } from '@club/domain/note';
import { publicNotes } from '../../data/notes.ts';
import { useCollection } from '../../data/use-collection.ts';
import { formatDate } from '../../i18n/dates.ts';
import { localized } from '../../i18n/localized.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { RollingText } from '../../ui/rolling-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paths } from '../paths.ts';

function NoteText({ note }: { note: Note }) {
  const { t, locale } = useTexts();
  const { text, lang } = localized(note, 'note', locale);
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[4fr_8fr]">
      <p>
        {t('schedule.note.updated')}{' '}
        <time
          dateTime={note.updatedAt}
          className="block font-display text-heading font-extrabold text-river"
        >
          {formatDate(note.updatedAt, locale)}
        </time>
      </p>
      <RollingText
        label={t('schedule.note.title')}
        text={text}
        lang={lang}
        pauseLabel={t('schedule.note.pause')}
        playLabel={t('schedule.note.play')}
      />
      {note.buttonDisplay && (
        <TextLink to={paths.registration} look="primary" className="lg:col-start-2">
          {t('schedule.register_now')}
        </TextLink>
      )}
    </div>
  );
}

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
          {([note]) => note && <NoteText note={note} />}
        </LoadState>
      </div>
    </section>
  );
}
