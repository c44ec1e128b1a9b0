import { endsBeforeStart, type ShowTimes } from '@club/domain/banner-time';
import { isOver } from '@club/domain/is-over';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

interface TimedFields extends ShowTimes {
  /** Whether staff want the banner on the site, now or at its time. */
  readonly bannerDisplay: boolean;
}

/** Returns the function that describes in a sentence when visitors see a banner. */
export function useTimesText() {
  const { t, locale } = useTexts();
  const format = (instant: string | null) =>
    instant === null ? '' : formatDateAndTime(instant, locale);
  return (fields: TimedFields, now = Date.now()): string => {
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
