import { bannerSchema } from '@club/domain/content/banner';
import { isShownInTime, resolveDisplay } from '@club/domain/banner-time';
import { isOver } from '@club/domain/is-over';
import { noticeSchema } from '@club/domain/content/notice';
import { logger } from 'firebase-functions';
import { listDueBanners } from '../store/banners.ts';
import type { Firestore } from '../store/database.ts';
import { listEndedNotices } from '../store/notices.ts';
import { type RowAuthor, saveRow } from '../store/rows.ts';
import { areWritesStopped } from '../store/switches.ts';

const siteAuthor: RowAuthor = { staff: null, action: 'save' };

/** Shows or hides a banner whose time has come, unless somebody has done it since. */
const moveBannerSwitch = (id: string, now: number) =>
  saveRow(
    'banners',
    bannerSchema,
    id,
    (before) => {
      const switches = resolveDisplay(before, isShownInTime(before), now);
      const hasMoved =
        switches.bannerDisplay !== before.bannerDisplay ||
        switches.displayPlanned !== before.displayPlanned;
      return hasMoved ? switches : null;
    },
    siteAuthor,
  );

/** Hides a notice whose end has passed, unless somebody has given it a new one. */
const hideNotice = (id: string, now: number) =>
  saveRow(
    'notices',
    noticeSchema,
    id,
    (before) => (before.noticeDisplay && isOver(before, now) ? { noticeDisplay: false } : null),
    siteAuthor,
  );

/**
 * Moves the switches of banners and of the urgent notice whose time has come, both on and off. It
 * compares stored times with the clock, so a later run repeats what a missed one left. Each move
 * has one history entry.
 */
export async function applyDisplayTimes(db: Firestore, now: number): Promise<void> {
  if (await areWritesStopped(db)) return;
  const [banners, notices] = await Promise.all([
    listDueBanners(db, now),
    listEndedNotices(db, now),
  ]);
  const results = await Promise.allSettled([
    ...banners.map((id) => moveBannerSwitch(id, now)),
    ...notices.map((id) => hideNotice(id, now)),
  ]);
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const reason: unknown = result.reason;
    const kind = reason instanceof Error ? reason.name : typeof reason;
    logger.error('switch not moved', { kind });
  }
}
