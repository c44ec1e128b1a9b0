import type { CarouselItem } from '@club/domain/content/carousel-item';
import { limits } from '@club/domain/limits';
import { useTexts } from '../../../i18n/use-texts.ts';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { TextInput } from '../../fields/text-input.tsx';

type Caption = Pick<CarouselItem, 'caption' | 'caption_fr' | 'link'>;

interface PictureCaptionProps {
  readonly fields: Caption;
  readonly change: (caption: Partial<Caption>) => void;
}

/** The text under a picture, and the link to its page or video. All may be empty. */
export function PictureCaption({ fields, change }: PictureCaptionProps) {
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
