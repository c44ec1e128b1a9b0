import { resolveDisplay } from '@club/domain/banner-time';
import * as v from 'valibot';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import { Thumbnail } from '../fields/thumbnail.tsx';
import type { Draft, Row } from './row-draft.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import { findMissingTranslations, findUntouchedTranslations } from './translations.ts';

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
    const problem = isHidden(fields) ? undefined : findPictureProblem(fields);
    if (!problem) return true;
    const { picture, lacksConsent, lacksDescription } = problem;
    return ask({
      question: t(lacksConsent ? 'admin:consent.question' : 'admin:description.question'),
      explanation: (
        <>
          <PictureName picture={picture} />
          {lacksConsent && (
            <p>
              {t(isPlanned(picture) ? 'admin:consent.planned' : 'admin:consent.at_once')}{' '}
              {t('admin:consent.explanation')}
            </p>
          )}
          {lacksDescription && <p>{t('admin:description.explanation')}</p>}
        </>
      ),
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
