import { useState } from 'react';
import { importWithTexts } from '../../../i18n/load-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useHydrated } from '../../../scheduling/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useLoadedComponent } from './use-loaded-component.ts';

// The texts of mailed links are in `newsletter`. A namespace of its own would cost every visitor
// some bytes.
const loadForm = async () =>
  (await importWithTexts(import('./place-form.tsx'), 'newsletter', 'forms')).PlaceForm;

/** The button of a full program that opens the form for an address. The form needs JavaScript. */
export function AskForPlace({ program }: { readonly program: string }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const form = useLoadedComponent(loadForm, isOpen);
  if (!useHydrated()) return null;
  if (form.status === 'ready') return <form.Component program={program} />;
  return (
    <div className="grid gap-2">
      <Button variant="dark" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('program:detail.place')}
        <VisuallyHidden> {program}</VisuallyHidden>
      </Button>
      <div role="status">{form.status === 'failed' && isOpen && t('common:allert.error')}</div>
    </div>
  );
}
