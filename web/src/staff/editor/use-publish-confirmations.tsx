import { useContext } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import { PicturePartsContext } from '../fields/image-context.ts';
import type { Draft, Row } from './row-draft.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import { findMissingTranslations, findUntouchedTranslations } from './translations.ts';

/** Returns the language of the untouched fields, for the dialog's question. */
function getUntouchedLanguage(names: readonly string[]): 'english' | 'french' | 'both' {
  const frenchCount = names.filter((name) => name.endsWith('_fr')).length;
  if (frenchCount === 0) return 'english';
  return frenchCount === names.length ? 'french' : 'both';
}

/**
 * Asks for confirmation before a row is published with a missing translation, or a picture without
 * consent (docs/decisions/consent.md) or description. A save of the form also asks about a text that
 * was changed in one language only. Exempts hidden rows.
 *
 * @param focusField called if staff choose to check a field that is untouched in its language. It
 *   gets the name of the first such field.
 */
export function usePublishConfirmations<Fields extends object>(
  { isPublic }: Pick<RowEditorConfig<Row, Fields>, 'isPublic'>,
  labels: Labels<Fields>,
  focusField: (name: string) => void = () => undefined,
) {
  const { t } = useTexts();
  const { ask, element } = useConfirmDialog();
  const { findQuestion } = useContext(PicturePartsContext);
  const isHidden = (fields: Fields) => isPublic?.(fields) === false;
  const renderLabels = (names: readonly (keyof Fields)[]) => (
    <ul className="list-disc py-2 pl-6 font-semibold">
      {names.map((name) => (
        <li key={String(name)}>{labels[name]}</li>
      ))}
    </ul>
  );
  const confirmMissingTranslations = async (fields: Fields): Promise<boolean> => {
    const names = isHidden(fields) ? [] : findMissingTranslations(fields);
    if (names.length === 0) return true;
    return ask({
      question: t('admin:one_language.question'),
      explanation: (
        <>
          <p>{t('admin:one_language.explanation')}</p>
          {renderLabels(names)}
          <p>{t('admin:one_language.consequence')}</p>
        </>
      ),
      confirm: t('admin:one_language.publish'),
      cancel: t('admin:one_language.stay'),
    });
  };
  const confirmPicture = async (fields: Fields): Promise<boolean> => {
    const question = isHidden(fields) ? undefined : findQuestion(fields);
    if (!question) return true;
    return ask({
      question: t(question.question),
      explanation: question.explanation,
      confirm: t('admin:consent.publish'),
      cancel: t('admin:consent.stay'),
    });
  };
  const confirmUntouchedTranslations = async (draft: Draft<Fields>): Promise<boolean> => {
    const { savedFields, fields } = draft;
    const names = isHidden(fields) ? [] : findUntouchedTranslations(savedFields, fields);
    const [first] = names;
    if (first === undefined) return true;
    const isConfirmed = await ask({
      question: t(`admin:translation.${getUntouchedLanguage(names)}_unchanged`),
      explanation: (
        <>
          <p>{t('admin:translation.explanation')}</p>
          {renderLabels(names)}
        </>
      ),
      confirm: t('admin:translation.publish'),
      cancel: t('admin:translation.check'),
    });
    if (!isConfirmed) focusField(first);
    return isConfirmed;
  };
  const confirmPublishing = async (fields: Fields): Promise<boolean> =>
    (await confirmMissingTranslations(fields)) && (await confirmPicture(fields));
  return {
    confirmMissingTranslations,
    confirmPublishing,
    confirmSaving: async (draft: Draft<Fields>): Promise<boolean> =>
      (await confirmPublishing(draft.fields)) && (await confirmUntouchedTranslations(draft)),
    dialog: element,
  };
}
