import { endsBeforeStart, type ShowTimes } from '@club/domain/banner-time';
import type { Banner } from '@club/domain/content/banner';
import type { FormOf } from '@club/domain/content/content-types';
import { isOver } from '@club/domain/is-over';
import { useState } from 'react';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { FieldsProps } from '../../editor/row-editor-config.ts';
import { ContentInputs } from '../../fields/content-inputs.tsx';
import { ImageInputs } from '../../fields/image-inputs.tsx';
import { TextInput } from '../../fields/text-input.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { hasNewTitleWithOldLink } from './has-new-title-with-old-link.ts';

interface TimedFields extends ShowTimes {
  /** Whether staff want the banner on the site, now or at its time. */
  readonly bannerDisplay: boolean;
}

/** Returns the function that describes in a sentence when visitors see a banner. */
function useTimesText() {
  const { t, locale } = useTexts();
  const format = (instant: string | null) =>
    instant === null ? '' : formatDateAndTime(instant, locale);
  return (fields: TimedFields): string => {
    const now = Date.now();
    const { showFrom, showUntil, bannerDisplay } = fields;
    const times = { from: format(showFrom), until: format(showUntil) };
    const isWaiting = showFrom !== null && Date.parse(showFrom) > now;
    if (endsBeforeStart(fields)) return t('staffTime:visibility.reversed');
    if (isOver(fields, now)) return t('staffTime:visibility.over', times);
    if (!bannerDisplay) return t('staffTime:visibility.off');
    if (isWaiting) return t(`staffTime:visibility.${showUntil === null ? 'from' : 'both'}`, times);
    return t(`staffTime:visibility.${showUntil === null ? 'always' : 'until'}`, times);
  };
}

type State = 'live' | 'next' | 'past' | 'off';

const getState = (banner: Banner): State => {
  if (banner.displayPlanned) return 'next';
  if (isOver(banner, Date.now())) return 'past';
  return banner.bannerDisplay ? 'live' : 'off';
};

const markClasses = { live: 'bg-sun', next: 'bg-sky', past: '', off: '' } as const;

/** Whether visitors see a banner now, later or no longer, or whether it is off. */
export function DisplayState({ banner }: { banner: Banner }) {
  const { t, locale } = useTexts();
  const state = getState(banner);
  const instant = state === 'next' ? banner.showFrom : banner.showUntil;
  return (
    <>
      <span className={`px-1.5 font-semibold ${markClasses[state]}`}>
        {t(`staffTime:state.${state}`)}
      </span>
      {state !== 'off' && instant !== null && (
        <span className="block text-sm">
          {t(`staffTime:state.${state}_at`, { at: formatDateAndTime(instant, locale) })}
        </span>
      )}
    </>
  );
}

/**
 * The fields of a banner in its form. Unlike the stored field, `bannerDisplay` is also true for a
 * banner that is planned for later.
 */
export type BannerFields = FormOf<'banners'>;
type BannerFormProps = FieldsProps<Banner, BannerFields>;

const groupClass = 'grid gap-4 border-l-4 border-ink/20 pl-4 sm:grid-cols-2';

/** The day and the time of a banner's event. Folded until the banner has one. */
function EventFields({ fields, change }: Pick<BannerFormProps, 'fields' | 'change'>) {
  const { t } = useTexts();
  const labels = useFieldLabels('banners');
  const [hasHadEvent, setHasHadEvent] = useState(false);
  // It stays open while staff empty the day to type another.
  if (!hasHadEvent && fields.eventDate !== '') setHasHadEvent(true);
  return (
    <details open={hasHadEvent}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('staffTime:event.heading')}
      </summary>
      <div className={groupClass}>
        <TextInput
          name="eventDate"
          type="date"
          label={labels.eventDate}
          hint={t('staffTime:event.hint')}
          value={fields.eventDate}
          onChange={(eventDate) =>
            change(eventDate === '' ? { eventDate, eventTime: '' } : { eventDate })
          }
        />
        <TextInput
          name="eventTime"
          type="time"
          label={labels.eventTime}
          hint={t('staffTime:event.time_hint')}
          value={fields.eventDate ? fields.eventTime : undefined}
          onChange={(eventTime) => change({ eventTime })}
        />
      </div>
    </details>
  );
}

/** The fields of the BANNER tab (specification, sections 4 and 5). */
export function BannerForm({ id, fields, change, savedRow }: BannerFormProps) {
  const { t } = useTexts();
  const describeTimes = useTimesText();
  const form = { collection: 'banners', fields, change } as const;
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
        <ContentInputs
          {...form}
          names={['link']}
          {...(savedRow &&
            hasNewTitleWithOldLink(savedRow, fields) && {
              hint: t('admin:banner.link_unchanged'),
            })}
        />
      </div>
      <ContentInputs {...form} names={['eventTitle']} />
      <EventFields key={id} fields={fields} change={change} />
      <fieldset className={groupClass}>
        <legend className="pb-1 font-semibold">{t('staffTime:show.heading')}</legend>
        <ContentInputs {...form} names={['showFrom']} hint={t('staffTime:show.from_hint')} />
        <ContentInputs {...form} names={['showUntil']} hint={t('staffTime:show.until_hint')} />
        <p role="status" className="bg-sky px-3 py-2 sm:col-span-2">
          {describeTimes(fields)}
        </p>
      </fieldset>
      <ImageInputs {...form} id={id} consentAt={savedRow?.consentAt} />
      <ContentInputs {...form} names={['bannerDisplay']} />
    </>
  );
}
