import type { CarouselItem } from '@club/domain/content/carousel-item';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ConsentField } from '../../images/consent-field.tsx';
import { ImageField } from '../../images/image-field.tsx';
import { carouselSlot } from '../../images/image-slots.ts';
import { NoticesBelowControl } from '../../fields/field-notices.tsx';
import type { FieldsProps } from '../../editor/fields-props.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { PictureCaption } from './picture-caption.tsx';
import { PictureDescriptions } from './picture-descriptions.tsx';
import { useReplacedDetails } from './use-replaced-details.ts';

export type CarouselFields = Pick<
  CarouselItem,
  'num' | 'imageURL' | 'alt' | 'alt_fr' | 'caption' | 'caption_fr' | 'link'
> & {
  readonly consentOnFile: boolean;
};

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
      <ImageField
        id={id}
        imageURL={fields.imageURL}
        hiddenImageURL={fields.imageURL === '' ? hiddenImageURL : undefined}
        slot={carouselSlot}
        wrongKindText={t('admin:carousel.wrong_kind')}
        doneText={t('admin:carousel.uploaded')}
        onUploadStart={replacedDetails.rememberCurrent}
        // Consent, description, caption and link belong to one picture.
        onUploaded={(imageURL) =>
          change({ imageURL, consentOnFile: false, ...replacedDetails.makeNewDetails() })
        }
      />
      <NoticesBelowControl name="imageURL" />
      <ConsentField
        value={fields.consentOnFile}
        since={consentAt}
        onChange={(consentOnFile) => change({ consentOnFile })}
      />
      <NoticesBelowControl name="consentOnFile" />
      <PictureDescriptions
        fields={fields}
        change={change}
        earlierDetails={replacedDetails.earlierDetails}
      />
      <PictureCaption fields={fields} change={change} />
    </>
  );
}
