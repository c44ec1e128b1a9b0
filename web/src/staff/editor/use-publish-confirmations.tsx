import { resolveDisplay } from '@club/domain/banner-time';
import { Fragment, useState } from 'react';
import * as v from 'valibot';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import { Thumbnail } from '../fields/thumbnail.tsx';
import type { Draft, Row } from './row-draft.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import { findMissingTranslations, findUntouchedTranslations } from './translations.ts';

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

/** The values of a form that describe its picture. The forms of notes and programs have none. */
const pictureFieldsSchema = v.object({
  num: v.number(),
  imageURL: v.string(),
  consentOnFile: v.boolean(),
  // Only carousel items have a description, and only banners a title and times.
  alt: v.optional(v.string()),
  alt_fr: v.optional(v.string()),
  eventTitle: v.optional(v.string(), ''),
  eventTitle_fr: v.optional(v.string(), ''),
  showFrom: v.optional(v.nullable(v.string()), null),
  showUntil: v.optional(v.nullable(v.string()), null),
});
type PictureFields = v.InferOutput<typeof pictureFieldsSchema>;

interface PictureProblem {
  readonly picture: PictureFields;
  readonly lacksConsent: boolean;
  readonly lacksDescription: boolean;
}

/** Finds what the picture of a row lacks; undefined if there is no picture, or nothing is missing. */
function findPictureProblem(fields: object): PictureProblem | undefined {
  const result = v.safeParse(pictureFieldsSchema, fields);
  if (!result.success || result.output.imageURL === '') return undefined;
  const { consentOnFile, alt, alt_fr } = result.output;
  const lacksConsent = !consentOnFile;
  // A description in one language only is a missing translation.
  const lacksDescription = alt?.trim() === '' && alt_fr?.trim() === '';
  return lacksConsent || lacksDescription
    ? { picture: result.output, lacksConsent, lacksDescription }
    : undefined;
}

/** Whether a banner with these times would appear later. */
const isPlanned = (picture: PictureFields): boolean =>
  resolveDisplay(picture, { isSwitchedOn: true, now: Date.now() }).displayPlanned;

/** A thumbnail of the picture, its number and its title. */
function PictureName({ picture }: { readonly picture: PictureFields }) {
  const { t, locale } = useTexts();
  const title = readLocalizedText(picture, 'eventTitle', locale);
  return (
    <div className="flex items-center gap-4 py-3">
      <Thumbnail imageURL={picture.imageURL} />
      <p className="wrap-anywhere">
        <strong>{t('admin:consent.picture_number', { number: picture.num })}</strong>{' '}
        <span lang={title.lang}>{title.text}</span>
      </p>
    </div>
  );
}

/**
 * Asks for confirmation before a picture is published without consent
 * (docs/decisions/consent.md) or without a description.
 *
 * @param isPublic whether visitors see a row with these fields, now or at its planned time; true by
 *   default
 */
function usePictureConfirmation<Fields extends object>(isPublic?: (fields: Fields) => boolean) {
  const { t } = useTexts();
  const [problem, setProblem] = useState<PictureProblem>();
  const { ask, element } = useConfirmDialog({
    question: t(
      problem?.lacksConsent === false ? 'admin:description.question' : 'admin:consent.question',
    ),
    explanation: problem && (
      <>
        <PictureName picture={problem.picture} />
        {problem.lacksConsent && (
          <p>
            {t(isPlanned(problem.picture) ? 'admin:consent.planned' : 'admin:consent.at_once')}{' '}
            {t('admin:consent.explanation')}
          </p>
        )}
        {problem.lacksDescription && <p>{t('admin:description.explanation')}</p>}
      </>
    ),
    confirm: t('admin:consent.publish'),
    cancel: t('admin:consent.stay'),
  });
  const confirmPicture = async (fields: Fields): Promise<boolean> => {
    const found = isPublic?.(fields) === false ? undefined : findPictureProblem(fields);
    if (!found) return true;
    setProblem(found);
    return ask();
  };
  return { confirmPicture, dialog: element };
}

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
function useUntouchedTranslationConfirmation<R extends Row, Fields extends object>(
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
