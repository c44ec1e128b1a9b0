import { Fragment } from 'react';
import type { Draft, Row } from './row-draft.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import { useMissingTranslationConfirmation } from './use-missing-translation-confirmation.tsx';
import { usePictureConfirmation } from './use-picture-confirmation.tsx';
import { useUntouchedTranslationConfirmation } from './use-untouched-translation-confirmation.tsx';

/**
 * Asks for confirmation before a row is published with a missing translation, or a picture without
 * consent or description. A save of the form also asks about a text that was changed in one language only.
 *
 * @param focusField called if staff choose to check a field that is untouched in its language. It
 *   gets the name of the first such field.
 */
export function usePublishConfirmations<R extends Row, Fields extends object>(
  config: RowEditorConfig<R, Fields>,
  labels: Labels<Fields>,
  focusField: (name: string) => void,
) {
  const missingTranslation = useMissingTranslationConfirmation(config, labels);
  const picture = usePictureConfirmation(config.isPublic);
  const untouchedTranslation = useUntouchedTranslationConfirmation(config, labels, focusField);
  const confirmPublishing = async (fields: Fields): Promise<boolean> =>
    (await missingTranslation.confirmMissingTranslations(fields)) &&
    (await picture.confirmPicture(fields));
  return {
    confirmPublishing,
    confirmSaving: async (draft: Draft<Fields>): Promise<boolean> =>
      (await confirmPublishing(draft.fields)) &&
      (await untouchedTranslation.confirmUntouchedTranslations(draft)),
    dialogs: (
      <Fragment>
        {missingTranslation.dialog}
        {picture.dialog}
        {untouchedTranslation.dialog}
      </Fragment>
    ),
  };
}
