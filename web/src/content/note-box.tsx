import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { SectionTitle } from '../ui/section-title.tsx';

/** The box around a note. Its minimum height keeps the agenda below in place until the note arrives. */
export function NoteBox({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="note" className="bg-white">
      <div aria-hidden className="band-rule h-3" />
      <div className="grid min-h-60 content-start gap-2 p-4 sm:gap-3 sm:px-10 lg:min-h-[24rem] lg:gap-5 lg:py-8">
        <SectionTitle id="note" size="heading" className="max-lg:text-xl">
          {t('schedule:note.title')}
        </SectionTitle>
        {children}
      </div>
    </section>
  );
}
