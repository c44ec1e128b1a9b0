import { Fragment } from 'react';
import { useConsentQuestion } from '../images/use-consent-question.tsx';
import type { Draft, Row } from '../row/row-draft.ts';
import type { Labels, RowList } from '../row/row-list.ts';
import { useLanguageQuestion } from './use-language-question.tsx';
import { useTranslationQuestion } from './use-translation-question.tsx';

/**
 * The questions before a row is published: an empty language, and missing consent. A save of the
 * form also asks about a text changed in one language.
 *
 * @param focusField receives the first field to check
 */
export function usePublishQuestions<R extends Row, Fields extends object>(
  list: RowList<R, Fields>,
  labels: Labels<Fields>,
  focusField: (name: string) => void,
) {
  const languages = useLanguageQuestion(list, labels);
  const consent = useConsentQuestion(list.isPublic);
  const translation = useTranslationQuestion(list, labels, focusField);
  const mayPublish = async (fields: Fields): Promise<boolean> =>
    (await languages.mayPublishLanguages(fields)) && (await consent.mayPublishPicture(fields));
  return {
    mayPublish,
    maySave: async (draft: Draft<Fields>): Promise<boolean> =>
      (await mayPublish(draft.fields)) && (await translation.mayLeaveUntouched(draft)),
    dialogs: (
      <Fragment>
        {languages.dialog}
        {consent.dialog}
        {translation.dialog}
      </Fragment>
    ),
  };
}
