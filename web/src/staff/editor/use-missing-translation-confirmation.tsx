import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import { findMissingTranslations } from './missing-translations.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import type { Row } from './row-draft.ts';

/** Asks for confirmation before a text is published in one language only. Exempts hidden rows. */
export function useMissingTranslationConfirmation<Fields extends object>(
  config: Pick<RowEditorConfig<Row, Fields>, 'isPublic'>,
  labels: Labels<Fields>,
) {
  const { t } = useTexts();
  const [missingNames, setMissingNames] = useState<readonly (keyof Fields)[]>([]);
  const { ask, element } = useConfirmDialog({
    question: t('admin:one_language.question'),
    explanation: (
      <>
        <p>{t('admin:one_language.explanation')}</p>
        <ul className="list-disc py-2 pl-6 font-semibold">
          {missingNames.map((name) => (
            <li key={String(name)}>{labels[name]}</li>
          ))}
        </ul>
        <p>{t('admin:one_language.consequence')}</p>
      </>
    ),
    confirm: t('admin:one_language.publish'),
    cancel: t('admin:one_language.stay'),
  });
  const confirmMissingTranslations = async (fields: Fields): Promise<boolean> => {
    const missingTranslations =
      config.isPublic?.(fields) === false ? [] : findMissingTranslations(fields);
    if (missingTranslations.length === 0) return true;
    setMissingNames(missingTranslations);
    return ask();
  };
  return { confirmMissingTranslations, dialog: element };
}
