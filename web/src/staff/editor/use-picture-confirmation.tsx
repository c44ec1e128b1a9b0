import { resolveDisplay } from '@club/domain/banner-time';
import { useState } from 'react';
import * as v from 'valibot';
import { useTexts } from '../../i18n/use-texts.ts';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import { Thumbnail } from '../fields/thumbnail.tsx';

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
export function usePictureConfirmation<Fields extends object>(
  isPublic?: (fields: Fields) => boolean,
) {
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
