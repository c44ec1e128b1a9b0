import type { FormOf } from '@club/domain/content/content-types';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { FieldsProps } from '../../editor/row-editor-config.ts';
import { ContentInputs } from '../../fields/content-inputs.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import { ImageInputs } from '../../fields/image-inputs.tsx';
import { hasNoDetails, type PictureDetails, useReplacedDetails } from './use-replaced-details.ts';

export type CarouselFields = FormOf<'carousels'>;

interface PictureDescriptionsProps {
  readonly fields: CarouselFields;
  readonly change: (details: Partial<CarouselFields>) => void;
  /** The previous picture's descriptions, captions and link, which may fit this picture too. */
  readonly earlierDetails: PictureDetails | undefined;
}

/**
 * The picture's descriptions, for people who cannot see it. After a replacement, it offers to
 * restore the previous picture's descriptions, captions and link.
 */
function PictureDescriptions({ fields, change, earlierDetails }: PictureDescriptionsProps) {
  const { t } = useTexts();
  return (
    <div className="grid gap-2">
      <ContentInputs collection="carousels" names={['alt']} fields={fields} change={change} />
      <p className="text-sm">{t('admin:carousel.alt_hint')}</p>
      {earlierDetails && hasNoDetails(fields) && (
        <div
          role="status"
          className="grid justify-items-start gap-2 border-l-8 border-sun bg-white p-4"
        >
          <p className="font-semibold">{t('admin:carousel.describe_new')}</p>
          <Button variant="outline" onClick={() => change(earlierDetails)}>
            {t('admin:carousel.describe_as_before')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface CarouselFormProps extends FieldsProps<CarouselFields> {
  /** When the saved row's consent was given; null or undefined if the saved row has none. */
  readonly consentAt: string | null | undefined;
  /** The address of the picture that staff have hidden; undefined if there is none. */
  readonly hiddenImageURL: string | undefined;
}

/** The fields of the CAROUSEL tab (specification, section 5). */
export function CarouselForm(props: CarouselFormProps) {
  const { id, fields, change, consentAt, hiddenImageURL } = props;
  const { t } = useTexts();
  const replacedDetails = useReplacedDetails(id, fields, {
    hasPicture: fields.imageURL !== '' || (hiddenImageURL ?? '') !== '',
  });
  return (
    <>
      <div className="max-w-32">
        <TextInput
          name="num"
          label={t('admin:list.number')}
          type="number"
          value={String(fields.num)}
          isReadOnly
        />
      </div>
      <ImageInputs
        collection="carousels"
        id={id}
        fields={fields}
        change={change}
        consentAt={consentAt}
        hiddenImageURL={fields.imageURL === '' ? hiddenImageURL : undefined}
        onUploadStart={replacedDetails.rememberCurrent}
        // Description, caption and link belong to one picture.
        onUploaded={(image) => change({ ...image, ...replacedDetails.makeNewDetails() })}
      />
      <PictureDescriptions
        fields={fields}
        change={change}
        earlierDetails={replacedDetails.earlierDetails}
      />
      <div className="grid gap-4">
        <ContentInputs collection="carousels" names={['caption']} fields={fields} change={change} />
        <div className="grid gap-1">
          <ContentInputs collection="carousels" names={['link']} fields={fields} change={change} />
          <p className="text-sm">{t('admin:carousel.link_hint')}</p>
        </div>
      </div>
    </>
  );
}
