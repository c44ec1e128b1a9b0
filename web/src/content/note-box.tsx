import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { SectionTitle } from '../ui/section-title.tsx';

/** The box around a note. */
export function NoteBox({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="note" className="bg-white">
      <div aria-hidden className="band-rule h-3" />
      <div className="grid min-h-48 content-start gap-5 p-6 sm:p-10">
        <SectionTitle id="note" size="heading">
          {t('schedule:note.title')}
        </SectionTitle>
        {children}
      </div>
    </section>
  );
}
