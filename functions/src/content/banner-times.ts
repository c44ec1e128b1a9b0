import { endsBeforeStart, resolveDisplay, type ShowTimes } from '@club/domain/banner-time';
import { ApiProblem } from '../runtime/problem.ts';

/** The part of a banner's save that decides when the site shows the banner. */
interface TimedUpdate {
  readonly showFrom?: string | null | undefined;
  readonly showUntil?: string | null | undefined;
  /** Whether staff want the banner on the site. */
  readonly bannerDisplay: boolean;
}

/**
 * Adds the times to a banner's save, and computes `bannerDisplay` and `displayPlanned` from them. A
 * banner whose time is still to come stays hidden and planned.
 *
 * @param before the stored times, which stay if the save has none
 * @param at the save's instant in ISO 8601
 * @throws ApiProblem `invalid-body` if the banner would end before it begins
 */
export function resolveBannerTimes<Update extends TimedUpdate>(
  before: ShowTimes,
  update: Update,
  at: string,
) {
  const { showFrom = before.showFrom, showUntil = before.showUntil } = update;
  const times = { showFrom, showUntil };
  if (endsBeforeStart(times)) throw new ApiProblem('invalid-body', { fields: ['showUntil'] });
  const displayState = resolveDisplay(times, {
    isSwitchedOn: update.bannerDisplay,
    now: Date.parse(at),
  });
  return { ...update, ...times, ...displayState };
}
