import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** The box a note stands in, and what is said while there is none. */
export function NoteBox({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="note" className="bg-white">
      <div aria-hidden className="band-rule h-3" />
      <div className="grid min-h-48 content-start gap-5 p-6 sm:p-10">
        <h2 id="note" className="font-display text-heading font-extrabold uppercase">
          {t('schedule:note.title')}
        </h2>
        {children}
      </div>
    </section>
  );
}
