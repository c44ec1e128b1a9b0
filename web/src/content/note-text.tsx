import type { Note } from '@club/domain/content/note';
import { formatDate } from '../i18n/dates.ts';
import { readLocalizedText } from '../i18n/read-localized-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ScrollingText } from '../ui/scrolling-text.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { NoteLayout, noteDateClass } from './note-layout.tsx';
import { paths } from '@club/domain/paths';

/** A note on the schedule page: its date, text and button. */
export function NoteText({ note }: { note: Note }) {
  const { t, locale } = useTexts();
  const { text, lang } = readLocalizedText(note, 'note', locale);
  return (
    <NoteLayout
      date={
        <time dateTime={note.updatedAt} className={noteDateClass}>
          {formatDate(note.updatedAt, locale)}
        </time>
      }
    >
      <ScrollingText
        label={t('schedule:note.scrolling')}
        text={text}
        lang={lang}
        pauseLabel={t('schedule:note.pause')}
        playLabel={t('schedule:note.play')}
        openLabel={t('schedule:note.read')}
      />
      {note.buttonDisplay && (
        <TextLink
          to={paths.registration}
          variant="primary"
          className="max-sm:px-4 lg:col-start-1 lg:self-start lg:justify-self-start"
        >
          {t('schedule:register_now')}
        </TextLink>
      )}
    </NoteLayout>
  );
}
