import type { CarouselItem } from '@club/domain/carousel-item';
import { limits } from '@club/domain/limits';
import { useTexts } from '../../i18n/use-texts.ts';
import { ConsentField } from '../images/consent-field.tsx';
import { ImageField } from '../images/image-field.tsx';
import { carouselPlace } from '../images/image-places.ts';
import { BothLanguages } from '../rows/both-languages.tsx';
import type { FieldsProps } from '../rows/row-editor.tsx';
import { TextInput } from '../rows/text-input.tsx';

export type CarouselFields = Pick<CarouselItem, 'num' | 'imageURL' | 'alt' | 'alt_fr'> & {
  readonly consentOnFile: boolean;
};

interface CarouselFormProps extends FieldsProps<CarouselFields> {
  /** When the saved tick was set. */
  readonly consentAt: string | null | undefined;
}

/** What the picture shows, in words, for those who do not see it. */
function Descriptions({ fields, change }: Omit<FieldsProps<CarouselFields>, 'id'>) {
  const { t } = useTexts();
  return (
    <div className="grid gap-2">
      <BothLanguages
        french={{
          label: t('admin.carousel.alt_fr'),
          value: fields?.alt_fr,
          onChange: (alt_fr) => change({ alt_fr }),
        }}
        english={{
          label: t('admin.carousel.alt'),
          value: fields?.alt,
          onChange: (alt) => change({ alt }),
        }}
        maxLength={limits.alt}
      />
      <p className="text-sm">{t('admin.carousel.alt_hint')}</p>
    </div>
  );
}

/** The fields of the CAROUSEL tab; the number is read-only (specification, section 5). */
export function CarouselForm({ id, fields, change, consentAt }: CarouselFormProps) {
  const { t } = useTexts();
  return (
    <>
      <div className="max-w-32">
        <TextInput
          label={t('admin.list.number')}
          type="number"
          value={fields && String(fields.num)}
          isReadOnly
        />
      </div>
      <ImageField
        id={id}
        imageURL={fields?.imageURL}
        place={carouselPlace}
        wrongKind={t('admin.carousel.wrong_kind')}
        // A tick is about the people in one picture: another picture starts without.
        onUploaded={(imageURL) => change({ imageURL, consentOnFile: false })}
      />
      <ConsentField
        value={fields?.consentOnFile}
        since={consentAt}
        onChange={(consentOnFile) => change({ consentOnFile })}
      />
      <Descriptions fields={fields} change={change} />
    </>
  );
}
