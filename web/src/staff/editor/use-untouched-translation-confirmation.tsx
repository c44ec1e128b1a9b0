import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import type { Draft, Row } from './row-draft.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import { findUntouchedTranslations } from './untouched-translations.ts';

/** Returns the language of the untouched fields, for the dialog's question. */
function getUntouchedLanguage(names: readonly string[]): 'english' | 'french' | 'both' {
  const frenchCount = names.filter((name) => name.endsWith('_fr')).length;
  if (frenchCount === 0) return 'english';
  return frenchCount === names.length ? 'french' : 'both';
}

/**
 * Asks for confirmation before a save that changes a text in one language only. The field of the
 * other language is then untouched. Exempts hidden rows, and texts that are empty in one language.
 *
 * @param focusField called with the name of the first untouched field, if staff choose to check it
 */
export function useUntouchedTranslationConfirmation<R extends Row, Fields extends object>(
  config: RowEditorConfig<R, Fields>,
  labels: Labels<Fields>,
  focusField: (name: string) => void,
) {
  const { t } = useTexts();
  const [untouchedNames, setUntouchedNames] = useState<readonly (keyof Fields & string)[]>([]);
  const { ask, element } = useConfirmDialog({
    question: t(`admin:translation.${getUntouchedLanguage(untouchedNames)}_unchanged`),
    explanation: (
      <>
        <p>{t('admin:translation.explanation')}</p>
        <ul className="list-disc py-2 pl-6 font-semibold">
          {untouchedNames.map((name) => (
            <li key={name}>{labels[name]}</li>
          ))}
        </ul>
      </>
    ),
    confirm: t('admin:translation.publish'),
    cancel: t('admin:translation.check'),
  });
  const confirmUntouchedTranslations = async ({
    savedFields,
    fields,
  }: Draft<Fields>): Promise<boolean> => {
    const names =
      config.isPublic?.(fields) === false ? [] : findUntouchedTranslations(savedFields, fields);
    const [first] = names;
    if (first === undefined) return true;
    setUntouchedNames(names);
    const isConfirmed = await ask();
    if (!isConfirmed) focusField(first);
    return isConfirmed;
  };
  return { confirmUntouchedTranslations, dialog: element };
}
