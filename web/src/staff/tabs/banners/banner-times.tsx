import { useTexts } from '../../../i18n/use-texts.ts';
import { DateTimeInput } from '../../fields/date-time-input.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import type { BannerFields } from './banner-fields.ts';
import { useTimesText } from './use-times-text.ts';

interface BannerTimesProps {
  readonly fields: BannerFields;
  readonly change: (fields: Partial<BannerFields>) => void;
}

const groupClass = 'grid gap-4 border-l-4 border-ink/20 pl-4 sm:grid-cols-2';

/** The day and the time of a banner's event, and when the site shows the banner. */
export function BannerTimes({ fields, change }: BannerTimesProps) {
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
