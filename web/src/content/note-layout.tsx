import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** The classes of a note's date. */
export const noteDateClass = 'font-display font-extrabold text-river lg:block lg:text-heading';

interface NoteLayoutProps {
  /** If undefined, its space stays empty, so that the text does not move when the date appears. */
  readonly date: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a note: the date above the text, or beside it in the columns of `NoteBox`. */
export function NoteLayout({ date, children }: NoteLayoutProps) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-2 lg:contents">
      <p className={`max-lg:w-full ${date === undefined ? 'invisible' : ''}`}>
        {t('schedule:note.updated')} {date ?? <span className={noteDateClass}>{'\u00a0'}</span>}
      </p>
      {children}
    </div>
  );
}
