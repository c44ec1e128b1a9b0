import type { Ref } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

interface EditorHeadProps {
  readonly id: string;
  /** What staff know the row by. */
  readonly name: string;
  /** Gets the focus when the row is selected. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** The head of the form: the row's name, and the close button. */
export function EditorHead({ id, name, ref, onClose }: EditorHeadProps) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pr-2">
      <h3
        id={id}
        ref={ref}
        tabIndex={-1}
        className="font-display text-2xl font-bold wrap-anywhere outline-none"
      >
        {t('admin:editing.heading', { name })}
      </h3>
      <Button variant="outline" onClick={onClose}>
        {t('admin:editing.close')}
      </Button>
    </div>
  );
}
