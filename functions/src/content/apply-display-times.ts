import { isDisplayedOrPlanned, resolveDisplay } from '@club/domain/banner-time';
import { isOver } from '@club/domain/is-over';
import { logger } from 'firebase-functions';
import { listDueBanners } from '../store/banners.ts';
import type { Firestore } from '../store/database.ts';
import { listEndedNotices } from '../store/notices.ts';
import { type SaveOrigin, saveRow } from '../store/rows.ts';
import { areWritesStopped } from '../store/switches.ts';

const plannedTimeOrigin: SaveOrigin = { staff: null, action: 'save' };

/** Shows or hides a banner at its time, unless somebody already has. */
const updateBannerDisplay = (id: string, now: number) =>
  saveRow(
    'banners',
    id,
    (before) => {
      const displayState = resolveDisplay(before, {
        isSwitchedOn: isDisplayedOrPlanned(before),
        now,
      });
      const hasChanged =
        displayState.bannerDisplay !== before.bannerDisplay ||
        displayState.displayPlanned !== before.displayPlanned;
      return hasChanged ? displayState : null;
    },
    plannedTimeOrigin,
  );

/** Hides a notice whose end has passed, unless somebody has changed its end since. */
const hideNotice = (id: string, now: number) =>
  saveRow(
    'notices',
    id,
    (before) => (before.noticeDisplay && isOver(before, now) ? { noticeDisplay: false } : null),
    plannedTimeOrigin,
  );

/**
 * Shows and hides banners at their times, and hides the urgent notice at its end. It compares stored
 * times with the clock, so the next run makes up for a missed one. Each change has one history entry.
 */
export async function applyDisplayTimes(db: Firestore, now: number): Promise<void> {
  if (await areWritesStopped(db)) return;
  const [bannerIds, noticeIds] = await Promise.all([
    listDueBanners(db, now),
    listEndedNotices(db, now),
  ]);
  const results = await Promise.allSettled([
    ...bannerIds.map((id) => updateBannerDisplay(id, now)),
    ...noticeIds.map((id) => hideNotice(id, now)),
  ]);
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const reason: unknown = result.reason;
    const kind = reason instanceof Error ? reason.name : typeof reason;
    logger.error('display not updated', { kind });
  }
}
