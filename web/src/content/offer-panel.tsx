import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { SectionTitle } from '../ui/section-title.tsx';

interface OfferPanelProps {
  /** Whether the programs are still loading. The panel then reserves its space. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

/** The panel of the offers on a team's page. */
export function OfferPanel({ isLoading = false, children }: OfferPanelProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`border-t-8 border-river bg-white p-6 sm:p-8 ${isLoading ? 'min-h-96' : ''}`}
    >
      <SectionTitle id={id} size="heading" className="pb-5">
        {t('program:detail.offer')}
      </SectionTitle>
      {children}
    </section>
  );
}
