import type { ProgramPurpose } from '@club/domain/opt-in';
import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useHydrated } from '../scheduling/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { useOptInParts } from './use-opt-in-parts.ts';

interface OptInButtonProps {
  readonly purpose: ProgramPurpose;
  /** The id of the team or group in upper case. */
  readonly program: string;
}

/** The button that opens the form of a purpose, on the page of a team or group. */
export function OptInButton({ purpose, program }: OptInButtonProps) {
  const { t } = useTexts();
  const [attempt, setAttempt] = useState(0);
  const parts = useOptInParts(attempt);
  // Without script, nothing would open.
  if (!useHydrated()) return null;
  if (parts) return <parts.OptInForm purpose={purpose} program={program} />;
  const label = t(`program:detail.${purpose}`);
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
