import { useState } from 'react';
import * as v from 'valibot';
import { useTexts } from '../../i18n/use-texts.ts';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** The values of a form that describe its picture. The forms of notes and programs have none. */
const pictureFieldsSchema = v.object({
  num: v.number(),
  imageURL: v.string(),
  consentOnFile: v.boolean(),
  eventTitle: v.optional(v.string(), ''),
  eventTitle_fr: v.optional(v.string(), ''),
});
type PictureFields = v.InferOutput<typeof pictureFieldsSchema>;

/** Returns the picture of a row if it lacks consent; otherwise undefined. */
function findPictureWithoutConsent(fields: object): PictureFields | undefined {
  const result = v.safeParse(pictureFieldsSchema, fields);
  if (!result.success) return undefined;
  const { imageURL, consentOnFile } = result.output;
  return imageURL !== '' && !consentOnFile ? result.output : undefined;
}

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
 * Asks for confirmation before a picture is published without consent (docs/decisions/consent.md).
 *
 * @param isPublic whether visitors see a row with these fields, now or at its planned time; true by
 *   default
 */
export function useConsentConfirmation<Fields extends object>(
  isPublic?: (fields: Fields) => boolean,
) {
  const { t } = useTexts();
  const [picture, setPicture] = useState<PictureFields>();
  const { ask, element } = useConfirmDialog({
    question: t('admin:consent.question'),
    explanation: (
      <>
        {picture && <PictureName picture={picture} />}
        <p>{t('admin:consent.explanation')}</p>
      </>
    ),
    confirm: t('admin:consent.publish'),
    cancel: t('admin:consent.stay'),
  });
  const confirmMissingConsent = async (fields: Fields): Promise<boolean> => {
    const pictureWithoutConsent =
      isPublic?.(fields) === false ? undefined : findPictureWithoutConsent(fields);
    if (!pictureWithoutConsent) return true;
    setPicture(pictureWithoutConsent);
    return ask();
  };
  return { confirmMissingConsent, dialog: element };
}
