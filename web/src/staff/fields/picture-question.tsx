import { resolveDisplay } from '@club/domain/banner-time';
import * as v from 'valibot';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The values of a form that describe its picture. */
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

interface ExplanationProps {
  readonly picture: PictureFields;
  readonly lacksConsent: boolean;
  readonly lacksDescription: boolean;
}

function Explanation({ picture, lacksConsent, lacksDescription }: ExplanationProps) {
  const { t } = useTexts();
  return (
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
  );
}

/**
 * Finds the question about a picture without consent or description, before its row is published;
 * undefined without a picture, or if nothing is missing.
 */
export function findPictureQuestion(fields: object) {
  const result = v.safeParse(pictureFieldsSchema, fields);
  if (!result.success || result.output.imageURL === '') return undefined;
  const { consentOnFile, alt, alt_fr } = result.output;
  const lacksConsent = !consentOnFile;
  // A description in one language only is a missing translation.
  const lacksDescription = alt?.trim() === '' && alt_fr?.trim() === '';
  if (!lacksConsent && !lacksDescription) return undefined;
  return {
    question: lacksConsent ? 'admin:consent.question' : 'admin:description.question',
    explanation: <Explanation picture={result.output} {...{ lacksConsent, lacksDescription }} />,
  } as const;
}
