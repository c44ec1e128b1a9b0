import { limits } from '@club/domain/limits';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { hasNoDetails, type PictureDetails } from './use-replaced-details.ts';

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
export function PictureDescriptions({ fields, change, earlierDetails }: PictureDescriptionsProps) {
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
