import type { Banner } from '@club/domain/content/banner';
import { limits } from '@club/domain/limits';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { FieldsProps } from '../../editor/fields-props.ts';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { DateTimeInput } from '../../fields/date-time-input.tsx';
import { NoticesBelowControl } from '../../fields/field-notices.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import { ConsentField } from '../../images/consent-field.tsx';
import { ImageField } from '../../images/image-field.tsx';
import { bannerSlot } from '../../images/image-slots.ts';
import { hasNewTitleWithOldLink } from './has-new-title-with-old-link.ts';
import { useTimesText } from './use-times-text.ts';

/**
 * The fields of a banner in its form. Staff edit all of them but `num`. Unlike the stored field,
 * `bannerDisplay` is also true for a banner that is planned for later.
 */
export type BannerFields = Omit<Banner, '_id' | 'displayPlanned' | 'consentAt' | 'updatedAt'> & {
  readonly consentOnFile: boolean;
};

interface BannerTimesProps {
  readonly fields: BannerFields;
  readonly change: (fields: Partial<BannerFields>) => void;
}

const groupClass = 'grid gap-4 border-l-4 border-ink/20 pl-4 sm:grid-cols-2';

/** The day and the time of a banner's event, and when the site shows the banner. */
function BannerTimes({ fields, change }: BannerTimesProps) {
  const { t } = useTexts();
  const describeTimes = useTimesText();
  return (
    <>
      <fieldset className={groupClass}>
        <legend className="pb-1 font-semibold">{t('staffTime:event.heading')}</legend>
        <TextInput
          name="eventDate"
          type="date"
          label={t('staffTime:event.day')}
          hint={t('staffTime:event.hint')}
          value={fields.eventDate}
          onChange={(eventDate) =>
            change(eventDate === '' ? { eventDate, eventTime: '' } : { eventDate })
          }
        />
        <TextInput
          name="eventTime"
          type="time"
          label={t('staffTime:event.time')}
          hint={t('staffTime:event.time_hint')}
          value={fields.eventDate ? fields.eventTime : undefined}
          onChange={(eventTime) => change({ eventTime })}
        />
      </fieldset>
      <fieldset className={groupClass}>
        <legend className="pb-1 font-semibold">{t('staffTime:show.heading')}</legend>
        <DateTimeInput
          name="showFrom"
          label={t('staffTime:show.from')}
          hint={t('staffTime:show.from_hint')}
          value={fields.showFrom}
          onChange={(showFrom) => change({ showFrom })}
        />
        <DateTimeInput
          name="showUntil"
          label={t('staffTime:show.until')}
          hint={t('staffTime:show.until_hint')}
          value={fields.showUntil}
          onChange={(showUntil) => change({ showUntil })}
        />
        <p role="status" className="bg-sky px-3 py-2 sm:col-span-2">
          {describeTimes(fields)}
        </p>
      </fieldset>
    </>
  );
}

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
