import { endsBeforeStart, type ShowTimes } from '@club/domain/banner-time';
import type { Banner } from '@club/domain/content/banner';
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
