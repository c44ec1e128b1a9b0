import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { SectionTitle } from '../ui/section-title.tsx';

interface OfferPanelProps {
  /** The classes of its minimum height while the programs load. */
  readonly height?: string;
  readonly children: ReactNode;
}

/** The panel of the offers on a team's page. */
export function OfferPanel({ height = '', children }: OfferPanelProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section
      data-offers
      aria-labelledby={id}
      className={`flex flex-col border-t-8 border-river bg-white p-6 sm:p-8 lg:row-span-2 print:min-h-0 ${height}`}
    >
      <SectionTitle id={id} size="heading" className="pb-5">
        {t('program:detail.offer')}
      </SectionTitle>
      {children}
    </section>
  );
}
