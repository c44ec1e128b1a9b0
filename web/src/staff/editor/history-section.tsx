import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DisclosureSection } from '../../ui/disclosure-section.tsx';

/** The section of the history, closed at first. */
export function HistorySection({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <DisclosureSection
      title={t('admin:history.heading')}
      openLabel={t('admin:history.open')}
      closeLabel={t('admin:history.close')}
    >
      {children}
    </DisclosureSection>
  );
}
