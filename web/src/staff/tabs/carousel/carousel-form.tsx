import type { CarouselItem } from '@club/domain/content/carousel-item';
import { limits } from '@club/domain/limits';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { FieldsProps } from '../../editor/fields-props.ts';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { NoticesBelowControl } from '../../fields/field-notices.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import { ConsentField } from '../../images/consent-field.tsx';
import { ImageField } from '../../images/image-field.tsx';
import { carouselSlot } from '../../images/image-slots.ts';
import { hasNoDetails, type PictureDetails, useReplacedDetails } from './use-replaced-details.ts';

type Caption = Pick<CarouselItem, 'caption' | 'caption_fr' | 'link'>;

interface PictureCaptionProps {
  readonly fields: Caption;
  readonly change: (caption: Partial<Caption>) => void;
}

/** The text under a picture, and the link to its page or video. All may be empty. */
function PictureCaption({ fields, change }: PictureCaptionProps) {
  const { t } = useTexts();
  return (
    <div className="grid gap-4">
      <BilingualInput
        french={{
          label: t('admin:carousel.image_caption_fr'),
          name: 'caption_fr',
          value: fields.caption_fr,
          onChange: (caption_fr) => change({ caption_fr }),
        }}
        english={{
          label: t('admin:carousel.image_caption'),
          name: 'caption',
          value: fields.caption,
          onChange: (caption) => change({ caption }),
        }}
        maxLength={limits.caption}
      />
      <div className="grid gap-1">
        <TextInput
          name="link"
          label={t('admin:carousel.link')}
          type="url"
          maxLength={limits.link}
          value={fields.link}
          onChange={(link) => change({ link })}
        />
        <p className="text-sm">{t('admin:carousel.link_hint')}</p>
      </div>
    </div>
  );
}

interface PictureDescriptionsProps {
  readonly fields: PictureDetails;
  readonly change: (details: Partial<PictureDetails>) => void;
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
      <BilingualInput
        french={{
          label: t('admin:carousel.alt_fr'),
          name: 'alt_fr',
          value: fields.alt_fr,
          onChange: (alt_fr) => change({ alt_fr }),
        }}
        english={{
          label: t('admin:carousel.alt'),
          name: 'alt',
          value: fields.alt,
          onChange: (alt) => change({ alt }),
        }}
        maxLength={limits.alt}
      />
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
