import type { Banner } from '@club/domain/content/banner';
import { limits } from '@club/domain/limits';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { ConsentField } from '../../images/consent-field.tsx';
import { ImageField } from '../../images/image-field.tsx';
import { bannerSlot } from '../../images/image-slots.ts';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { NoticesBelowControl } from '../../fields/field-notices.tsx';
import type { FieldsProps } from '../../editor/fields-props.ts';
import { BannerTimes } from './banner-times.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import type { BannerFields } from './banner-fields.ts';
import { hasNewTitleWithOldLink } from './has-new-title-with-old-link.ts';

interface BannerFormProps extends FieldsProps<BannerFields> {
  /** The selected banner as it was last saved. */
  readonly savedBanner: Banner | undefined;
}

/** The fields of the BANNER tab (specification, sections 4 and 5). */
export function BannerForm({ id, fields, change, savedBanner }: BannerFormProps) {
  const { t } = useTexts();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        <TextInput
          name="num"
          label={t('admin:list.number')}
          type="number"
          value={String(fields.num)}
          isReadOnly
        />
        <TextInput
          name="link"
          label={t('admin:banner.link')}
          type="url"
          maxLength={limits.link}
          {...(savedBanner &&
            hasNewTitleWithOldLink(savedBanner, fields) && {
              hint: t('admin:banner.link_unchanged'),
            })}
          value={fields.link}
          onChange={(link) => change({ link })}
        />
      </div>
      <BilingualInput
        french={{
          label: t('admin:banner.title_fr'),
          name: 'eventTitle_fr',
          value: fields.eventTitle_fr,
          onChange: (eventTitle_fr) => change({ eventTitle_fr }),
        }}
        english={{
          label: t('admin:banner.title'),
          name: 'eventTitle',
          value: fields.eventTitle,
          onChange: (eventTitle) => change({ eventTitle }),
        }}
        maxLength={limits.eventTitle}
      />
      <BannerTimes fields={fields} change={change} />
      <ImageField
        id={id}
        imageURL={fields.imageURL}
        slot={bannerSlot}
        wrongKindText={t('admin:banner.wrong_kind')}
        doneText={t('admin:banner.uploaded')}
        // Consent is for one picture, so a new picture has none.
        onUploaded={(imageURL) => change({ imageURL, consentOnFile: false })}
      />
      <NoticesBelowControl name="imageURL" />
      <ConsentField
        value={fields.consentOnFile}
        since={savedBanner?.consentAt}
        onChange={(consentOnFile) => change({ consentOnFile })}
      />
      <NoticesBelowControl name="consentOnFile" />
      <Switch
        label={t('admin:banner.display')}
        on={t('admin:list.on')}
        off={t('admin:list.off')}
        value={fields.bannerDisplay}
        onChange={(bannerDisplay) => change({ bannerDisplay })}
      />
      <NoticesBelowControl name="bannerDisplay" />
    </>
  );
}
