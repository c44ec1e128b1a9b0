import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useWaitingListParts } from './use-waiting-list-parts.ts';

/** The button of a full program that opens the form of the waiting list. */
export function WaitingListButton({ program }: { readonly program: string }) {
  const { t } = useTexts();
  const [attempt, setAttempt] = useState(0);
  const parts = useWaitingListParts(attempt);
  if (parts) return <parts.WaitingListForm program={program} />;
  const label = t('program:detail.place');
  return (
    <div className="grid gap-2">
      <Button
        variant="dark"
        aria-label={`${label} ${program}`}
        onClick={() => setAttempt(attempt + 1)}
      >
        {label}
      </Button>
      {parts === null && <p role="alert">{t('common:allert.error')}</p>}
    </div>
  );
}
