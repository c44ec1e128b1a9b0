import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { SectionTitle } from '../ui/section-title.tsx';

/** The box around a note. Its minimum height keeps the agenda below in place until the note arrives. */
export function NoteBox({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="note" className="bg-white">
      <div aria-hidden className="band-rule h-3" />
      <div className="grid min-h-60 content-start gap-2 p-4 sm:min-h-52 sm:gap-3 sm:px-10 lg:min-h-82 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_auto_1fr] lg:content-stretch lg:gap-x-14 lg:gap-y-4 lg:py-8 xl:min-h-76">
        <SectionTitle id="note" size="part">
          {t('schedule:note.title')}
        </SectionTitle>
        {children}
      </div>
    </section>
  );
}
