import { Fragment } from 'react';
import { useConsentConfirmation } from '../images/use-consent-confirmation.tsx';
import type { Draft, Row } from '../row/row-draft.ts';
import type { Labels, RowList } from '../row/row-list.ts';
import { useEmptyLanguageConfirmation } from './use-empty-language-confirmation.tsx';
import { useTranslationConfirmation } from './use-translation-confirmation.tsx';

/**
 * Asks for confirmation before a row is published with an empty language or without consent. A save
 * of the form also asks about a text changed in one language.
 *
 * @param focusField receives the first field to check
 */
export function usePublishConfirmations<R extends Row, Fields extends object>(
  list: RowList<R, Fields>,
  labels: Labels<Fields>,
  focusField: (name: string) => void,
) {
  const languages = useEmptyLanguageConfirmation(list, labels);
  const consent = useConsentConfirmation(list.isPublic);
  const translation = useTranslationConfirmation(list, labels, focusField);
  const confirmPublishing = async (fields: Fields): Promise<boolean> =>
    (await languages.confirmMissingTranslations(fields)) &&
    (await consent.confirmMissingConsent(fields));
  return {
    confirmPublishing,
    confirmSaving: async (draft: Draft<Fields>): Promise<boolean> =>
      (await confirmPublishing(draft.fields)) &&
      (await translation.confirmUntouchedTranslations(draft)),
    dialogs: (
      <Fragment>
        {languages.dialog}
        {consent.dialog}
        {translation.dialog}
      </Fragment>
    ),
  };
}
