import { isLocale } from '@club/domain/locale';
import type { SpeedReport } from '@club/domain/page-speed/page-speed';
import { findSpeedClass, type SpeedMeasure } from '@club/domain/page-speed/speed-classes';
import { paths } from '@club/domain/paths';
import { findReportablePage } from '@club/domain/reportable-page';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { sendSpeedReport } from './send-speed-report.ts';

type SpeedClasses = Pick<SpeedReport, SpeedMeasure>;

/**
 * Returns an object that is updated with each new value. It then has the latest values whenever the
 * page ends.
 */
function watchSpeedClasses(): SpeedClasses {
  const classes: SpeedClasses = {};
  const options = { reportAllChanges: true };
  onLCP(({ value }) => {
    classes.paint = findSpeedClass('paint', value);
  }, options);
  onINP(({ value }) => {
    classes.interaction = findSpeedClass('interaction', value);
  }, options);
  onCLS(({ value }) => {
    classes.shift = findSpeedClass('shift', value * 1000);
  }, options);
  return classes;
}

/**
 * Measures the visit, and reports it once: when the page is first hidden. The visit counts for the
 * page that it began with. Visits that begin on the dashboard do not count.
 *
 * @param pathname where the visit began
 */
export function measureVisit(pathname: string): void {
  const page = findReportablePage(pathname);
  if (page === paths.admin) return;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'fr';
  const classes = watchSpeedClasses();
  const controller = new AbortController();
  const sendOnce = (event: Event) => {
    if (event.type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    controller.abort();
    if (Object.keys(classes).length > 0) sendSpeedReport({ page, locale, ...classes });
  };
  // A listener of `unload` would keep the page out of the back/forward cache.
  const options = { signal: controller.signal };
  document.addEventListener('visibilitychange', sendOnce, options);
  addEventListener('pagehide', sendOnce, options);
}
