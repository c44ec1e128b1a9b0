import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

/** The section of the history, closed at first. It mounts its content only while it is open. */
export function HistorySection({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t-4 border-ink pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 id={id} className="font-display text-2xl font-bold">
          {t('admin:history.heading')}
        </h3>
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'admin:history.close' : 'admin:history.open')}
        </Button>
      </div>
      {isOpen && children}
    </section>
  );
}
