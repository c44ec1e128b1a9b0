import { limits } from '@club/domain/limits';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { isEmptyDescription, type PictureDescription } from './use-replaced-description.ts';

interface PictureDescriptionsProps {
  readonly fields: PictureDescription | undefined;
  readonly change: (description: Partial<PictureDescription>) => void;
  /** The previous picture's description, which may fit this picture too. */
  readonly earlierDescription: PictureDescription | undefined;
}

/** The picture's text alternatives, for people who cannot see it. */
export function PictureDescriptions({
  fields,
  change,
  earlierDescription,
}: PictureDescriptionsProps) {
  const { t } = useTexts();
  const isEmpty = fields !== undefined && isEmptyDescription(fields);
  return (
    <div className="grid gap-2">
      <BilingualInput
        french={{
          label: t('admin:carousel.alt_fr'),
          name: 'alt_fr',
          value: fields?.alt_fr,
          onChange: (alt_fr) => change({ alt_fr }),
        }}
        english={{
          label: t('admin:carousel.alt'),
          name: 'alt',
          value: fields?.alt,
          onChange: (alt) => change({ alt }),
        }}
        maxLength={limits.alt}
      />
      <p className="text-sm">{t('admin:carousel.alt_hint')}</p>
      {earlierDescription && isEmpty && (
        <div
          role="status"
          className="grid justify-items-start gap-2 border-l-8 border-sun bg-white p-4"
        >
          <p className="font-semibold">{t('admin:carousel.describe_new')}</p>
          <Button variant="outline" onClick={() => change(earlierDescription)}>
            {t('admin:carousel.describe_as_before')}
          </Button>
        </div>
      )}
    </div>
  );
}
