import type { Ref } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

interface EditorHeaderProps {
  /** The id of the heading, which labels the form. */
  readonly id: string;
  /** The row's name in the heading. */
  readonly name: string;
  /** Gets the focus when the row is selected. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** The header of the form: the row's name, and the close button. */
export function EditorHeader({ id, name, ref, onClose }: EditorHeaderProps) {
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
