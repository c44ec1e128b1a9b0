import { Fragment } from 'react';
import { useConsentGuard } from '../images/use-consent-guard.tsx';
import type { Draft, Row } from './row-draft.ts';
import type { Labels, RowList } from './row-list.ts';
import { usePublishGuard } from './use-publish-guard.tsx';
import { useTranslationQuestion } from './use-translation-question.tsx';

/**
 * All questions that are asked before a row goes live: an empty language, a picture without a
 * consent and, for a save of the form, a text that was changed in one language only.
 *
 * @param focusField is given the first field to check when the answer is to check it
 */
export function usePublishQuestions<R extends Row, Fields extends object>(
  list: RowList<R, Fields>,
  labels: Labels<Fields>,
  focusField: (name: string) => void,
) {
  const languages = usePublishGuard(list, labels);
  const consent = useConsentGuard(list.isPublic);
  const translation = useTranslationQuestion(list, labels, focusField);
  const mayPublish = async (fields: Fields): Promise<boolean> =>
    (await languages.mayPublish(fields)) && (await consent.mayShow(fields));
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
