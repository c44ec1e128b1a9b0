import { isOver } from './is-over.ts';
import type { Banner } from './content/banner.ts';

/** When the site shows a banner, in ISO 8601; null without such a limit. */
export type ShowTimes = Pick<Banner, 'showFrom' | 'showUntil'>;
type DisplayState = Pick<Banner, 'bannerDisplay' | 'displayPlanned'>;

const isReached = (instant: string | null, now: number): boolean =>
  instant !== null && Date.parse(instant) <= now;

/** Whether staff want a banner on the site, now or at its time. */
export const isShownInTime = ({ bannerDisplay, displayPlanned }: DisplayState): boolean =>
  bannerDisplay || displayPlanned;

/** Computes the switches of a banner that staff want on the site, or off. */
export function resolveDisplay(
  { showFrom, showUntil }: ShowTimes,
  isOnSite: boolean,
  now: number,
): DisplayState {
  if (!isOnSite || isOver({ showUntil }, now)) {
    return { bannerDisplay: false, displayPlanned: false };
  }
  const isDue = showFrom === null || isReached(showFrom, now);
  return { bannerDisplay: isDue, displayPlanned: !isDue };
}

/** Whether a banner ends before it begins. */
export const endsBeforeStart = ({ showFrom, showUntil }: ShowTimes): boolean =>
  showFrom !== null && showUntil !== null && Date.parse(showUntil) <= Date.parse(showFrom);

/** Finds the next instant in milliseconds at which a banner appears or disappears. */
export function findNextBoundary(
  banners: readonly (ShowTimes & DisplayState)[],
  now: number,
): number | undefined {
  const instants = banners
    .filter(isShownInTime)
    .flatMap(({ showFrom, showUntil }) => [showFrom, showUntil])
    .flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]))
    .filter((instant) => instant > now);
  return instants.length === 0 ? undefined : Math.min(...instants);
}
