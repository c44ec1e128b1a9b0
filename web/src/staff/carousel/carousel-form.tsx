import type { CarouselItem } from '@club/domain/carousel-item';
import { useTexts } from '../../i18n/use-texts.ts';
import { ImageField } from '../images/image-field.tsx';
import type { FieldsProps } from '../rows/row-editor.tsx';
import { TextInput } from '../rows/text-input.tsx';

export type CarouselFields = Pick<CarouselItem, 'num' | 'imageURL'>;

/** The fields of the CAROUSEL tab; the number is read-only (specification, section 5). */
export function CarouselForm({ id, fields, change }: FieldsProps<CarouselFields>) {
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
        kinds={['image/png', 'image/jpeg']}
        wrongKind={t('admin.carousel.wrong_kind')}
        onUploaded={(imageURL) => change({ imageURL })}
      />
    </>
  );
}
