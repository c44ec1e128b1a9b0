import { isOver } from './is-over.ts';
import type { Banner } from './content/banner.ts';

/** The start and the end of a banner's time on the site, in ISO 8601; null for no limit. */
export type ShowTimes = Pick<Banner, 'showFrom' | 'showUntil'>;
type DisplayState = Pick<Banner, 'bannerDisplay' | 'displayPlanned'>;

const isReached = (instant: string | null, now: number): boolean =>
  instant !== null && Date.parse(instant) <= now;

/** Whether a banner is on the site now, or planned for later. */
export const isDisplayedOrPlanned = ({ bannerDisplay, displayPlanned }: DisplayState): boolean =>
  bannerDisplay || displayPlanned;

/**
 * Computes `bannerDisplay` and `displayPlanned` of a banner from its times. `isSwitchedOn` states
 * whether staff have switched the banner on, for now or for later. `now` is in milliseconds.
 */
export function resolveDisplay(
  { showFrom, showUntil }: ShowTimes,
  { isSwitchedOn, now }: { readonly isSwitchedOn: boolean; readonly now: number },
): DisplayState {
  if (!isSwitchedOn || isOver({ showUntil }, now)) {
    return { bannerDisplay: false, displayPlanned: false };
  }
  const isDue = showFrom === null || isReached(showFrom, now);
  return { bannerDisplay: isDue, displayPlanned: !isDue };
}

/** Whether a banner ends before it begins, or at the same instant. */
export const endsBeforeStart = ({ showFrom, showUntil }: ShowTimes): boolean =>
  showFrom !== null && showUntil !== null && Date.parse(showUntil) <= Date.parse(showFrom);

/** Finds the next instant in milliseconds at which a banner appears or disappears. */
export function findNextBoundary(
  banners: readonly (ShowTimes & DisplayState)[],
  now: number,
): number | undefined {
  const instants = banners
    .filter(isDisplayedOrPlanned)
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil])
    .flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]))
    .filter((instant) => instant > now);
  return instants.length === 0 ? undefined : Math.min(...instants);
}
